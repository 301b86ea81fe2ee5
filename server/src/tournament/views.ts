import { TOURNAMENT_KINDS } from '@touchline/domain/tournament/kind.ts'
import { planSchema } from '@touchline/domain/tournament/plan/plan.ts'
import { changesBetween } from '@touchline/domain/tournament/plan/publish.ts'
import { TOURNAMENT_STATUSES } from '@touchline/domain/tournament/status.ts'
import { validate } from '@touchline/domain/tournament/validate/validate.ts'
import * as z from 'zod'
import { Instant } from '../rest/inputs.ts'
import type { Desk } from './desk-store.ts'

/** Only documents the fields; stored plans were validated by the domain. */
export const PlanView = z
  .record(z.string(), z.unknown())
  .describe(`A plan with ${Object.keys(planSchema.shape).join(', ')}`)

export const ViolationView = z.object({
  rule: z.string(),
  text: z.string(),
  matchIds: z.array(z.string()),
  teamId: z.string().optional(),
  officialId: z.string().optional(),
})

/** Whether families can join, and how. */
const signUpTerms = {
  signUpUntil: z.string().nullable(),
  signUpFromAge: z.int().nullable(),
  signUpToAge: z.int().nullable(),
  signUpFeeCents: z.int().nullable(),
  signUpPlaces: z.int().nullable(),
}

const summary = {
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(TOURNAMENT_KINDS),
  date: z.string().nullable(),
  status: z.enum(TOURNAMENT_STATUSES),
  revision: z.int(),
  publishedAt: Instant.nullable(),
}

export const DeskView = z
  .object({
    ...summary,
    ...signUpTerms,
    version: z.int().describe('Send it back with a save'),
    changedBy: z.string(),
    changedAt: Instant,
    isDraft: z.boolean(),
    plan: PlanView,
    published: PlanView.nullable(),
    violations: z.array(ViolationView),
    changes: z.array(z.string()).describe('What the next publication would say'),
  })
  .meta({ id: 'TournamentDesk' })

const summaryOf = ({ id, slug, name, kind, date, status, published }: Desk) => ({
  id,
  slug,
  name,
  kind,
  date,
  status,
  revision: published?.revision ?? 0,
  publishedAt: published?.publishedAt ?? null,
})

const termsOf = (row: Desk['row']) => ({
  signUpUntil: row.signUpUntil,
  signUpFromAge: row.signUpFromAge,
  signUpToAge: row.signUpToAge,
  signUpFeeCents: row.signUpFeeCents,
  signUpPlaces: row.signUpPlaces,
})

export const asSummary = (desk: Desk, { disputes, notes }: { disputes: number; notes: number }) => ({
  ...summaryOf(desk),
  teams: desk.plan.teams.length,
  matches: desk.plan.matches.length,
  isDraft: desk.isDraft,
  violations: validate(desk.plan).length,
  disputes,
  notes,
})

export const asDesk = (desk: Desk) => ({
  ...summaryOf(desk),
  ...termsOf(desk.row),
  version: desk.version,
  changedBy: desk.changedBy,
  changedAt: desk.changedAt.toISOString(),
  isDraft: desk.isDraft,
  plan: desk.plan,
  published: desk.published,
  violations: validate(desk.plan),
  changes: desk.published && desk.isDraft ? changesBetween(desk.published, desk.plan) : [],
})
