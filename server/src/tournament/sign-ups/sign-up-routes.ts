import { keysOf } from '@touchline/domain/records.ts'
import type { SignUpTerms } from '@touchline/domain/tournament/sign-up.ts'
import { signUpTermsProblems } from '@touchline/domain/tournament/sign-up.ts'
import { SIGN_UP_STATUSES } from '@touchline/domain/tournament/status.ts'
import * as z from 'zod'
import { inTransaction } from '../../graphql/write/in-transaction.ts'
import { updateRecorded } from '../../graphql/write/record.ts'
import { writeContext } from '../../graphql/write/write-context.ts'
import type { Sql } from '../../postgres/pool.ts'
import { conflict, RestRefusal } from '../../rest/refusal.ts'
import { type Route, route } from '../../rest/route.ts'
import { type Desk, Tournament } from '../desk-store.ts'
import { Day, Slug } from '../draft-routes.ts'
import { unsignedAmong } from '../event-consents.ts'
import { requireDesk } from '../require-desk.ts'
import { asDesk, DeskView } from '../views.ts'
import { positionInTournament, settleTournament } from './line.ts'
import { sendSignUpEmails } from './send-emails.ts'

const whole = z.int('Enter a whole number.').nullable()

const terms = route({
  method: 'put',
  path: '/tournaments/{slug}/sign-up',
  summary:
    'Let families join until a day, or no longer; one that nobody has seen yet is announced by that, without a plan',
  input: {
    params: { slug: Slug },
    body: {
      signUpUntil: Day.nullable().describe('null: families do not join here'),
      signUpFromAge: whole.describe('8 for U8'),
      signUpToAge: whole,
      signUpFeeCents: whole.describe('For each child'),
      signUpPlaces: whole.describe('null: no limit'),
    },
  },
  output: DeskView,
  handler: ({ pool: { sql, now }, links, caller }, { params, body }) =>
    inTransaction(sql, async (tx) => {
      const desk = await requireDesk(tx, params.slug, 'for update')
      refuseTerms(body, desk)
      const context = await writeContext(tx, { caller, now: now(), links })
      const isAnnounced = desk.status === 'DRAFT' && body.signUpUntil !== null
      const changes = { ...body, ...(isAnnounced ? { status: 'PUBLISHED' as const } : {}) }
      const tournament = await updateRecorded(context, Tournament, desk.row, changes)
      await settleTournament(context, tournament, 'THE_CLUB')
      return asDesk(await requireDesk(tx, params.slug))
    }),
})

function refuseTerms(terms: SignUpTerms, { row, status }: Desk): void {
  const problems = signUpTermsProblems(terms, row.date)
  const [first] = keysOf(problems)
  if (first)
    throw new RestRefusal('ValidationException', problems[first] ?? '', {
      code: 'BAD_SIGN_UP',
      fields: Object.fromEntries(keysOf(problems).map((field) => [field, problems[field] ?? ''])),
    })
  if (terms.signUpUntil !== null && (status === 'FINISHED' || status === 'CANCELLED'))
    throw conflict('OVER', 'This tournament is over, so nobody can join it any more.')
}

const SignUpLine = z
  .object({
    id: z.string(),
    playerId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    birthDate: z.string(),
    familyId: z.string().nullable(),
    status: z.enum(SIGN_UP_STATUSES),
    waitlistPosition: z.int().nullable(),
    offerExpiresAt: z.string().nullable(),
    wish: z.string().nullable(),
    feeCents: z.int(),
    openCents: z.int().describe('What is still to be paid of it'),
    team: z.string().nullable(),
    isSigned: z.boolean().nullable().describe('Whether somebody has signed; null where nobody needs to'),
    createdAt: z.string(),
  })
  .meta({ id: 'TournamentSignUpLine' })

