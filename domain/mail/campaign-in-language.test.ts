import { describe, expect, test } from 'vitest'
import { campaignIn, campaignProblems, countByLanguage, isCampaignIn } from './campaign-in-language.ts'

const english = { subject: 'No training', body: 'Hi {{firstName}}' }
const made = (text: string, of: string) => ({ text, english: of })
const whole = {
  ...english,
  translations: {
    subject: { 'zh-Hans': made('训练取消', 'No training'), 'zh-Hant': made('訓練取消', 'No training') },
    body: { 'zh-Hans': made('{{firstName}}，您好', 'Hi {{firstName}}') },
  },
}

describe('an email to a group in other languages', () => {
  test('Y-26: it is whole in a language, or in English', () => {
    expect(campaignIn(whole, 'zh-Hans')).toEqual({
      subject: '训练取消',
      body: '{{firstName}}，您好',
      language: 'zh-Hans',
    })
    expect(campaignIn(whole, 'zh-Hant')).toEqual({ ...english, language: 'en' })
    expect(campaignIn(english, 'zh-Hans')).toEqual({ ...english, language: 'en' })
  })

  test('Y-26: once its English changes, the translation of that text no longer counts', () => {
    expect(isCampaignIn({ ...whole, subject: 'No training today' }, 'zh-Hans')).toBe(false)
    expect(isCampaignIn({ ...whole, subject: 'No training today' }, 'en')).toBe(true)
  })

  test('what keeps it from going out is named by language; what nobody gets keeps nothing', () => {
    const wrong = (language: string) => ({
      ...whole,
      translations: {
        ...whole.translations,
        body: { [language]: made('{{frstName}}，您好', 'Hi {{firstName}}') },
      },
    })
    expect(campaignProblems(wrong('zh-Hans'))).toEqual({
      'translations.body.zh-Hans': 'There is no field {{frstName}}. Did you mean {{firstName}}?',
    })
    const stale = { ...wrong('zh-Hans'), subject: 'Training' }
    expect(campaignProblems(stale)).toEqual({})
    expect(campaignProblems({ ...whole, subject: '' })).toEqual({
      subject: 'Write a subject: it’s what families see first.',
    })
  })

  test('Y-26: readers are counted by language', () => {
    const readers = (['en', 'zh-Hans', 'en'] as const).map((language) => ({ language }))
    expect(countByLanguage(readers)).toEqual({ en: 2, 'zh-Hans': 1, 'zh-Hant': 0 })
  })
})
