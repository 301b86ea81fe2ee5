export const goods = (quantity: number, item: string, size: string | null) =>
  `${item}${size ? `（尺碼${size}）` : ''} × ${quantity}`
export const goodsFor = (goods: string, child: string) => `${child}的${goods}`
export const see = '查看訂單'

export const receivedSubject = (names: string) => `${names}的裝備訂單`
export const received = '多謝，我們收到了您的訂單：'
export const nothingToPay = '不用付款。'
export const next = (pickUp: string) => `接下來我們會備好貨，並發電郵通知您。${pickUp}`
export const mayChange = '在我們收到付款之前，您可以在帳戶裡更改尺碼或取消訂單。'

export const paidSubject = (item: string, child: string) => `已付款：${child}的${item}`
export const paid = (goods: string) => `多謝，我們收到了${goods}的付款。`

export const readySubject = (item: string, child: string) => `可以領取了：${child}的${item}`
export const ready = (goods: string) => `您訂的${goods}已備好。`

export const cancelledSubject = (item: string, child: string) => `已取消：${child}的${item}`
export const cancelled = (goods: string) => `我們取消了${goods}的訂單。您不用付款。`

export const refundedSubject = (amount: string, item: string) => `${item}的退款${amount}`
export const refunded = (goods: string) => `我們會退還您為${goods}付的款項。`
