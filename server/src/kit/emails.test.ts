import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import { SHIPPED_KIT } from '@touchline/domain/kit/shipped-kit.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { describe, expect, test } from 'vitest'
import { orderPaid, orderReady, orderReceived, orderRefunded } from './emails.ts'
import { kitNameIn } from './kit-name-in.ts'

const { payment } = defaultBasics
const PICK_UP = 'Pick it up at the club table before training.'
const order = {
  firstName: 'Maya',
  item: () => 'Socks',
  size: 'S',
  quantity: 2,
  totalCents: 2000,
  reference: 'KX4-7MR',
}

describe.each([
  [
    'received',
    orderReceived([order], payment, PICK_UP),
    'Your kit order for Maya',
    [
      '2 × Socks, size S for Maya',
      `Next, we’ll get it ready and email you. ${PICK_UP}`,
      'you can change the size or cancel',
    ],
    { amountCents: 2000, reference: 'KX4-7MR', payTo: payment.etransferTo },
  ],
  [
    'received, in one size and for nothing',
    orderReceived(
      [{ ...order, item: () => 'Toque', size: null, quantity: 1, totalCents: 0 }],
      payment,
      PICK_UP,
    ),
    'Your kit order for Maya',
    ['1 × Toque for Maya', 'There’s nothing to pay.'],
    {},
  ],
  [
    'received with others (K-13)',
    orderReceived([order, { ...order, firstName: 'Leo' }], payment, PICK_UP),
    'Your kit order for Maya and Leo',
    ['2 × Socks, size S for Maya\n2 × Socks, size S for Leo'],
    { amountCents: 4000, reference: 'KX4-7MR' },
  ],
  [
    'paid (K-14)',
    orderPaid(order, PICK_UP),
    'Paid: Socks for Maya',
    ['we’ve received your payment for 2 × Socks, size S for Maya.'],
    { amountCents: 2000, reference: 'KX4-7MR' },
  ],
  [
    'ready',
    orderReady(order, PICK_UP),
    'Ready to pick up: Socks for Maya',
    ['Your order is ready: 2 × Socks, size S for Maya.', PICK_UP],
    {},
  ],
  [
    'refunded',
    orderRefunded(order, 'Out of stock'),
    'Your refund of $20.00 for Socks',
    ['We’re refunding what you paid for 2 × Socks, size S for Maya.', 'Out of stock'],
    { refundCents: 2000 },
  ],
])('an order is %s', (_case, email, wanted, said, amounts) => {
  const { subject, paragraphs, facts, action } = email('en')

  test('the email says what to do next', () => {
    expect(subject).toBe(wanted)
    for (const sentence of said) expect(paragraphs.join('\n')).toContain(sentence)
    expect(facts ?? {}).toMatchObject(amounts)
  })

  test('and leads back', () =>
    expect(action).toEqual({ label: 'See your order', path: '/guardian/registrations#kit' }))
})

test('K-23: our own items are named in the language of the reader, the club’s as it named them', () => {
  const item = (itemName: string | null) => (language: Language) =>
    kitNameIn(language, SHIPPED_KIT, { itemType: 'SOCKS', itemName })
  expect(orderReady({ ...order, item: item(null) }, PICK_UP)('zh-Hant').subject).toBe(
    '可以領取了：Maya的球襪',
  )
  const own = orderReady({ ...order, item: item('Lucky socks') }, PICK_UP)('zh-Hans')
  expect(own.subject).toBe('可以领取了：Maya的Lucky socks')
  expect(own.english).toContain('Lucky socks')
})
