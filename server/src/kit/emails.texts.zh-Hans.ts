export const goods = (quantity: number, item: string, size: string | null) =>
  `${item}${size ? `（尺码${size}）` : ''} × ${quantity}`
export const goodsFor = (goods: string, child: string) => `${child}的${goods}`
export const see = '查看订单'

export const receivedSubject = (names: string) => `${names}的装备订单`
export const received = '谢谢，我们收到了您的订单：'
export const nothingToPay = '不用付款。'
export const next = (pickUp: string) => `接下来我们会备好货，并发邮件通知您。${pickUp}`
export const mayChange = '在我们收到付款之前，您可以在账户里更改尺码或取消订单。'

export const paidSubject = (item: string, child: string) => `已付款：${child}的${item}`
export const paid = (goods: string) => `谢谢，我们收到了${goods}的付款。`

export const readySubject = (item: string, child: string) => `可以领取了：${child}的${item}`
export const ready = (goods: string) => `您订的${goods}已备好。`

export const cancelledSubject = (item: string, child: string) => `已取消：${child}的${item}`
export const cancelled = (goods: string) => `我们取消了${goods}的订单。您不用付款。`

export const refundedSubject = (amount: string, item: string) => `${item}的退款${amount}`
export const refunded = (goods: string) => `我们会退还您为${goods}付的款项。`
