import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import { describe, expect, test } from 'vitest'
import { orderReady, orderReceived } from './emails.ts'

const { payment } = defaultBasics
const PICK_UP = 'Pick it up at the club table before training.'
const order = {
  firstName: 'Maya',
  item: 'Socks',
  size: 'S',
  quantity: 2,
  totalCents: 2000,
  reference: 'K-7H3KQ2M',
}

describe.each([
  [
    'received',
    orderReceived(order, payment, PICK_UP),
    'Your order for Maya: K-7H3KQ2M',
    [
      'You have ordered 2 × Socks, size S for Maya: $20.00 in all.',
      `Address: ${payment.etransferTo}. Reference: K-7H3KQ2M.`,
      `Next, we get it ready and write to you. ${PICK_UP}`,
      'you can change the size, or cancel',
    ],
  ],
  [
    'received, in one size and for nothing',
    orderReceived({ ...order, item: 'Toque', size: null, quantity: 1, totalCents: 0 }, payment, PICK_UP),
    'Your order for Maya: K-7H3KQ2M',
    ['You have ordered 1 × Toque for Maya: $0.00 in all.', 'There is nothing to pay.'],
  ],
  [
    'ready',
    orderReady(order, PICK_UP),
    'Ready to pick up: Socks for Maya',
    ['Your order K-7H3KQ2M is ready: 2 × Socks, size S for Maya.', PICK_UP],
  ],
])('an order is %s', (_case, { subject, paragraphs, action }, wanted, said) => {
  test('the letter says what to do next', () => {
    expect(subject).toBe(wanted)
    for (const sentence of said) expect(paragraphs.join('\n')).toContain(sentence)
  })

  test('and leads back', () =>
    expect(action).toEqual({ label: 'See your order', path: '/guardian/registrations#kit' }))
})
