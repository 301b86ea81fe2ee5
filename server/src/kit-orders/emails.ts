import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { howToPay } from '../mail/templates/how-to-pay.ts'
import type { Words } from '../users/write-to-guardians.ts'

export interface Ordered {
  firstName: string
  item: string
  /** null for what comes in one size. */
  size: string | null
  quantity: number
  totalCents: number
  reference: string
}

const ORDERS = '/guardian/registrations#kit'

const goods = ({ quantity, item, size }: Ordered) => `${quantity} × ${item}${size ? `, size ${size}` : ''}`

export const orderReceived = (order: Ordered, payment: Payment, pickUp: string): Words => ({
  subject: `Your order for ${order.firstName}: ${order.reference}`,
  paragraphs: [
    `Thank you. You have ordered ${goods(order)} for ${order.firstName}: ${formatCents(order.totalCents)} in all.`,
    order.totalCents === 0 ? 'There is nothing to pay.' : howToPay(order.reference, payment),
    `Next, we get it ready and write to you. ${pickUp}`,
    'Until we have your payment you can change the size, or cancel, on your page.',
  ],
  action: { label: 'See your order', path: ORDERS },
})

export const orderReady = (order: Ordered, pickUp: string): Words => ({
  subject: `Ready to pick up: ${order.item} for ${order.firstName}`,
  paragraphs: [`Your order ${order.reference} is ready: ${goods(order)} for ${order.firstName}.`, pickUp],
  action: { label: 'See your order', path: ORDERS },
})

/** The reason is the club's own words. */
export const orderCancelled = (order: Ordered, reason: string | null): Words => ({
  subject: `Your order ${order.reference} is cancelled`,
  paragraphs: [
    `We have cancelled ${goods(order)} for ${order.firstName}. There is nothing to pay.`,
    ...(reason ? [reason] : []),
    'If this surprises you, please write back: we are glad to help.',
  ],
  action: { label: 'See your order', path: ORDERS },
})

export const orderRefunded = (order: Ordered, reason: string | null): Words => ({
  subject: `We give back ${formatCents(order.totalCents)} for ${order.reference}`,
  paragraphs: [
    `${formatCents(order.totalCents)} for ${goods(order)} for ${order.firstName} goes back to you.`,
    ...(reason ? [reason] : []),
  ],
  action: { label: 'See your order', path: ORDERS },
})
