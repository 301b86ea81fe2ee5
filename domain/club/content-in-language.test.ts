import { expect, test } from 'vitest'
import { clubContent } from './content.ts'
import { contentInLanguage } from './content-in-language.ts'
import hansConsents from './defaults/consent-texts.zh-Hans.json' with { type: 'json' }
import english from './defaults/faq.json' with { type: 'json' }
import hans from './defaults/faq.zh-Hans.json' with { type: 'json' }
import hant from './defaults/faq.zh-Hant.json' with { type: 'json' }
import { defaultStore } from './defaults/store.ts'
import { defaultStore as hansStore } from './defaults/store.zh-Hans.ts'
import { defaultStore as hantStore } from './defaults/store.zh-Hant.ts'

const { content } = clubContent([])
const rain = { ...content.faq[0], id: 'rain', question: '下雨怎么办？', answer: '风雨无阻。' } as const
const here = {
  ...content,
  facts: { ...content.facts, weather: '风雨无阻。' },
  consents: hansConsents,
  faq: [rain as (typeof content.faq)[number]],
  kit: { ...content.kit, SOCKS: { ...content.kit.SOCKS, name: '球袜' } },
  store: hansStore,
}

test('a shipped text that the club has not changed is shown in the language of the page (Y-3)', () => {
  const shown = contentInLanguage(content, here, [], 'zh-Hans')
  expect(shown.facts.weather).toBe('风雨无阻。')
  expect(shown.faq).toEqual([rain])
  expect(shown.consents.RISK.title).toBe('足球有风险')
  expect(shown.kit.SOCKS.name).toBe('球袜')
  expect(shown.store).toEqual(hansStore)
  expect(shown.coaches).toEqual(content.coaches)
})

test.each([
  ['facts', (shown: typeof content) => shown.facts, content.facts],
  ['faq', (shown: typeof content) => shown.faq, content.faq],
  ['consents', (shown: typeof content) => shown.consents, content.consents],
  ['kit', (shown: typeof content) => shown.kit, content.kit],
  ['store', (shown: typeof content) => shown.store, content.store],
  ['promises', (shown: typeof content) => shown.promises, content.promises],
])('what the club has written itself stays as it is (Y-3): %s', (key, read, written) =>
  expect(read(contentInLanguage(content, here, [{ key, value: '' }], 'zh-Hans'))).toEqual(written),
)

test('an answer that quotes the club is not half in one language and half in another (Y-3)', () => {
  const mixed = { ...rain, answer: 'We always play, whatever the sky. 打雷除外。' }
  const [answer] = contentInLanguage(content, { ...here, faq: [mixed as never] }, [], 'zh-Hans').faq
  expect(answer).toEqual(content.faq.find(({ id }) => id === 'rain'))
})

test('nor is a step of the store that quotes how the club wants to be paid (Y-3)', () => {
  const [order, pay, pickUp] = hansStore.steps
  const quoting = { title: pay?.title ?? '', text: 'Please bring a cheque to the field. 谢谢。' }
  const store = { ...hansStore, steps: [order, quoting, pickUp] as typeof hansStore.steps }
  const { steps } = contentInLanguage(content, { ...here, store }, [], 'zh-Hans').store
  expect(steps).toEqual([order, content.store.steps[1], pickUp])
})

test.each([
  ['zh-Hans', hansStore],
  ['zh-Hant', hantStore],
])('the shipped words of the store have the same fields in %s', (_language, store) => {
  const fields = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()
  expect(store.steps.map(({ text }) => fields(text))).toEqual(
    defaultStore.steps.map(({ text }) => fields(text)),
  )
  expect(fields(store.pickUp)).toEqual(fields(defaultStore.pickUp))
})

test('a name within an answer is no quote', () => {
  const named = { ...rain, answer: '在Cedar Bend Field训练，列治文 Cedar Bend Field。' }
  expect(contentInLanguage(content, { ...here, faq: [named as never] }, [], 'zh-Hans').faq).toEqual([named])
})

test.each([
  ['zh-Hans', hans],
  ['zh-Hant', hant],
])('the shipped answers are the same questions in the same order in %s', (_language, faq) => {
  const heads = (items: typeof faq) => items.map(({ id, topic }) => `${id} ${topic}`)
  expect(heads(faq)).toEqual(heads(english))
})
