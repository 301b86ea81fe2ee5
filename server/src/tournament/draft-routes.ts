import { randomUUID } from 'node:crypto'
import { isDay } from '@touchline/domain/calendar-day.ts'
import { slug as slugShape } from '@touchline/domain/club/schemas/fields.ts'
import { TOURNAMENT_KINDS } from '@touchline/domain/tournament/kind.ts'
import { copyPlan, emptyPlan } from '@touchline/domain/tournament/plan/new-plan.ts'
import { validate } from '@touchline/domain/tournament/validate/validate.ts'
import * as z from 'zod'
import { insertRecorded, updateRecorded } from '../graphql/write/record.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import { line } from '../rest/inputs.ts'
import { conflict } from '../rest/refusal.ts'
import { type Route, route } from '../rest/route.ts'
import { keepDraft, Tournament } from './desk-store.ts'
import { requireDesk, requireVersion, soundPlan } from './require-desk.ts'
import { hasSignUps } from './sign-ups/of-tournament.ts'
import { asDesk, DeskView, PlanView, ViolationView } from './views.ts'

export const Slug = line(1, 80)
const NewSlug = Slug.refine(
  (text) => slugShape.safeParse(text).success,
  'Use small letters, numbers and hyphens, as in photo-day.',
)
export const Day = z.string('Fill this in.').refine(isDay, 'Write the day as 2026-02-21.')
export const Version = z.int('Send the version you have seen.')
/** A plan has hundreds of slots and is longer than other requests. */
const LARGEST_PLAN = 2 * 1024 * 1024

const create = route({
  method: 'post',
  path: '/tournaments',
  summary: 'Start a tournament, from nothing or from another one',
  status: 201,
  input: {
    body: {
      slug: NewSlug,
      name: line(1, 120),
      date: Day,
      kind: z.enum(TOURNAMENT_KINDS, 'Choose what kind it is.').default('OTHER'),
      from: Slug.optional().describe('The slug of another one'),
    },
  },
  output: DeskView,
  handler: ({ pool: { sql, now }, adminEmail, caller }, { body: { slug, name, date, kind, from } }) =>
    sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtextextended(${`tournament ${slug}`}, 0))`
      const [taken] = await tx`select 1 from tournaments where slug = ${slug}`
      if (taken)
        throw conflict('SLUG_TAKEN', `There’s already a tournament at /${slug}. Choose another address.`)
      const model = from === undefined ? null : await requireDesk(tx, from)
      const plan = model ? copyPlan(model.plan, model.date, date) : emptyPlan('Main field')
      const context = await writeContext(tx, { caller, now: now() })
      const tournamentId = randomUUID()
      const values = { id: tournamentId, slug, name, date, kind, revision: 0, plan: null }
      await insertRecorded(context, Tournament, { ...values, status: 'DRAFT' })
      await keepDraft(tx, {
        tournamentId,
        draft: plan,
        version: 1,
        by: adminEmail,
        now: now(),
      })
      return asDesk(await requireDesk(tx, slug))
    }),
})

const save = route({
  method: 'put',
  path: '/tournaments/{slug}/draft',
  summary: 'Save the draft; a malformed plan is refused, broken rules are kept and listed',
  largestBody: LARGEST_PLAN,
  input: { params: { slug: Slug }, body: { plan: PlanView, version: Version } },
  output: z.object({ version: z.int(), violations: z.array(ViolationView) }),
  handler: ({ pool: { sql, now }, adminEmail }, { params, body }) =>
    sql.begin(async (tx) => {
      const desk = await requireDesk(tx, params.slug, 'for update')
      requireVersion(desk, body.version)
      const draft = soundPlan(body.plan, desk.published)
      const version = desk.version + 1
      await keepDraft(tx, { tournamentId: desk.id, draft, version, by: adminEmail, now: now() })
      return { version, violations: validate(draft) }
    }),
})

const discard = route({
  method: 'delete',
  path: '/tournaments/{slug}/draft',
  summary: 'Delete the draft and go back to what is published',
  input: { params: { slug: Slug } },
  output: null,
  handler: ({ pool: { sql, now }, adminEmail }, { params }) =>
    sql.begin(async (tx) => {
      const { id: tournamentId, published, version } = await requireDesk(tx, params.slug, 'for update')
      if (published === null)
        throw conflict(
          'NOTHING_PUBLISHED',
          'Nothing has been published yet, so there’s nothing to go back to.',
        )
      await keepDraft(tx, { tournamentId, draft: null, version: version + 1, by: adminEmail, now: now() })
    }),
})

const remove = route({
  method: 'delete',
  path: '/tournaments/{slug}',
  summary: 'Delete a tournament that was never published',
  input: { params: { slug: Slug } },
  output: null,
  handler: ({ pool: { sql, now }, caller }, { params }) =>
    sql.begin(async (tx) => {
      const { row, id, published } = await requireDesk(tx, params.slug, 'for update')
      if (published !== null)
        throw conflict(
          'PUBLISHED',
          'It has been published, and families may have it on paper. Cancel it instead.',
        )
      if (await hasSignUps(tx, id))
        throw conflict('HAS_SIGN_UPS', 'Families have signed up. Cancel it instead.')
      const context = await writeContext(tx, { caller, now: now() })
      await updateRecorded(context, Tournament, row, {
        _deleted: true,
        slug: `${params.slug}-${id.slice(0, 8)}`,
      })
    }),
})

export const draftRoutes: Route[] = [create, save, discard, remove]
