export const fromPrice = (price: string) => `from ${price}`
export const everyChild = 'every child'
export const everyChildButOne = 'every child but the one with the dearest plan'
export const familyOffer = (minChildren: number) => `${minChildren} or more children`
export const familyOfferButOne = (minChildren: number) =>
  `each child but the one with the dearest plan, from ${minChildren} children`
