export const withoutDiscounts = '优惠前金额'
export const youSave = '您省了'
export const ifPlaceOpens = '如果有名额'
export const total = '合计'
export const waitsOutside = (player: string, program: string, price: string) =>
  `${player}会进入${program}的候补名单，不计入合计。如果有名额，费用是${price}。`
export const siblingPays = (name: string, after: string, before: string) =>
  `${name}已经报名，费用由${before}改为${after}。`
export const monthHasBegun = (month: string, left: number, all: number) =>
  `${month}已经开始：${all}次训练课还剩${left}次，费用按整月计算。不想要这个月，可以在上面取消勾选。`