const list = route({
  method: 'get',
  path: '/tournaments/{slug}/sign-ups',
  summary:
    'The children who have joined, wait or have left again, with their wishes and who is missing a consent',
  input: { params: { slug: Slug } },
  output: z.object({ items: z.array(SignUpLine) }),
  async handler({ pool: { sql } }, { params: { slug } }) {
    const { id, kind, plan } = await requireDesk(sql, slug)
    const rows = await readLines(sql, id)
    const unsigned = await unsignedAmong(
      sql,
      slug,
      rows.map(({ playerId }) => playerId),
    )
    const teamOf = (playerId: string) => {
      const teamId = plan.players.find((one) => one.playerId === playerId)?.teamId
      return plan.teams.find((team) => team.id === teamId)?.name ?? null
    }
    return {
      items: rows.map((row) => ({
        ...row,
        team: teamOf(row.playerId),
        isSigned: kind === 'FUN_DAY' ? !unsigned.has(row.playerId) : null,
      })),
    }
  },
})

type Line = Omit<z.infer<typeof SignUpLine>, 'team' | 'isSigned'>

const readLines = (sql: Sql, tournamentId: string): Promise<Line[]> =>
  sql.unsafe<Line[]>(
    `select s.id, p.id as "playerId", p.first_name as "firstName", p.last_name as "lastName",
      p.birth_date::text as "birthDate", p.user_players_id as "familyId", s.status,
      ${positionInTournament('s')} as "waitlistPosition", s.offer_expires_at as "offerExpiresAt", s.wish,
      s.fee_cents as "feeCents", s.created_at as "createdAt",
      coalesce((select sum(d.cents - d.covered_cents) from account_dues d where d.sign_up_id = s.id), 0)::int as "openCents"
    from tournament_sign_ups s join players p on p.id = s.player_id
    where s.tournament_id = $1 and not s._deleted
    order by s.status = 'LEFT', s.line_number nulls first, p.last_name, p.first_name, p.id`,
    [tournamentId],
  )

const remind = route({
  method: 'post',
  path: '/tournaments/{slug}/waiver-reminders',
  summary: 'Write to the families of those who play and for whom nobody has signed the fun day’s consent',
  input: { params: { slug: Slug } },
  output: z.object({ emails: z.int().describe('How many families have been written to today') }),
  handler: ({ pool: { sql, now }, links, caller }, { params: { slug } }) =>
    inTransaction(sql, async (tx) => {
      const { row, kind, plan } = await requireDesk(tx, slug, 'for update')
      if (kind !== 'FUN_DAY') throw conflict('NOTHING_TO_SIGN', 'Only a fun day has a consent to sign.')
      const context = await writeContext(tx, { caller, now: now(), links })
      const joined = await tx<{ id: string }[]>`
        select player_id as id from tournament_sign_ups
        where tournament_id = ${row.id} and status = 'JOINED' and not _deleted`
      const players = [
        ...joined.map(({ id }) => id),
        ...plan.players.flatMap(({ playerId }) => playerId ?? []),
      ]
      const unsigned = [...(await unsignedAmong(tx, slug, players))]
      const children = await tx<{ playerId: string; family: string }[]>`
        select p.id as "playerId", coalesce(u.family, u.id) as family
        from players p join users u on u.id = p.user_players_id where p.id = any(${unsigned}) order by 2, 1`
      const families = [...Map.groupBy(children, ({ family }) => family).values()]
      const nothing = { feeCents: 0, offerExpiresAt: null }
      for (const siblings of families) {
        const name = `waiver reminder ${row.id} ${siblings[0]?.family} ${context.today}`
        // The client sends again what got no answer: a family is asked once a day (T-32).
        const [asked] = await tx`select from mail_outbox where starts_with(id, ${`${name} `}) limit 1`
        const signUps = siblings.map(({ playerId }) => ({ ...nothing, playerId }))
        const held = { name, until: context.now }
        if (!asked) await sendSignUpEmails(context, row, signUps, 'WAIVER', { held })
      }
      return { emails: families.length }
    }),
})

export const signUpRoutes: Route[] = [terms, list, remind]
