export const signature = 'PMFC · 列治文和温哥华的青少年足球'
export const ask = '有问题？直接回复这封邮件就可以。'
export const buttonFails = '如果按钮没有反应，请打开这个网址：'
export const labelled = (label: string, value: string) => `${label}：${value}`

export const when = '时间'
export const where = '地点'
export const answerBy = '回复截止时间'
export const amount = '金额'
export const refund = '退款'
export const reference = '付款编号'
export const payTo = 'e-Transfer收款地址'
