export const withoutDiscounts = '優惠前金額'
export const youSave = '您節省'
export const ifPlaceOpens = '如果有名額'
export const total = '合計'
export const waitsOutside = (player: string, program: string, price: string) =>
  `${player}會進入${program}的候補名單，不計入合計。如果有名額，費用是${price}。`
export const siblingPays = (name: string, after: string, before: string) =>
  `${name}已經報名，費用由${before}改為${after}。`
export const monthHasBegun = (month: string, left: number, all: number) =>
  `${month}已經開始：${all}次訓練課還剩${left}次，費用按整個月計算。不想要這個月，可以在上面取消勾選。`
