import { whenToPay } from '../../money/when-to-pay.ts'
import { REFUND_CAUSES } from '../../pricing/refund.ts'
import { discountedChildren, seasonPrices } from '../../seasons/offers.ts'
import type { Basics } from '../defaults/base.ts'
import { REFUND_WORDS } from '../refund-words.zh-Hans.ts'
import { eitherDay } from '../season-words.ts'
import { plainPart, type RulesPart } from './rules-part.ts'

export const moneyAndKit = (basics: Basics): RulesPart[] => [paymentAndRefunds(basics), kit]

function paymentAndRefunds({ season, payment }: Basics): RulesPart {
  const { once, twice, family, specials } = seasonPrices(season.offers)
  return {
    id: 'payment-and-refunds',
    title: '付款和退款',
    summary: '按月付费；在某个月开始前改变主意，该月费用退还。',
    groups: [
      {
        title: '费用',
        points: [
          ...(once && twice
            ? [`每周一天（${eitherDay(season)}），每月${once}；两天都来，每月${twice}。`]
            : []),
          ...(family
            ? [
                `一家有${family.minChildren}个或以上孩子报名时，${discountedChildren(family)}减${family.percent}。`,
              ]
            : []),
          // Why a month costs less is in the club's own English words, so it is only in the English version.
          ...specials.map(({ percent, months }) => `${months}减${percent}。`),
          whenToPay(payment),
          payment.etransfer,
          payment.cash,
        ],
      },
      {
        title: '退款',
        points: REFUND_CAUSES.map((cause) => `${REFUND_WORDS[cause].when}：${REFUND_WORDS[cause].back}`),
      },
    ],
  }
}

const kit = plainPart('kit', '球衣装备', '没穿过的，14天内可以换。', [
  '请在14天内把没穿过、带吊牌的物品拿到俱乐部服务台。',
  '印了名字或号码的不能换。',
  '有瑕疵，或者给错了？请告诉我们，我们会处理好。',
])
