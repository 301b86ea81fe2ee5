import { expect, test } from 'vitest'
import { SHIPPED_RULES } from './club/club-rules.ts'
import * as kitHans from './kit/catalogue.texts.zh-Hans.ts'
import * as kitHant from './kit/catalogue.texts.zh-Hant.ts'
import { kitOrderRefusal } from './kit/catalogue.ts'
import { SHIPPED_KIT } from './kit/shipped-kit.ts'
import * as cardHans from './money/card-payment.texts.zh-Hans.ts'
import * as cardHant from './money/card-payment.texts.zh-Hant.ts'
import { cardSum } from './money/card-payment.ts'
import * as planHans from './money/pay-plan.texts.zh-Hans.ts'
import * as planHant from './money/pay-plan.texts.zh-Hant.ts'
import { payPlanRefusal } from './money/pay-plan.ts'
import * as playerHans from './players/player-eligibility.texts.zh-Hans.ts'
import * as playerHant from './players/player-eligibility.texts.zh-Hant.ts'
import { birthDateChangeRefusal, playerDeletionRefusal, playerRefusal } from './players/player-eligibility.ts'
import * as priceHans from './pricing/seen-price.texts.zh-Hans.ts'
import * as priceHant from './pricing/seen-price.texts.zh-Hant.ts'
import { seenPriceRefusal } from './pricing/seen-price.ts'
import { FALL_2025 } from './programs/program-sessions.ts'
import type { Refusal } from './refusal.ts'
import { type MonthlyRegistration, monthsRefusal } from './registrations/change-months.ts'
import * as eligibilityHans from './registrations/eligibility.texts.zh-Hans.ts'
import * as eligibilityHant from './registrations/eligibility.texts.zh-Hant.ts'
import { type RegistrationInput, registrationRefusal } from './registrations/eligibility.ts'
import * as limitsHans from './registrations/family-limits.texts.zh-Hans.ts'
import * as limitsHant from './registrations/family-limits.texts.zh-Hant.ts'
import { crowdRefusal, placesRefusal, SHIPPED_LIMITS } from './registrations/family-limits.ts'
import * as consentsHans from './registrations/given-consents.texts.zh-Hans.ts'
import * as consentsHant from './registrations/given-consents.texts.zh-Hant.ts'
import { givenConsentsRefusal } from './registrations/given-consents.ts'
import { noOfferRefusal } from './registrations/offer-answer.ts'
import * as changesHans from './registrations/place-changes.texts.zh-Hans.ts'
import * as changesHant from './registrations/place-changes.texts.zh-Hant.ts'
import { secondDay } from './registrations/second-day.ts'
import * as movesHans from './status/moves.texts.zh-Hans.ts'
import * as movesHant from './status/moves.texts.zh-Hant.ts'
import { moveRefusal } from './status/moves.ts'
import * as codeHans from './walk-ins/walk-in.texts.zh-Hans.ts'
import * as codeHant from './walk-ins/walk-in.texts.zh-Hant.ts'
import { codeRefusal } from './walk-ins/walk-in.ts'

const HANS = [
  eligibilityHans,
  limitsHans,
  consentsHans,
  playerHans,
  priceHans,
  planHans,
  changesHans,
  movesHans,
  cardHans,
  kitHans,
  codeHans,
]
const HANT = [
  eligibilityHant,
  limitsHant,
  consentsHant,
  playerHant,
  priceHant,
  planHant,
  changesHant,
  movesHant,
  cardHant,
  kitHant,
  codeHant,
]
type Sentences = Record<string, (facts: never) => string>

const { ages } = SHIPPED_RULES
const today = '2025-08-20'
const fall = { ...FALL_2025, id: 'fall', name: 'Juniors', status: 'OPEN' as const }
const yi = { firstName: '怡', lastName: '陈', birthDate: '2017-05-31' }
const registering = (changes: Partial<RegistrationInput>) =>
  registrationRefusal({
    player: { ...yi, status: 'ACTIVE' },
    program: fall,
    feeType: 'MONTHLY_ONCE',
    months: ['2025-10'],
    days: ['SAT'],
    playerRegistrations: [],
    consents: ['CONDUCT', 'RISK', 'CONCUSSION'],
    ages,
    today,
    ...changes,
  })
const place: MonthlyRegistration = {
  status: 'ACTIVE',
  fee: { type: 'MONTHLY_ONCE' },
  withdrawalAskedAt: null,
  days: ['SAT'],
  months: ['2025-10', '2025-11'],
  program: FALL_2025,
  breakdown: [],
}
const changing = (months: string[], on = '2025-10-20') => monthsRefusal(place, months, on)
const twice = { ...FALL_2025, fees: [] }
const leaving = secondDay(
  { ...place, breakdown: [], program: twice, withdrawalAskedAt: '2025-10-01T10:00:00Z' },
  'SUN',
  '2025-10-20',
)
const nothingDue = cardSum([], { what: 'ALL', itemId: null, month: null }, today)
const asked = 'refusal' in leaving ? leaving.refusal : null
const versions = {
  CONDUCT: '1',
  RISK: '1',
  CONCUSSION: '1',
  PHOTOS: '1',
  NEWSLETTER: '1',
  FUN_DAY_WAIVER: '1',
}

