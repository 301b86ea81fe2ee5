import { expect, test } from 'vitest'
import { checkTexts, chineseProblems, factProblems, lonely } from './check-texts.ts'

const hans = (text: string) => chineseProblems('a.texts.zh-Hans.ts', `export const a = '${text}'`)
const hant = (text: string) => chineseProblems('a.texts.zh-Hant.ts', `export const a = '${text}'`)

test.each([
  ['a character of the other script', hans('報名'), '報'],
  ['a character of the other script', hant('报名'), '报'],
  ['punctuation of half width', hans('报名, 训练'), 'half width'],
  ['a word left in English', hant('請 register'), 'register'],
  [
    'a word left in a content file',
    chineseProblems('a.zh-Hant.json', '[{ "text": "請 register" }]'),
    'register',
  ],
])('what is wrong with a text is found (Y-4): %s', (_what, problems, words) => {
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(words)
})

test.each([
  ['an age group and a name', hans('U8及以下用3号球，KidSport')],
  ['a way to pay', hant('請用Interac e-Transfer電子轉賬。')],
  ['a field', hant('{{weather}}不安全')],
  ['a fact', chineseProblems('a.zh-Hans.json', '["提前{arriveMinutes}分钟"]')],
])('%s stays as it is', (_what, problems) => expect(problems).toEqual([]))

test.each([
  ['a fact', "export const a = (n: number) => n + ' days'", "export const a = (n: number) => '天'"],
  ['a number', "export const a = '3 to 15'", "export const a = '3至14'"],
  ['a text', "export const a = 'Home'\nexport const b = 'Menu'", "export const a = '首页'"],
  ['a text too many', "export const a = 'Home'", "export const a = '首页'\nexport const b = '菜单'"],
])('%s that differs from the English is found (Y-4)', (_what, english, other) =>
  expect(factProblems('a', english, other)).toHaveLength(1),
)

test('the texts of the site are sound in every language (Y-4)', () => expect(checkTexts()).toEqual([]))

test('a file in another language needs an English one, whose place it takes in the site of that language', () => {
  const files = ['a.ts', 'a.zh-Hans.ts', 'b.zh-Hans.ts', 'c.json', 'c.zh-Hant.json', 'd.texts.zh-Hant.ts']
  expect(lonely(files)).toEqual(['b.zh-Hans.ts', 'd.texts.zh-Hant.ts'])
})
