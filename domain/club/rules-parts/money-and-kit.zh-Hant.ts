import { whenToPay } from '../../money/when-to-pay.ts'
import { REFUND_CAUSES } from '../../pricing/refund.ts'
import { discountedChildren, seasonPrices } from '../../seasons/offers.ts'
import type { Basics } from '../defaults/base.ts'
import { REFUND_WORDS } from '../refund-words.zh-Hant.ts'
import { eitherDay } from '../season-words.ts'
import { plainPart, type RulesPart } from './rules-part.ts'

export const moneyAndKit = (basics: Basics): RulesPart[] => [paymentAndRefunds(basics), kit]

function paymentAndRefunds({ season, payment }: Basics): RulesPart {
  const { once, twice, family, specials } = seasonPrices(season.offers)
  return {
    id: 'payment-and-refunds',
    title: '付款和退款',
    summary: '按月付費；在某個月開始前改變主意，該月費用退還。',
    groups: [
      {
        title: '費用',
        points: [
          ...(once && twice
            ? [`每週一天（${eitherDay(season)}），每月${once}；兩天都來，每月${twice}。`]
            : []),
          ...(family
            ? [
                `一家有${family.minChildren}個或以上孩子報名時，${discountedChildren(family)}減${family.percent}。`,
              ]
            : []),
          // Why a month costs less is in the club's own English words, so it is only in the English version.
          ...specials.map(({ percent, months }) => `${months}減${percent}。`),
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

const kit = plainPart('kit', '球衣裝備', '未穿過的，14天內可以更換。', [
  '請在14天內把未穿過、連吊牌的物品帶到球會服務台。',
  '印了名字或號碼的不能更換。',
  '有瑕疵，或者給錯了？請告訴我們，我們會處理好。',
])
