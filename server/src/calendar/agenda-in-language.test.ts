import { matchEntry } from '@touchline/domain/club/agenda.ts'
import type { Match } from '@touchline/domain/club/schemas/matches.ts'
import { expect, test } from 'vitest'
import { matchIn, sessionNoteIn } from './agenda-in-language.ts'

const match: Match = {
  id: 'seals',
  date: '2025-10-04',
  startTime: '10:00',
  endTime: '11:00',
  home: 'PMFC U10',
  away: 'Seals',
  groups: [9, 10],
  field: 'Minoru Oval',
  mapLink: 'https://maps.example.org',
  kind: 'FRIENDLY',
  status: 'ON',
  note: null,
}

test('Y-29: a match has its sides in the words of the reader, and the same name', () => {
  const entry = matchEntry(match)
  expect(matchIn({ matches: [match] }, entry, 'en')).toEqual(entry)
  expect(matchIn({ matches: [match] }, entry, 'zh-Hans')).toEqual({
    ...entry,
    title: 'PMFC U10对Seals',
    who: 'U9、U10',
  })
  const event = { ...entry, uid: 'event-seals' }
  expect(matchIn({ matches: [match] }, event, 'zh-Hant')).toBe(event)
})

test('Y-29: a change to one program is in the words of the reader, the note as it was written', () => {
  const season = {
    changes: [
      { day: '2025-10-04', status: 'ON' as const, note: 'Bring water.' },
      { day: '2025-10-04', status: 'CANCELLED' as const, note: 'Thunder.', programId: 'clinic' },
    ],
    changedPrograms: [{ id: 'clinic', name: 'Skills clinic' }],
  }
  expect(sessionNoteIn(season, '2025-10-04', 'en')).toBe(
    'Bring water. Skills clinic: There is no training on Sat, Oct 4. Thunder.',
  )
  expect(sessionNoteIn(season, '2025-10-04', 'zh-Hans')).toBe(
    'Bring water. Skills clinic：10月4日（周六）没有训练。Thunder.',
  )
  expect(sessionNoteIn(season, '2025-10-05', 'zh-Hans')).toBe(null)
})
