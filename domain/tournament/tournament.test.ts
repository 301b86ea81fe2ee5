import { describe, expect, test } from 'vitest'
import type { TournamentKind } from './kind.ts'
import { currentTournament, newestOfKind, type TournamentHead, tournamentPage } from './tournament.ts'

const head = (
  slug: string,
  date: string | null,
  status: TournamentHead['status'] = 'PUBLISHED',
): TournamentHead => ({
  slug,
  kind: 'OTHER',
  name: slug,
  date,
  status,
  version: 1,
})

describe('the tournament that is shown when nobody says which', () => {
  const [summer, winter] = [head('summer', '2025-08-23'), head('winter', '2026-02-21')]
  test.each([
    ['the day before the first', '2025-08-22', 'summer'],
    ['on its day', '2025-08-23', 'summer'],
    ['the day after', '2025-08-24', 'winter'],
    ['after the last', '2026-02-22', 'winter'],
  ])('%s', (_when, today, slug) => expect(currentTournament([summer, winter], today)?.slug).toBe(slug))

  test.each([
    ['one that is on beats one that comes', [head('on', '2025-10-01', 'LIVE'), winter], 'on'],
    ['so does one on its second day', [head('on', '2025-09-30', 'LIVE'), winter], 'on'],
    ['one that nobody closed gives way', [head('on', '2025-09-29', 'LIVE'), winter], 'winter'],
    ['one that is finished early gives way', [head('done', '2026-02-20', 'FINISHED'), winter], 'winter'],
    ['a cancelled one is passed over', [head('off', '2025-12-01', 'CANCELLED'), winter], 'winter'],
    ['a cancelled one alone is told of', [head('off', '2025-12-01', 'CANCELLED')], 'off'],
    ['one without a date comes last', [head('some-day', null), winter], 'winter'],
    ['none', [], undefined],
  ])('%s', (_what, all, slug) => expect(currentTournament(all, '2025-10-01')?.slug).toBe(slug))
})

describe('T-31: what comes every year', () => {
  const of = (kind: TournamentKind, one: TournamentHead) => ({ ...one, kind })
  const last = of('FUN_DAY', head('fun-day', '2025-08-23', 'FINISHED'))
  const next = of('FUN_DAY', head('fun-day-2026', '2026-08-22'))
  const cup = head('winter-cup', '2026-01-10')

  test.each([
    ['nobody has planned the next one', [last, cup], '2026-03-01', 'fun-day'],
    ['the next one is out', [last, next, cup], '2026-03-01', 'fun-day-2026'],
    ['that one is over, too', [last, next, cup], '2027-03-01', 'fun-day-2026'],
    ['there was none yet', [cup], '2026-03-01', undefined],
  ])('the page of its kind shows the newest: %s', (_when, all, today, slug) =>
    expect(newestOfKind(all, 'FUN_DAY', today)?.slug).toBe(slug),
  )

  test.each([
    ['the newest of its kind', next, '/fun-day-tournament'],
    ['one of an earlier year', last, '/tournaments/fun-day'],
    ['any other', cup, '/tournaments/winter-cup'],
  ])('where it is found: %s', (_which, one, page) =>
    expect(tournamentPage(one, [last, next, cup], '2026-03-01')).toBe(page),
  )
})
