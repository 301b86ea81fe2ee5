import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { listOf } from '@touchline/domain/words.ts'
import type { Words } from '../users/write-to-guardians.ts'

export interface Ordered {
  firstName: string
  item: string
  /** null for what comes in one size. */
  size: string | null
  quantity: number
  totalCents: number
  /** What the family writes on every payment. */
  reference: string | null
}

const ORDERS = '/guardian/registrations#kit'

const goods = ({ quantity, item, size }: Ordered) => `${quantity} × ${item}${size ? `, size ${size}` : ''}`

const totalOf = (orders: readonly Ordered[]) => orders.reduce((sum, { totalCents }) => sum + totalCents, 0)

/** All that a family has ordered in one go, for one child or several. */
export function orderReceived(orders: readonly Ordered[], payment: Payment, pickUp: string): Words {
  const names = listOf([...new Set(orders.map(({ firstName }) => firstName))], 'and')
  const totalCents = totalOf(orders)
  const reference = orders[0]?.reference
  return {
    subject: `Your kit order for ${names}`,
    paragraphs: [
      [
        'Thank you, we’ve got your order:',
        ...orders.map((order) => `${goods(order)} for ${order.firstName}`),
      ].join('\n'),
      ...(totalCents === 0 ? ['There is nothing to pay.'] : [`${payment.etransfer} ${payment.cash}`]),
      `Next, we get it ready and email you. ${pickUp}`,
      'Until we have your payment you can change the size, or cancel, on your page.',
    ],
    facts: totalCents === 0 ? {} : { amountCents: totalCents, reference, payTo: payment.etransferTo },
    action: { label: 'See your order', path: ORDERS },
  }
}

export const orderPaid = (order: Ordered, pickUp: string): Words => ({
  subject: `Paid: ${order.item} for ${order.firstName}`,
  paragraphs: [
    `Thank you, we have your payment for ${goods(order)} for ${order.firstName}.`,
    `Next, we get it ready and email you. ${pickUp}`,
  ],
  facts: { amountCents: order.totalCents, reference: order.reference },
  action: { label: 'See your order', path: ORDERS },
})

export const orderReady = (order: Ordered, pickUp: string): Words => ({
  subject: `Ready to pick up: ${order.item} for ${order.firstName}`,
  paragraphs: [`Your order is ready: ${goods(order)} for ${order.firstName}.`, pickUp],
  action: { label: 'See your order', path: ORDERS },
})

/** The reason is the club's own words. */
export const orderCancelled = (order: Ordered, reason: string | null): Words => ({
  subject: `Cancelled: ${order.item} for ${order.firstName}`,
  paragraphs: [
    `We have cancelled ${goods(order)} for ${order.firstName}. There is nothing to pay.`,
    ...(reason ? [reason] : []),
  ],
  action: { label: 'See your order', path: ORDERS },
})

export const orderRefunded = (order: Ordered, reason: string | null): Words => ({
  subject: `Your refund of ${formatCents(order.totalCents)} for ${order.item}`,
  paragraphs: [
    `We refund what you paid for ${goods(order)} for ${order.firstName}.`,
    ...(reason ? [reason] : []),
  ],
  facts: { refundCents: order.totalCents, reference: order.reference },
  action: { label: 'See your order', path: ORDERS },
})
