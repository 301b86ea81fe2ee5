export const fromPrice = (price: string) => `from ${price}`
export const everyChild = 'every child'
export const everyChildButOne = 'every child except the one on the most expensive plan'
export const familyOffer = (minChildren: number) => `${minChildren} or more children`
export const familyOfferButOne = (minChildren: number) =>
  `every child except the one on the most expensive plan, with ${minChildren} or more children`
