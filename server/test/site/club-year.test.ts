import { describe, expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../database.ts'
import { startProcess } from '../server-process.ts'

/** The demo club as somebody finds it who starts it for the first time on that day; what its pages say, without scripts. */
async function clubOn(day: string): Promise<(path: string) => Promise<string>> {
  const database = await newDatabase()
  onTestFinished(() => database.drop())
  const { url } = await startProcess({ DATABASE_URL: database.url, DEMO: '1', TODAY: day })
  return async (path) => textOf(await (await fetch(url + path)).text())
}

const textOf = (html: string): string =>
  html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

test('with the clock in fall 2025 the pages say what the club promised for it', {
  timeout: 120_000,
}, async () => {
  const read = await clubOn('2025-10-04')
  const home = await read('/')
  for (const fact of [
    'Fall training 2025',
    'September 6 to December 18, 2025. Last sessions Sat, Dec 13 and Sun, Dec 14.',
    'Saturdays and Sundays',
    '5:00–6:30 PM',
    'Cedar Bend Field, Richmond',
    '10 minutes early, at 4:50 PM',
    'Rain or shine, unless it is unsafe.',
    '$80 a month, Saturday or Sunday',
    '$150 a month, Saturdays and Sundays',
    '20% off for 2 or more children',
    '50% off in December',
    'from $10',
    'Ages 3–15',
    'since 2022',
    'Fall 2025 calendar',
    '30 sessions',
    '10 games',
    'Training day',
    'Game day',
    'Both: game and training',
    'Upcoming matches',
  ])
    expect(home, fact).toContain(fact)
  for (const month of ['September', 'October', 'November', 'December'])
    expect(home).toContain(`${month} 2025`)
  const rules = await read('/rules-and-disclaimer')
  expect(rules).toContain('$80 a month for one day a week (Saturday or Sunday), $150 for both days.')
  expect(home).toContain('two children, one day each, pay $128 a month')
  expect(await read('/events')).toContain('Fall training 2025')
})

describe('on whatever day it is started, the club is alive', () => {
  test.each([
    ['2026-01-15', 'Winter training 2026', 'Spring 2026'],
    ['2026-06-10', 'Spring training 2026', 'Summer 2026'],
    ['2026-08-20', 'Summer training 2026', 'Fall 2026'],
    ['2026-11-16', 'Fall training 2026', 'Winter 2027'],
    ['2028-02-29', 'Winter training 2028', 'Spring 2028'],
  ])('%s: %s', async (day, title, next) => {
    const read = await clubOn(day)
    const home = await read('/')
    for (const fact of [title, '$80 a month', next, 'Come and cheer, for both teams.'])
      expect(home, fact).toContain(fact)
    expect(home).not.toMatch(/season is done|is over/)
    // S-13: the first season is a click away, in place and without scripts.
    const fall = await read('/?season=fall-2025')
    for (const fact of ['Fall 2025 calendar', '30 sessions', '10 games', 'December 2025', title])
      expect(fall, fact).toContain(fact)
    expect(await read('/events?season=fall-2025')).toContain('Fall training 2025')
    expect(await read('/news')).toContain(`${title}: see you at the field`)
  })
})
