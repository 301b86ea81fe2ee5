import { clubDay } from '@touchline/domain/club-clock.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import type { FeeType } from '@touchline/domain/pricing/fee-types.ts'
import { isOpen } from '@touchline/domain/programs/program.ts'
import { birthYearRefusal } from '@touchline/domain/registrations/eligibility.ts'
import { isOpenFor, lastTraining, type SeasonOpening } from '@touchline/domain/seasons/opening.ts'
import type { PlayerStatus } from '@touchline/domain/status/player.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { readSettings, type Standing } from '../club/load-club.ts'
import { SYSTEM } from '../graphql/caller.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { selectRows } from '../graphql/write/rows.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import type { Job, JobSurroundings } from '../jobs/job.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import type { SiteLinks } from '../site-links.ts'
import { writeToGuardians } from '../users/write-to-guardians.ts'
import { seasonIsOpen } from './season-is-open.ts'

/** During the day in Vancouver, in summer and winter, so that no email arrives at night. */
const EVERY_HOUR_OF_THE_DAY = '40 16-23 * * *'

/** Invites the families of the previous year to come back, while a season is open for them but has not begun (S-16). */
export const returningJob = (links: SiteLinks): Job => ({
  name: 'returning',
  cron: EVERY_HOUR_OF_THE_DAY,
  async run(surroundings) {
    const { sql, now, signal } = surroundings
    const today = clubDay(now())
    const { ages } = (await readSettings(sql)).facts
    const seasons = await selectRows(sql, modelNamed('Season'), `status = 'PUBLISHED' and not _deleted`, [])
    for (const season of seasons.filter((one) => isAnnounced(one, today))) {
      const programs = await selectRows(sql, modelNamed('Program'), 'season_id = $1 and not _deleted', [
        season.id,
      ])
      for (const guardianId of await familiesBefore(sql, season)) {
        if (signal.aborted) return
        await askFamily(surroundings, links, { season, programs, ages }, guardianId)
      }
    }
  },
})

const isAnnounced = (season: SeasonOpening, today: string) =>
  today < season.startDate && isOpenFor(season, true, today)

/** Families with a child who was in an earlier program, and for whom nothing has been decided yet. */
async function familiesBefore(sql: Sql, { id, startDate }: RowOf<'Season'>): Promise<string[]> {
  const rows = await sql`
    select distinct p.user_players_id as id from players p
    join player_program_registrations r on r.player_registrations_id = p.id and not r._deleted
    join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
    where not p._deleted and p.user_players_id is not null and g.start_date < ${startDate}
      and g.end_date >= ${startDate}::date - 366
      and not exists (select from season_invitations i where i.season_id = ${id} and i.player_id = p.id)
    order by 1`
  return rows.map((row) => row.id)
}

const askFamily = (
  { sql, now }: JobSurroundings,
  links: SiteLinks,
  offered: Offered,
  guardianId: string,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const noted = await tx`
      insert into season_invitations (season_id, player_id)
      select ${offered.season.id}, p.id from players p join shared_guardians s on s.guardian_id = p.user_players_id
      where s.user_id = ${guardianId} and not p._deleted
      on conflict do nothing returning player_id as id`
    const players = await playersWith(
      tx,
      noted.map(({ id }) => id),
    )
    const coming = players.flatMap((player) => {
      const program = programFor(player, offered)
      return program ? [{ ...player, program }] : []
    })
    if (coming.length === 0) return
    const context = await writeContext(tx, { caller: SYSTEM, now: now(), links })
    await writeToGuardians(context, coming, seasonIsOpen(offered.season, coming, offered.ages))
  })

interface EarlierPlayer {
  userPlayersId: string
  firstName: string
  birthDate: string
  status: PlayerStatus
  registrations: {
    status: RegistrationStatus
    fee: { type: FeeType }
    program: { id: string; startDate: string; endDate: string }
  }[]
}

async function playersWith(tx: Transaction, ids: string[]): Promise<EarlierPlayer[]> {
  const rows = await tx<(Omit<EarlierPlayer, 'registrations'> & { registrations: string })[]>`
    select p.user_players_id as "userPlayersId", p.first_name as "firstName", p.birth_date::text as "birthDate",
      p.status, coalesce(json_agg(json_build_object('status', r.status, 'fee', json_build_object('type', f.type),
        'program', json_build_object('id', g.id, 'startDate', g.start_date, 'endDate', g.end_date)))
        filter (where r.id is not null), '[]')::text as registrations
    from players p
    left join player_program_registrations r on r.player_registrations_id = p.id and not r._deleted
    left join program_fees f on f.id = r.program_fee_registrations_id
    left join programs g on g.id = f.program_fees_id
    where p.id = any(${ids}) group by p.id order by p.birth_date, p.first_name, p.id`
  return rows.map((row) => ({ ...row, registrations: JSON.parse(row.registrations) }))
}

interface Offered {
  season: RowOf<'Season'>
  programs: readonly RowOf<'Program'>[]
  ages: Standing['facts']['ages']
}

/** The program of the new season that a returning child fits into; null if there is none or they are in already. */
function programFor(player: EarlierPlayer, { season, programs, ages }: Offered): RowOf<'Program'> | null {
  const isIn = player.registrations.some(({ program }) => programs.some(({ id }) => id === program.id))
  if (player.status !== 'ACTIVE' || isIn || !lastTraining(season, player.registrations)) return null
  return programs.find((program) => isOpen(program) && !birthYearRefusal({ player, program, ages })) ?? null
}
