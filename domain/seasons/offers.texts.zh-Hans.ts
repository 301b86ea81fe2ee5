export const fromPrice = (price: string) => `${price}起`
export const everyChild = '每个孩子'
export const everyChildButOne = '除费用最高的一个以外的每个孩子'
export const familyOffer = (minChildren: number) => `${minChildren}个或以上孩子报名`
export const familyOfferButOne = (minChildren: number) => `${minChildren}个或以上孩子报名，费用最高的一个除外`
