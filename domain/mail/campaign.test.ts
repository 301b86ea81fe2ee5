import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { OTHER_LANGUAGES } from '../translations/translations.ts'
import {
  CAMPAIGN_ACTS,
  CAMPAIGN_STATUSES,
  campaignActs,
  campaignMove,
  countRefusal,
  LONGEST_BODY,
  LONGEST_SUBJECT,
  sendTimeRefusal,
  textProblems,
} from './campaign.ts'
import { campaignIn, isCampaignIn } from './campaign-in-language.ts'
import type { CampaignText } from './campaign-text.ts'
import { inOtherLanguages } from './in-other-languages.ts'
import { EMAIL_TEMPLATES, templateIn } from './templates.ts'

describe('the states of an email (N-9)', () => {
  const allowed = new Set([
    'DRAFT SEND SENDING',
    'DRAFT SCHEDULE SCHEDULED',
    'SCHEDULED UNSCHEDULE DRAFT',
    'SCHEDULED START SENDING',
    'SENDING PAUSE PAUSED',
    'PAUSED RESUME SENDING',
    'SENDING CANCEL CANCELLED',
    'PAUSED CANCEL CANCELLED',
    'SENDING FINISH SENT',
    'SENT RETRY SENDING',
  ])

  test('there are no other moves', () => {
    const moves = CAMPAIGN_STATUSES.flatMap((from) =>
      CAMPAIGN_ACTS.flatMap((act) => {
        const move = campaignMove(from, act)
        return 'to' in move ? [`${from} ${act} ${move.to}`] : []
      }),
    )
    expect(new Set(moves)).toEqual(allowed)
  })

  test('a refusal names the current state', () => {
    expect(campaignMove('SENT', 'PAUSE')).toEqual({
      refusal: {
        code: 'ILLEGAL_MOVE',
        field: 'status',
        message: 'This email has already been sent. Check it, then decide again.',
      },
    })
  })

  test('nobody can start or finish one by hand', () => {
    expect(campaignActs('SCHEDULED')).toEqual(['UNSCHEDULE'])
    expect(campaignActs('SENDING')).toEqual(['PAUSE', 'CANCEL'])
  })
})

describe('an email that can be sent', () => {
  const sound = { subject: 'No training', body: 'Hi {{firstName}}' }
  test.each([
    ['sound', {}, {}],
    ['without a subject', { subject: ' ' }, { subject: 'Write a subject: it’s what families see first.' }],
    ['without a word', { body: '\n' }, { body: 'Write what you want to say.' }],
    ['longest subject', { subject: 'x'.repeat(LONGEST_SUBJECT) }, {}],
    [
      'subject too long',
      { subject: 'x'.repeat(LONGEST_SUBJECT + 1) },
      { subject: 'Write at most 150 characters.' },
    ],
    ['longest body', { body: 'x'.repeat(LONGEST_BODY) }, {}],
    ['body too long', { body: 'x'.repeat(LONGEST_BODY + 1) }, { body: 'Write at most 20000 characters.' }],
    [
      'an unknown field in the subject (N-4)',
      { subject: '{{nme}}' },
      {
        subject: expect.stringContaining('There is no field {{nme}}.'),
      },
    ],
    [
      'an unknown field in the body (N-4)',
      { body: '{{nme}}' },
      {
        body: expect.stringContaining('There is no field {{nme}}.'),
      },
    ],
    [
      'a template that was not filled in',
      { body: 'Hi <What happened>' },
      {
        body: 'Fill in <What happened>, or remove it.',
      },
    ],
    ['what only looks like one', { body: 'a < b and b > a' }, {}],
  ])('%s', (_what, changes, problems) => {
    expect(textProblems({ ...sound, ...changes })).toEqual(problems)
  })

  test('every template says what it is for, and is valid once it is filled in', () => {
    for (const template of EMAIL_TEMPLATES) {
      const { name, hint } = template
      expect([name, hint]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\.$/)])
      for (const language of LANGUAGES) {
        const { subject, body } = templateIn(template, language)
        expect(textProblems({ subject, body: body.replaceAll(/<[^<>\n]+>/g, 'news') })).toEqual({})
      }
    }
  })

  test('Y-26: a template comes in every language, with the same fields and as many gaps', () => {
    for (const template of EMAIL_TEMPLATES) {
      const whole = inOtherLanguages((language) => templateIn(template, language))
      const marks = ({ subject, body }: CampaignText) => ({
        fields: [...new Set(`${subject}\n${body}`.match(/\{\{\w+\}\}/g))].toSorted(),
        gaps: body.match(/<[^<>\n]+>/g)?.length,
        paragraphs: body.split('\n\n').length,
      })
      for (const language of OTHER_LANGUAGES) {
        expect(isCampaignIn(whole, language)).toBe(true)
        expect(marks(campaignIn(whole, language))).toEqual(marks(whole))
      }
    }
  })

  test('Y-26: what a template leaves to fill in is asked for in its own language', () => {
    expect(textProblems({ ...sound, body: '以下是消息。\n\n<发生了什么>' })).toEqual({
      body: 'Fill in <发生了什么>, or remove it.',
    })
  })
})

describe('when, and to how many', () => {
  const now = new Date('2025-09-06T17:00:00.000Z')
  test.each([
    ['a moment ago', -1, 'BAD_TIME'],
    ['now', 0, 'BAD_TIME'],
    ['in a moment', 1, undefined],
    ['in a year', 366 * 86_400_000, undefined],
    ['after that', 366 * 86_400_000 + 1, 'BAD_TIME'],
  ])('%s', (_when, wait, code) => {
    expect(sendTimeRefusal(new Date(now.getTime() + wait), now)?.code).toBe(code)
  })

  test.each([
    ['as many as were confirmed (N-7)', 84, 84, undefined],
    ['one more (N-7)', 84, 85, 'COUNT_CHANGED'],
    ['one less (N-7)', 84, 83, 'COUNT_CHANGED'],
    ['nobody (N-10)', 0, 0, 'NOBODY'],
    ['nobody any more (N-10)', 84, 0, 'NOBODY'],
  ])('%s', (_case, confirmed, found, code) => {
    expect(countRefusal(confirmed, found)?.code).toBe(code)
  })
})
