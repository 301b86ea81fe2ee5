export const fromPrice = (price: string) => `${price}起`
export const everyChild = '每個孩子'
export const everyChildButOne = '除費用最高的一個以外的每個孩子'
export const familyOffer = (minChildren: number) => `${minChildren}個或以上孩子報名`
export const familyOfferButOne = (minChildren: number) => `${minChildren}個或以上孩子報名，費用最高的一個除外`
