import { daysBetween } from '@touchline/domain/calendar-day.ts'
import { clubDay, clubInstant } from '@touchline/domain/club-clock.ts'
import type { CreateInput, RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { present } from '@touchline/domain/present.ts'
import { seasonOn } from '@touchline/domain/seasons/season-on.ts'
import { updateByRules } from '../../graphql/write/apply.ts'
import { selectRows } from '../../graphql/write/rows.ts'
import type { WriteContext } from '../../graphql/write/rules.ts'
import { publish, rollOverSeason } from '../../seasons/roll-over.ts'
import type { Transaction } from '../pool.ts'
import { type ContextAt, create, DAY, FIRST_SIGN_UPS } from './context.ts'
import { demoDiscounts, demoFees, demoPrograms, firstSeason } from './programs.ts'
import { type DemoSeason, demoSeasons, yearsSinceFirst } from './seasons.ts'

/** When fewer days than this are left of a season, families sign up for the next one. */
const LATE_IN_SEASON_DAYS = 28

/** A program of some season with its two fees. */
export interface Offered {
  minBirthYear: number
  maxBirthYear: number
  once: string
  twice: string
}

export interface DemoYear {
  /** The current season, or the first one if it has not begun. */
  running: string
  /** How many years later the children were born than those of the first season. */
  yearsOn: number
  /** The season that families are signing up for now. */
  joined: string
  programs: Record<string, Offered[]>
  /** When the children of the current season signed up. */
  signedUpAt: Date
  now: Date
}

/** Creates the first season, and those that the club's roll-over makes from it (S-14). */
export async function createYear(context: ContextAt, now: Date): Promise<DemoYear> {
  const first = context(FIRST_SIGN_UPS)
  await create(first, 'Season', firstSeason)
  await createPrograms(first)
  const today = clubDay(now)
  for (const { lastDay, changes, ...season } of demoSeasons(today)) {
    const opened = new Date(
      Math.min(clubInstant(season.opensForReturning, '09:00').getTime(), now.getTime() - DAY),
    )
    const at = context(opened)
    const { id } = await rollOverSeason(at, { fromSeasonId: firstSeason.id, ...season })
    await publish(at, id)
    await rest(at, id, lastDay, changes)
  }
  const { tx } = first
  const rows = await tx<{ id: string; startDate: string; endDate: string }[]>`
    select id, start_date as "startDate", end_date as "endDate" from seasons`
  const running = present(seasonOn(rows, today), 'a season')
  const next = rows.find(({ startDate }) => startDate > running.startDate)
  const isLate = daysBetween(today, running.endDate) < LATE_IN_SEASON_DAYS
  const signedUpAt = new Date(
    Math.min(clubInstant(running.startDate, '10:00').getTime() - 19 * DAY, now.getTime() - 9 * DAY),
  )
  return {
    running: running.id,
    yearsOn: yearsSinceFirst(running),
    joined: isLate && next ? next.id : running.id,
    programs: await programsBySeason(tx),
    signedUpAt,
    now,
  }
}

/** Records the holiday break in the season and ends its programs before it. */
async function rest(
  context: WriteContext,
  id: string,
  lastDay: string,
  changes: DemoSeason['changes'],
): Promise<void> {
  if (changes.length === 0) return
  const { tx } = context
  const [season] = await selectRows(tx, modelNamed('Season'), 'id = $1', [id])
  await updateByRules(context, modelNamed('Season'), present(season, id), {
    changes: JSON.stringify(changes),
  })
  for (const program of await selectRows(tx, modelNamed('Program'), 'season_id = $1', [id]))
    await updateByRules(context, modelNamed('Program'), program, { endDate: lastDay })
}

async function programsBySeason(tx: Transaction): Promise<Record<string, Offered[]>> {
  const rows = await tx<(Offered & { season: string })[]>`
    select g.season_id as season, g.min_birth_year as "minBirthYear", g.max_birth_year as "maxBirthYear",
      min(f.id) filter (where f.type = 'MONTHLY_ONCE') as once, min(f.id) filter (where f.type = 'MONTHLY_TWICE') as twice
    from program_fees f join programs g on g.id = f.program_fees_id group by g.id`
  const bySeason: Record<string, Offered[]> = {}
  for (const { season, ...program } of rows) bySeason[season] = [...(bySeason[season] ?? []), program]
  return bySeason
}

async function createPrograms(context: WriteContext): Promise<void> {
  const discounts: RowOf<'Discount'>[] = []
  for (const discount of demoDiscounts) discounts.push(await create(context, 'Discount', discount))
  for (const program of demoPrograms) {
    const { id } = await create(context, 'Program', program)
    await createFee(context, { ...demoFees.once, programFeesId: id }, discounts)
    await createFee(context, { ...demoFees.twice, programFeesId: id }, discounts)
  }
}

async function createFee(
  context: WriteContext,
  fee: CreateInput<'ProgramFee'>,
  discounts: readonly RowOf<'Discount'>[],
): Promise<RowOf<'ProgramFee'>> {
  const row = await create(context, 'ProgramFee', fee)
  for (const discount of discounts)
    await create(context, 'AppliableDiscount', { programFeeID: row.id, discountID: discount.id })
  return row
}
