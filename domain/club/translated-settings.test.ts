import { expect, test } from 'vitest'
import type { Translations } from '../translations/translations.ts'
import { clubContent, type StoredSetting } from './content.ts'
import { contentInLanguage } from './content-in-language.ts'
import { ownTexts } from './own-texts.ts'
import type { FaqItem } from './schemas/faq.ts'
import { rowInLanguage, shownStrip } from './translated-settings.ts'

const rain: FaqItem = {
  id: 'rain',
  topic: 'TRAINING' as FaqItem['topic'],
  question: 'What if it rains?',
  answer: 'We play for {{priceOnce}}.',
}
const shipped = clubContent([]).content.faq[0] as FaqItem
const faq = [{ ...rain, topic: shipped.topic }]

const settingOf = (key: string, value: unknown, translations: Translations): StoredSetting => ({
  key,
  value: JSON.stringify(value),
  translations: JSON.stringify(translations),
})

function shownIn(language: 'zh-Hans' | 'zh-Hant', rows: readonly StoredSetting[]) {
  const here = clubContent(rows.map((row) => rowInLanguage(row, language))).content
  return contentInLanguage(clubContent(rows).content, here, rows, language)
}

const inHans = (english: string, text: string) => ({ 'zh-Hans': { text, english } })

test('Y-20: translated texts are shown with their placeholders filled in, and the rest in English', () => {
  const row = settingOf('faq', faq, {
    'rain.answer': inHans('We play for {{priceOnce}}.', '照常，{{priceOnce}}。'),
  })
  const english = clubContent([row]).content.faq
  const [hans] = shownIn('zh-Hans', [row]).faq
  expect(hans?.question).toBe('What if it rains?')
  expect(hans?.answer).toMatch(/^照常，[^{]*。$/)
  expect(shownIn('zh-Hant', [row]).faq).toEqual(english)
})

test('Y-20: a translation of an older English text is not shown', () => {
  const row = settingOf('faq', faq, { 'rain.question': inHans('Rain?', '下雨呢？') })
  expect(shownIn('zh-Hans', [row]).faq[0]?.question).toBe('What if it rains?')
})

test('Y-3: a translation that quotes English words of the club is shown in English, whole', () => {
  const quoting = '我们说：We always play, whatever the sky may do.'
  const row = settingOf('faq', faq, { 'rain.question': inHans('What if it rains?', quoting) })
  expect(shownIn('zh-Hans', [row]).faq[0]?.question).toBe('What if it rains?')
})

test('Y-20: posts and events are translated text by text', () => {
  const { news, events } = clubContent([]).content
  const [post, event] = [news[0], events[0]]
  if (!post || !event) throw new Error('The site comes with a post and an event.')
  const rows = [
    settingOf('news', [post], { [`${post.slug}.body.1`]: inHans(post.body[0] ?? '', '第一段') }),
    settingOf('events', [event], { [`${event.id}.title`]: inHans(event.title, '活动') }),
  ]
  const shown = shownIn('zh-Hans', rows)
  expect(shown.news[0]).toEqual({ ...post, body: ['第一段', ...post.body.slice(1)] })
  expect(shown.events.find(({ id }) => id === event.id)).toEqual({ ...event, title: '活动' })
  expect(ownTexts('events', [event]).map(({ field }) => field)).toEqual([
    `${event.id}.title`,
    `${event.id}.who`,
    `${event.id}.place`,
    `${event.id}.description`,
  ])
})

const strip = { state: 'MOVED', message: 'At the Oval today.', at: '2025-10-04T16:00:00Z' } as const

test('Y-20: pages of every language get the announcement, with its words in theirs', () => {
  const row = settingOf('statusStrip', strip, { message: inHans('At the Oval today.', '今天在Oval。') })
  expect(shownStrip(strip, [row])).toEqual({ ...strip, translated: { 'zh-Hans': '今天在Oval。' } })
  expect(shownIn('zh-Hans', [row]).statusStrip?.message).toBe('今天在Oval。')
})

test.each([
  ['another line, such as a session that is called off', { ...strip, message: 'No training today.' }],
  ['nothing to announce', null],
])('Y-20: %s is told as it is', (_what, told) => {
  const row = settingOf('statusStrip', strip, { message: inHans('At the Oval today.', '今天在Oval。') })
  expect(shownStrip(told, [row])).toEqual(told)
})
