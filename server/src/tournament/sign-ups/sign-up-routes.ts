import { keysOf } from '@touchline/domain/records.ts'
import type { SignUpTerms } from '@touchline/domain/tournament/sign-up.ts'
import { signUpTermsProblems } from '@touchline/domain/tournament/sign-up.ts'
import * as z from 'zod'
import { inTransaction } from '../../graphql/write/in-transaction.ts'
import { updateRecorded } from '../../graphql/write/record.ts'
import { writeContext } from '../../graphql/write/write-context.ts'
import { conflict, RestRefusal } from '../../rest/refusal.ts'
import { type Route, route } from '../../rest/route.ts'
import { type Desk, Tournament } from '../desk-store.ts'
import { Day, Slug } from '../draft-routes.ts'
import { unsignedAmong } from '../event-consents.ts'
import { requireDesk } from '../require-desk.ts'
import { asDesk, DeskView } from '../views.ts'
import { settleTournament } from './line.ts'
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
    throw conflict('OVER', 'This tournament is over, so no one can join it now.')
}

const remind = route({
  method: 'post',
  path: '/tournaments/{slug}/waiver-reminders',
  summary: 'Email the families of players whose fun day consent hasn’t been signed',
  input: { params: { slug: Slug } },
  output: z.object({ emails: z.int().describe('How many families were emailed today') }),
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
        // The client retries after a lost response, so ask each family at most once a day (T-32).
        const [asked] = await tx`select from mail_outbox where starts_with(id, ${`${name} `}) limit 1`
        const signUps = siblings.map(({ playerId }) => ({ ...nothing, playerId }))
        const held = { name, until: context.now }
        if (!asked) await sendSignUpEmails(context, row, signUps, 'WAIVER', { held })
      }
      return { emails: families.length }
    }),
})

export const signUpRoutes: Route[] = [terms, remind]
