import { whenToPay } from '../../money/when-to-pay.ts'
import { REFUND_CAUSES } from '../../pricing/refund.ts'
import { discountedChildren, seasonPrices } from '../../seasons/offers.ts'
import type { Basics } from '../defaults/base.ts'
import { REFUND_WORDS } from '../refund-words.ts'
import { eitherDay } from '../season-words.ts'
import { plainPart, type RulesPart } from './rules-part.ts'

export const moneyAndKit = (basics: Basics): RulesPart[] => [paymentAndRefunds(basics), kit]

function paymentAndRefunds({ season, payment }: Basics): RulesPart {
  const { once, twice, family, specials } = seasonPrices(season.offers)
  return {
    id: 'payment-and-refunds',
    title: 'Payment and refunds',
    summary: 'Pay by the month; change your mind before a month starts and get it back.',
    groups: [
      {
        title: 'Fees',
        points: [
          ...(once && twice
            ? [`${once} a month for one day a week (${eitherDay(season)}), ${twice} for both days.`]
            : []),
          ...(family
            ? [
                `${family.percent} off ${discountedChildren(family)} when ${family.minChildren} or more of a family are registered.`,
              ]
            : []),
          ...specials.map(({ percent, months, reason }) => `${percent} off in ${months}. ${reason}`.trim()),
          whenToPay(payment),
          payment.etransfer,
          payment.cash,
        ],
      },
      {
        title: 'Refunds',
        points: REFUND_CAUSES.map((cause) => {
          const { when, back } = REFUND_WORDS[cause]
          return `${when}. ${back}`
        }),
      },
    ],
  }
}

const kit = plainPart('kit', 'Kit', 'Unworn items can be exchanged within 14 days.', [
  'Bring the unworn item, with its tag, to the club table within 14 days.',
  'Items with a name or a number on them are final.',
  'Something is faulty or the wrong one came? Tell us, and we put it right.',
])
