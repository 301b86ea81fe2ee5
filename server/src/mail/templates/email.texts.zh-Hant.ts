export const signature = 'PMFC · 列治文和溫哥華的青少年足球'
export const ask = '有問題？直接回覆這封電郵就可以。'
export const buttonFails = '如果按鈕沒有反應，請打開這個網址：'
export const labelled = (label: string, value: string) => `${label}：${value}`

export const when = '時間'
export const where = '地點'
export const answerBy = '回覆限期'
export const amount = '金額'
export const refund = '退款'
export const reference = '付款編號'
export const payTo = 'e-Transfer收款地址'
