import { describe, expect, test } from 'vitest'
import { clubContent } from '../club/content.ts'
import { stripOn } from '../club/strip-on.ts'
import { campaignIn } from '../mail/campaign-in-language.ts'
import { changeIn, sessionEmail } from '../mail/session-email.ts'
import { changeWords, type SessionChange, sessionOn, withChange, withDay } from './session-on.ts'

const { content } = clubContent([])
const session = { day: '2025-10-04', startTime: '17:00', endTime: '18:30' }
const clinic = { id: 'clinic', location: 'Maple Grounds' }
const off: SessionChange = { day: '2025-10-04', status: 'CANCELLED', note: 'Thunder.' }
const late: SessionChange = {
  day: '2025-10-04',
  status: 'DELAYED',
  note: 'The bus is late.',
  startTime: '17:30',
  endTime: '19:00',
  programId: 'clinic',
}

describe('S-18: what a session is on its day', () => {
  test('as planned, if nothing has changed', () =>
    expect(sessionOn({ changes: [{ ...off, day: '2025-10-05' }] }, session, clinic)).toEqual({
      startTime: '17:00',
      endTime: '18:30',
      place: 'Maple Grounds',
      status: 'ON',
      note: null,
    }))

  test('a change for all applies to every program, unless it has a change of its own', () => {
    const changes = [off, late]
    expect(sessionOn({ changes }, session)).toMatchObject({ status: 'CANCELLED', note: 'Thunder.' })
    expect(sessionOn({ changes }, session, { id: 'other', location: null }).status).toBe('CANCELLED')
    expect(sessionOn({ changes }, session, clinic)).toMatchObject({ status: 'DELAYED', startTime: '17:30' })
  })

  test('a change in one program affects no other', () => {
    expect(sessionOn({ changes: [late] }, session, { id: 'other', location: null }).status).toBe('ON')
    expect(sessionOn({ changes: [late] }, session).status).toBe('ON')
  })

  test.each<[Partial<SessionChange>, string]>([
    [{}, 'There is no training on Sat, Oct 4.'],
    [
      { status: 'DELAYED', startTime: '17:30', endTime: '19:00' },
      'Training on Sat, Oct 4 starts later: 5:30–7:00 PM.',
    ],
    [{ status: 'MOVED', place: 'Maple Grounds' }, 'Training on Sat, Oct 4 has moved to Maple Grounds.'],
    [{ status: 'ON' }, 'Training on Sat, Oct 4 is going ahead as planned.'],
  ])('%o in words', (change, words) => expect(changeWords({ ...off, ...change })).toBe(words))
})

describe('S-18: adding and removing changes', () => {
  test('for all it is the only one of its day; for some it takes the place of theirs', () => {
    expect(withChange([late], off, [])).toEqual([off])
    expect(withChange([off, late], { ...off, note: 'Hail.' }, ['clinic', 'other'])).toEqual([
      off,
      { ...off, note: 'Hail.', programId: 'clinic' },
      { ...off, note: 'Hail.', programId: 'other' },
    ])
  })

  test('other days stay, in order', () => {
    const later = { ...off, day: '2025-10-11' }
    expect(withDay([later, late], '2025-10-04', [off])).toEqual([off, later])
    expect(withDay([later, late], '2025-10-04', [])).toEqual([later])
  })
})

describe('S-18: the line on every page', () => {
  const byHand = { state: 'ON' as const, message: 'Rain or shine.', at: '2025-10-04T15:00:00Z' }
  const season = { ...content.season, changedPrograms: [{ id: 'clinic', name: 'Skills clinic' }] }
  const strip = (changes: SessionChange[], today: string, statusStrip: typeof byHand | null = null) =>
    stripOn({ statusStrip, seasons: [{ ...season, changes }] }, today)

  test('today’s change comes first, then what was written by hand, then tomorrow’s', () => {
    expect(strip([off], '2025-10-04', byHand)).toMatchObject({
      state: 'CANCELLED',
      message: 'There is no training on Sat, Oct 4. Thunder.',
    })
    expect(strip([off], '2025-10-03', byHand)).toBe(byHand)
    expect(strip([off], '2025-10-03')).toMatchObject({ state: 'CANCELLED' })
    expect(strip([off], '2025-10-02')).toBe(null)
    expect(strip([off], '2025-10-05', byHand)).toBe(byHand)
  })

  test('a change of one program names it; a program that nobody can see is not named', () => {
    expect(strip([late], '2025-10-04')).toMatchObject({
      state: 'DELAYED',
      message: 'Skills clinic: Training on Sat, Oct 4 starts later: 5:30–7:00 PM. The bus is late.',
    })
    expect(strip([{ ...late, programId: 'draft' }], '2025-10-04')).toBe(null)
  })

  test('a note on a session that takes place is not shown on every page', () =>
    expect(strip([{ ...off, status: 'ON' }], '2025-10-04')).toBe(null))
})

test('N-1: the email about a session is for those who train that day, and has its text', () => {
  const { audience, ...translated } = sessionEmail(late)
  const { subject, body } = translated
  expect(subject).toBe('Training starts later, Sat, Oct 4: {{program}}')
  expect(body).toContain('starts later: 5:30–7:00 PM. This is about {{children}}.\n\nThe bus is late.')
  expect(campaignIn(translated, 'zh-Hans')).toEqual({
    language: 'zh-Hans',
    subject: '10月4日（周六）训练推迟开始：{{program}}',
    body: [
      '{{firstName}}，您好！',
      '10月4日（周六）的训练推迟开始：下午5:30–7:00。这封电子邮件是关于{{children}}的训练。',
      '俱乐部的说明（英文）：The bus is late.',
      '球场见。',
    ].join('\n\n'),
  })
  expect(audience).toEqual({ kind: 'SESSION', programId: 'clinic', day: '2025-10-04', group: null })
})

test.each([
  off,
  late,
  { ...off, status: 'DELAYED' as const, startTime: '17:30' },
  { ...late, status: 'MOVED' as const, place: 'Maple Grounds' },
  { ...late, status: 'ON' as const },
])('an email says of a change what every page says: $status', (change) =>
  expect(changeIn('en', change)).toBe(changeWords(change)),
)