const REFUSED: [string, Refusal | null, string, string][] = [
  [
    'another birth year',
    registering({ program: { ...fall, minBirthYear: 2012, maxBirthYear: 2014 } }),
    'Juniors面向2012至2014年出生的球员，而怡是2017年出生的',
    'Juniors供2012至2014年出生的球員參加，而怡是2017年出生的',
  ],
  ['a program not open', registering({ program: { ...fall, status: 'CLOSED' } }), '不开放', '不開放'],
  ['no month', registering({ months: [] }), '请至少选一个月份', '請最少選一個月份'],
  ['too many days', registering({ days: ['SAT', 'SUN'] }), '请选一个训练日', '請選一個訓練日'],
  ['no consents', registering({ consents: [] }), '请阅读并勾选', '請閱讀並勾選'],
  [
    'too young',
    playerRefusal({ ...yi, birthDate: '2024-02-10' }, [], today, ages),
    '欢迎怡在2027年',
    '歡迎怡在2027年',
  ],
  ['the same child', playerRefusal(yi, [yi], today, ages), '这是怡吗', '這是怡嗎'],
  [
    'too many places',
    placesRefusal({ unpaid: 20, inProgram: [] }, SHIPPED_LIMITS),
    '最多可以保留12个',
    '最多可以保留12個',
  ],
  ['a crowd', crowdRefusal(), '现在报名的家庭非常多', '現在報名的家庭非常多'],
  [
    'an old text',
    givenConsentsRefusal([{ text: 'RISK', textVersion: '0', agreed: true }], versions),
    '的内容有更新',
    '的內容有更新',
  ],
  [
    'a way to pay that is no longer offered',
    payPlanRefusal('AT_ONCE', { plan: 'MONTHLY', feeType: 'MONTHLY_ONCE', status: 'PENDING' }),
    '不再提供这种付款方式',
    '不再提供這種付款方式',
  ],
  ['a month that has begun', changing(['2025-11']), '不能再去掉', '不能再去掉'],
  ['no month at all', changing([], '2025-09-20'), '至少要保留一个月', '最少要保留一個月'],
  ['a second day of somebody who leaves', asked, '请先撤回申请', '請先撤回申請'],
  ['a birth date that has counted', birthDateChangeRefusal('怡', ['ACTIVE']), '怡的名额', '怡的名額'],
  ['a child with a place', playerDeletionRefusal('怡', ['ACTIVE']), '怡还有未结束', '怡還有未結束'],
  ['an offer that is gone', noOfferRefusal(), '没有为这项报名保留的名额', '沒有為這項報名保留的名額'],
  [
    'a move that is the club’s',
    moveRefusal({ kind: 'Player', from: 'ON_HOLD', to: 'ACTIVE', role: 'PARENT' }),
    '只有俱乐部可以把这个球员改为',
    '只有球會可以把這個球員改為',
  ],
  [
    'a move of kit that there is not',
    moveRefusal({ kind: 'KitOrder', from: 'PAID', to: 'CANCELLED', role: 'ADMIN' }),
    '这个装备订单的状态是“已付款”，不能直接改为',
    '這個裝備訂單的狀態是「已付款」，不能直接改為',
  ],
  ['nothing to pay by card', 'code' in nothingDue ? nothingDue : null, '没有要付的了', '沒有要付的了'],
  [
    'a size that is not made',
    kitOrderRefusal(SHIPPED_KIT, { itemType: 'SOCKS', size: 'XXL', quantity: 1 }),
    'Socks：没有XXL这个尺码。尺码有：',
    'Socks：沒有XXL這個尺碼。尺碼有：',
  ],
  ['a code that is unknown', codeRefusal(), '代码和出生日期不相符', '代碼和出生日期不相符'],
  ['another price', seenPriceRefusal(6_400, 8_000), '现在是$80.00，不是$64.00', '現在是$80.00，不是$64.00'],
]

test.each(REFUSED)('Y-7: %s is worded in each language, from facts alone', (_what, refusal, hans, hant) => {
  const { sentence = '', facts } = JSON.parse(JSON.stringify(refusal)) as Refusal
  for (const [modules, words] of [
    [HANS, hans],
    [HANT, hant],
  ] as const) {
    const found = modules.flatMap((texts) => (texts as Sentences)[sentence] ?? [])
    expect(found.map((say) => say(facts as never))).toEqual([expect.stringContaining(words)])
  }
})

test('Y-7: a sentence has one home, so that its name alone finds it', () => {
  const names = HANS.flatMap((texts) => Object.keys(texts))
  expect(names).toEqual([...new Set(names)])
})
