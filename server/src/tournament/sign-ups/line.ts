import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { present } from '@touchline/domain/present.ts'
import { freePlaces, settle } from '@touchline/domain/registrations/waiting-list.ts'
import { isSignUpOpen } from '@touchline/domain/tournament/sign-up.ts'
import { SYSTEM } from '../../graphql/caller.ts'
import { updateRecorded } from '../../graphql/write/record.ts'
import { selectRows } from '../../graphql/write/rows.ts'
import type { WriteContext } from '../../graphql/write/rules.ts'
import { callJob } from '../../jobs/job.ts'
import { TOURNAMENT_OFFERS_JOB } from './offers-job-name.ts'
import { sendSignUpEmails } from './send-emails.ts'

type Tournament = RowOf<'Tournament'>
export type SignUp = RowOf<'TournamentSignUp'>

const SignUpModel = modelNamed('TournamentSignUp')

/** SQL for the position in the tournament's line, starting at 1; null if it does not wait (T-35). */
export const positionInTournament = (
  alias: string,
): string => `case when ${alias}.status = 'WAITLISTED' and not ${alias}._deleted then (
  select count(*)::int from tournament_sign_ups ahead
  where ahead.tournament_id = ${alias}.tournament_id and ahead.status = 'WAITLISTED' and not ahead._deleted
    and ahead.line_number <= ${alias}.line_number) end`

/** Behind everybody who waits or has waited. Call it under the tournament's lock. */
export const nextInLine = async (context: WriteContext, tournamentId: string): Promise<number> =>
  (await lastNumber(context, tournamentId)) + 1

async function lastNumber({ tx }: WriteContext, tournamentId: string): Promise<number> {
  const [row] = await tx<{ last: number | null }[]>`
    select max(line_number) as last from tournament_sign_ups where tournament_id = ${tournamentId}`
  return row?.last ?? 0
}

/**
 * Updates the line of a locked tournament by the rules of waiting lists (W), notifies those affected, and returns the
 * places left for newcomers. `freedBy` is who has just given up a place, 'THE_CLUB' for added places, or null.
 */
export async function settleTournament(
  context: WriteContext,
  tournament: Tournament,
  freedBy: string | null,
): Promise<number> {
  const { tx, today } = context
  const now = context.now.toISOString()
  const where = `tournament_id = $1 and status = 'WAITLISTED' and not _deleted order by line_number`
  const rows = await selectRows(tx, SignUpModel, where, [tournament.id], 'for update')
  const openPlaces = await placesNotTaken(context, tournament)
  const idle = await whoCannotTake(context, rows)
  const line = {
    programId: tournament.id,
    // A tournament that is closed for sign-up has no places to offer (W-2).
    openPlaces: isSignUpOpen(tournament, today) ? openPlaces : 0,
    lastNumber: await lastNumber(context, tournament.id),
    waiting: rows.map((row) => ({
      id: row.id,
      number: present(row.lineNumber, 'a number in line'),
      offerExpiresAt: row.offerExpiresAt,
      offerPassedAt: row.offerPassedAt,
      groupId: null,
      mayTake: !idle.has(row.id),
    })),
  }
  const settled = settle({ line, others: [], now, freedBy })
  // Recorded as the system, because a family in line must not see who has left it.
  const bySystem = { ...context, caller: SYSTEM, myUserId: null }
  const after = new Map<string, SignUp>()
  for (const { id, number, offerExpiresAt, offerPassedAt } of settled.changed) {
    const current = present(
      rows.find((row) => row.id === id),
      'whoever waits',
    )
    // The offer names the current fee.
    const fee = settled.offered.includes(id) ? { feeCents: tournament.signUpFeeCents ?? 0 } : {}
    const changes = { ...fee, lineNumber: number, offerExpiresAt, offerPassedAt }
    after.set(id, await updateRecorded(bySystem, SignUpModel, current, changes))
  }
  const rowsOf = (ids: readonly string[]) => ids.map((id) => present(after.get(id), 'whoever was moved'))
  for (const row of rowsOf(settled.lapsed)) await sendSignUpEmails(context, tournament, [row], 'OFFER_GONE')
  for (const row of rowsOf(settled.revoked))
    await sendSignUpEmails(context, tournament, [row], 'OFFER_REVOKED')
  for (const row of rowsOf(settled.offered)) await sendSignUpEmails(context, tournament, [row], 'OFFER')
  if (settled.offered.length > 0) await callJob(tx, TOURNAMENT_OFFERS_JOB)
  return freePlaces({ ...settled.line, openPlaces }, now)
}

async function placesNotTaken({ tx }: WriteContext, { id, signUpPlaces }: Tournament): Promise<number> {
  if (signUpPlaces === null) return Number.POSITIVE_INFINITY
  const [row] = await tx<{ taken: number }[]>`
    select count(*)::int as taken from tournament_sign_ups
    where tournament_id = ${id} and status = 'JOINED' and not _deleted`
  return signUpPlaces - (row?.taken ?? 0)
}

/** Those whose child is injured, on a break or archived (E-3). */
async function whoCannotTake({ tx }: WriteContext, rows: readonly SignUp[]): Promise<Set<string>> {
  const found = await tx<{ id: string }[]>`
    select s.id from tournament_sign_ups s join players p on p.id = s.player_id
    where s.id = any(${rows.map(({ id }) => id)}) and p.status <> 'ACTIVE'`
  return new Set(found.map(({ id }) => id))
}
