import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { readPlan } from '@touchline/domain/tournament/plan/read-plan.ts'
import type { ShownTournament, SignUpTerms } from '@touchline/domain/tournament/sign-up.ts'
import type { TournamentHead } from '@touchline/domain/tournament/tournament.ts'
import type { CalendarTournament } from '@touchline/domain/tournament/tournament-events.ts'
import type { Service } from '../graphql/context.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'

type Reader = Pick<Service, 'sql' | 'log'>

const HEAD = `slug, name, kind, date, status, _version as version`
const SIGN_UP = `sign_up_until as "signUpUntil", sign_up_from_age as "signUpFromAge", sign_up_to_age as "signUpToAge",
  sign_up_fee_cents as "signUpFeeCents", sign_up_places as "signUpPlaces"`
const IS_PUBLIC = `status <> 'DRAFT' and not _deleted`

/** All public tournaments, earliest first. */
export const loadTournaments = ({ sql }: Pick<Service, 'sql'>): Promise<TournamentHead[]> =>
  sql.unsafe<TournamentHead[]>(`select ${HEAD} from tournaments where ${IS_PUBLIC} order by date, slug`)

/**
 * The parts that the club's calendar depends on. From two weeks before the day, that is every change, because it may
 * be cancelled at any time; results of other years change nothing.
 */
export const readCalendarHeads = (sql: Sql | Transaction, today: string) =>
  sql.unsafe(
    `select slug, name, kind, date, status,
      case when date between $1::date - 2 and $1::date + 14 then _version else revision end as state
    from tournaments where ${IS_PUBLIC} order by slug`,
    [today],
  )

/** All with their plans, for the calendar. If a plan is invalid, the calendar shows the day without hours. */
export async function readCalendar(sql: Sql | Transaction): Promise<CalendarTournament[]> {
  const rows = await sql.unsafe<(TournamentHead & { plan: unknown })[]>(
    `select ${HEAD}, public_plan as plan from tournaments where ${IS_PUBLIC} order by date, slug`,
  )
  return rows.map((row) => {
    const read = readPlan(row.plan)
    return { ...row, plan: 'plan' in read ? read.plan : null }
  })
}

/** One tournament with the public part of its plan; null if it does not exist or has no plan yet. */
export async function loadTournament({ sql, log }: Reader, slug: string): Promise<ShownTournament | null> {
  const [row] = await sql.unsafe<(TournamentHead & SignUpTerms & { plan: unknown })[]>(
    `select ${HEAD}, ${SIGN_UP}, public_plan as plan from tournaments where slug = $1 and ${IS_PUBLIC}`,
    [slug],
  )
  if (!row) return null
  const { plan, signUpUntil, signUpFromAge, signUpToAge, signUpFeeCents, signUpPlaces, ...head } = row
  const signUp = { signUpUntil, signUpFromAge, signUpToAge, signUpFeeCents, signUpPlaces }
  return { ...head, signUp, plan: plan === null ? null : readable(log, slug, plan) }
}

/** Validated when it was written; fields added since then get their defaults here. */
function readable(log: Service['log'], slug: string, plan: unknown): Plan | null {
  const read = readPlan(plan)
  if ('plan' in read) return read.plan
  log.error({ slug, problem: read.refusal.message }, 'the plan of a tournament cannot be read')
  return null
}
