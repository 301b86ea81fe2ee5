import { expect, test } from 'vitest'
import { clubContent } from './content.ts'
import { contentInLanguage } from './content-in-language.ts'
import { defaultConsents as hansConsents } from './defaults/consent-texts.zh-Hans.ts'
import { defaultFaq } from './defaults/faq.ts'
import { defaultFaq as hans } from './defaults/faq.zh-Hans.ts'
import { defaultFaq as hant } from './defaults/faq.zh-Hant.ts'

const { content } = clubContent([])
const rain = { ...content.faq[0], id: 'rain', question: '下雨怎么办？', answer: '风雨无阻。' } as const
const here = {
  ...content,
  facts: { ...content.facts, weather: '风雨无阻。' },
  consents: hansConsents,
  faq: [rain as (typeof content.faq)[number]],
}

test('a shipped text that the club has not changed is shown in the language of the page (Y-3)', () => {
  const shown = contentInLanguage(content, here, [])
  expect(shown.facts.weather).toBe('风雨无阻。')
  expect(shown.faq).toEqual([rain])
  expect(shown.consents.RISK.title).toBe('足球有风险')
  expect(shown.coaches).toEqual(content.coaches)
})

test.each([
  ['facts', (shown: typeof content) => shown.facts, content.facts],
  ['faq', (shown: typeof content) => shown.faq, content.faq],
  ['consents', (shown: typeof content) => shown.consents, content.consents],
  ['promises', (shown: typeof content) => shown.promises, content.promises],
])('what the club has written itself stays as it is (Y-3): %s', (key, read, written) =>
  expect(read(contentInLanguage(content, here, [{ key, value: '' }]))).toEqual(written),
)

test('an answer that quotes the club is not half in one language and half in another (Y-3)', () => {
  const mixed = { ...rain, answer: 'We always play, whatever the sky. 打雷除外。' }
  const [answer] = contentInLanguage(content, { ...here, faq: [mixed as never] }, []).faq
  expect(answer).toEqual(content.faq.find(({ id }) => id === 'rain'))
})

test('a name within an answer is no quote', () => {
  const named = { ...rain, answer: '在Cedar Bend Field训练，列治文 Cedar Bend Field。' }
  expect(contentInLanguage(content, { ...here, faq: [named as never] }, []).faq).toEqual([named])
})

test.each([
  ['zh-Hans', hans],
  ['zh-Hant', hant],
])('the shipped answers are the same questions in the same order in %s', (_language, faq) => {
  const heads = (items: typeof faq) => items.map(({ id, topic }) => `${id} ${topic}`)
  expect(heads(faq)).toEqual(heads(defaultFaq))
})
