export const goods = (quantity: number, item: string, size: string | null) =>
  `${quantity} × ${item}${size ? `, size ${size}` : ''}`
export const goodsFor = (goods: string, child: string) => `${goods} for ${child}`
export const see = 'See your order'

export const receivedSubject = (names: string) => `Your kit order for ${names}`
export const received = 'Thank you, we’ve got your order:'
export const nothingToPay = 'There’s nothing to pay.'
export const next = (pickUp: string) => `Next, we’ll get it ready and email you. ${pickUp}`
export const mayChange = 'Until you’ve paid, you can change the size or cancel in your account.'

export const paidSubject = (item: string, child: string) => `Paid: ${item} for ${child}`
export const paid = (goods: string) => `Thank you, we’ve received your payment for ${goods}.`

export const readySubject = (item: string, child: string) => `Ready to pick up: ${item} for ${child}`
export const ready = (goods: string) => `Your order is ready: ${goods}.`

export const cancelledSubject = (item: string, child: string) => `Cancelled: ${item} for ${child}`
export const cancelled = (goods: string) => `We’ve cancelled ${goods}. There’s nothing to pay.`

export const refundedSubject = (amount: string, item: string) => `Your refund of ${amount} for ${item}`
export const refunded = (goods: string) => `We’re refunding what you paid for ${goods}.`
