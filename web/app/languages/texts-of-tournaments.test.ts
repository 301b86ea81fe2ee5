import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Same } from './same-texts.ts'

/** One line per text module of tournaments: a text that only one language has is a type error here. */
export type Checked = [
  Same<
    typeof import('@touchline/domain/tournament/people/shirt-colours.texts.ts'),
    typeof import('@touchline/domain/tournament/people/shirt-colours.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/tournament/people/shirt-colours.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/tournament/plan/plan-change.texts.ts'),
    typeof import('@touchline/domain/tournament/plan/plan-change.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/tournament/plan/plan-change.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/tournament/view/team-agenda.texts.ts'),
    typeof import('@touchline/domain/tournament/view/team-agenda.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/tournament/view/team-agenda.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/tournament/day/day.texts.ts'),
    typeof import('@touchline/domain/tournament/day/day.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/tournament/day/day.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/tournament/plan/names.texts.ts'),
    typeof import('@touchline/domain/tournament/plan/names.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/tournament/plan/names.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/tournament/play/award-names.texts.ts'),
    typeof import('@touchline/domain/tournament/play/award-names.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/tournament/play/award-names.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/tournament/play/standings.texts.ts'),
    typeof import('@touchline/domain/tournament/play/standings.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/tournament/play/standings.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/tournament/sign-up.texts.ts'),
    typeof import('@touchline/domain/tournament/sign-up.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/tournament/sign-up.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/tournament/view/division-rules.texts.ts'),
    typeof import('@touchline/domain/tournament/view/division-rules.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/tournament/view/division-rules.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/tournament/view/view.texts.ts'),
    typeof import('@touchline/domain/tournament/view/view.texts.zh-Hans.ts'),
    typeof import('@touchline/domain/tournament/view/view.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../tournament/join/join.texts.ts'),
    typeof import('../tournament/join/join.texts.zh-Hans.ts'),
    typeof import('../tournament/join/join.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../tournament/restarts.texts.ts'),
    typeof import('../tournament/restarts.texts.zh-Hans.ts'),
    typeof import('../tournament/restarts.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../tournament/tournament.texts.ts'),
    typeof import('../tournament/tournament.texts.zh-Hans.ts'),
    typeof import('../tournament/tournament.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../tournament/waiver-fields.texts.ts'),
    typeof import('../tournament/waiver-fields.texts.zh-Hans.ts'),
    typeof import('../tournament/waiver-fields.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/tournament/fun-day-rules.texts.ts'),
    typeof import('../routes/tournament/fun-day-rules.texts.zh-Hans.ts'),
    typeof import('../routes/tournament/fun-day-rules.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/tournament/fun-day.texts.ts'),
    typeof import('../routes/tournament/fun-day.texts.zh-Hans.ts'),
    typeof import('../routes/tournament/fun-day.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/tournament/guide.texts.ts'),
    typeof import('../routes/tournament/guide.texts.zh-Hans.ts'),
    typeof import('../routes/tournament/guide.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/tournament/lunar.texts.ts'),
    typeof import('../routes/tournament/lunar.texts.zh-Hans.ts'),
    typeof import('../routes/tournament/lunar.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/tournament/referees.texts.ts'),
    typeof import('../routes/tournament/referees.texts.zh-Hans.ts'),
    typeof import('../routes/tournament/referees.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/tournament/rundown.texts.ts'),
    typeof import('../routes/tournament/rundown.texts.zh-Hans.ts'),
    typeof import('../routes/tournament/rundown.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/tournament/team-schedule.texts.ts'),
    typeof import('../routes/tournament/team-schedule.texts.zh-Hans.ts'),
    typeof import('../routes/tournament/team-schedule.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/tournament/tournament.texts.ts'),
    typeof import('../routes/tournament/tournament.texts.zh-Hans.ts'),
    typeof import('../routes/tournament/tournament.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/tournament/tournaments.texts.ts'),
    typeof import('../routes/tournament/tournaments.texts.zh-Hans.ts'),
    typeof import('../routes/tournament/tournaments.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../routes/tournament/waiver/waiver.texts.ts'),
    typeof import('../routes/tournament/waiver/waiver.texts.zh-Hans.ts'),
    typeof import('../routes/tournament/waiver/waiver.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../print/paper.texts.ts'),
    typeof import('../print/paper.texts.zh-Hans.ts'),
    typeof import('../print/paper.texts.zh-Hant.ts')
  >,
]

test('every text module of tournaments is compared across languages', () => {
  const files = Object.keys(
    import.meta.glob([
      '../../../domain/tournament/**/*.texts.ts',
      '../{tournament,print,routes/tournament}/**/*.texts.ts',
    ]),
  )
  const source = readFileSync(import.meta.filename, 'utf8')
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect(source).toContain(file.replace(/^.*\/(?=domain\/)|^\.\.\//, '/'))
})
