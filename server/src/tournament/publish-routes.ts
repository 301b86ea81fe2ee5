import { rundownProblems } from '@touchline/domain/tournament/day/check-rundown.ts'
import { TOURNAMENT_KINDS } from '@touchline/domain/tournament/kind.ts'
import { onAnotherDay } from '@touchline/domain/tournament/plan/new-plan.ts'
import { publish } from '@touchline/domain/tournament/plan/publish.ts'
import { fillPlaces } from '@touchline/domain/tournament/play/advance.ts'
import { TOURNAMENT_STATUSES } from '@touchline/domain/tournament/status.ts'
import { validate } from '@touchline/domain/tournament/validate/validate.ts'
import * as z from 'zod'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import type { Transaction } from '../postgres/pool.ts'
import { line } from '../rest/inputs.ts'
import { conflict } from '../rest/refusal.ts'
import { type Route, route } from '../rest/route.ts'
import { type Desk, keepDraft, Tournament } from './desk-store.ts'
import { Day, Slug, Version } from './draft-routes.ts'
import { notifyCancelled, notifyFamilies } from './notify-families.ts'
import { planParts } from './plan-parts.ts'
import { requireDesk, requireVersion } from './require-desk.ts'
import { cancelSignUps, hasSignUps, lockFamiliesOfTournament } from './sign-ups/of-tournament.ts'
import { asDesk, DeskView } from './views.ts'

const MOST_NAMED = 3

const publication = route({
  method: 'post',
  path: '/tournaments/{slug}/publish',
  summary: 'Publish the draft as the next revision, and email the families whose matches moved',
  input: {
    params: { slug: Slug },
    body: {
      version: Version,
      reason: line(3, 500)
        .optional()
        .describe(
          'Why it is published although it breaks rules, or its rundown does not fit; kept in the audit',
        ),
      tellsFamilies: z.boolean().default(true),
    },
  },
  output: z.object({ revision: z.int(), changes: z.array(z.string()), emails: z.int() }),
  handler: ({ pool: { sql, now }, links, adminEmail, caller }, { params, body }) =>
    sql.begin(async (tx) => {
      const desk = await requireDesk(tx, params.slug, 'for update')
      requireVersion(desk, body.version)
      if (!desk.isDraft) throw conflict('NOTHING_NEW', 'Nothing has changed since it was published.')
      const broken = [...validate(desk.plan).map(({ text }) => `${text}.`), ...rundownProblems(desk.plan)]
      if (broken.length > 0 && body.reason === undefined) {
        const named = broken.slice(0, MOST_NAMED)
        const more = broken.length > MOST_NAMED ? ` And ${broken.length - MOST_NAMED} more.` : ''
        throw conflict('RULES_BROKEN', `The plan breaks rules. ${named.join(' ')}${more}`)
      }
      const at = now()
      const published = publish(fillPlaces(desk.plan), desk.published, {
        at: at.toISOString(),
        by: adminEmail,
      })
      const { revision } = published
      const status = desk.status === 'DRAFT' ? 'PUBLISHED' : desk.status
      const context = await writeContext(tx, { caller, now: at, links })
      const changes = { ...planParts({ plan: JSON.stringify(published) }), status }
      await updateRecorded(context, Tournament, desk.row, changes, body.reason ?? null)
      const version = desk.version + 1
      await keepDraft(tx, { tournamentId: desk.id, draft: null, version, by: adminEmail, now: at })
      const emails = body.tellsFamilies
        ? await notifyFamilies(context, { desk, before: desk.published, after: published })
        : 0
      const own = published.changes.filter((change) => change.revision === revision)
      return { revision, changes: own.map(({ text }) => text), emails }
    }),
})

const details = route({
  method: 'put',
  path: '/tournaments/{slug}',
  summary:
    'Change the name, the kind, the day or the status; on another day everything that has a time goes with it. If it is cancelled, every family with a child in a team or on the list gets an email, and nothing is due for it',
  input: {
    params: { slug: Slug },
    body: {
      version: Version,
      name: line(1, 120),
      date: Day,
      status: z.enum(TOURNAMENT_STATUSES, 'Choose a status.'),
      kind: z.enum(TOURNAMENT_KINDS, 'Choose what kind it is.').optional(),
    },
  },
  output: DeskView,
  handler: ({ pool: { sql, now }, links, adminEmail, caller }, { params, body }) =>
    inTransaction(sql, async (tx) => {
      if (body.status === 'CANCELLED') await lockFamiliesOfTournament(tx, params.slug)
      const desk = await requireDesk(tx, params.slug, 'for update')
      requireVersion(desk, body.version)
      await requirePossible(tx, desk, body)
      const { name, date, status, kind = desk.kind } = body
      const context = await writeContext(tx, { caller, now: now(), links })
      const tournament = await updateRecorded(context, Tournament, desk.row, { name, date, status, kind })
      if (status === 'CANCELLED' && desk.status !== 'CANCELLED') {
        const notified = await cancelSignUps(context, tournament)
        if (desk.published) await notifyCancelled(context, { ...desk, name, date }, desk.published, notified)
      }
      if (date !== desk.date) {
        const draft = desk.date ? onAnotherDay(desk.plan, desk.date, date) : desk.plan
        const { id: tournamentId, version } = desk
        await keepDraft(tx, {
          tournamentId,
          draft,
          version: version + 1,
          by: adminEmail,
          now: now(),
        })
      }
      return asDesk(await requireDesk(tx, params.slug))
    }),
})

/** Refuses a status or date that would leave visitors without a plan, or families without what they have joined. */
async function requirePossible(
  tx: Transaction,
  { id, row, published }: Desk,
  { status, date }: { status: Desk['status']; date: string },
): Promise<void> {
  const isAnnounced = status === 'PUBLISHED' && row.signUpUntil !== null
  if (status !== 'DRAFT' && status !== 'CANCELLED' && published === null && !isAnnounced)
    throw conflict('NOTHING_PUBLISHED', 'Publish the plan first: visitors would find nothing.')
  if (status === 'DRAFT' && (await hasSignUps(tx, id)))
    throw conflict('HAS_SIGN_UPS', 'Families have signed up. Cancel it instead.')
  if (row.signUpUntil !== null && row.signUpUntil > date)
    throw conflict('SIGN_UP_LATER', 'Sign-up would close after the day. Change when it closes first.')
}

export const publishRoutes: Route[] = [publication, details]
