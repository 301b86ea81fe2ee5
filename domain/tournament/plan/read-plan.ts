import { parseJson, plainWords, refusalOf } from '../../complaints.ts'
import type { Refusal } from '../../refusal.ts'
import { type Plan, type PlanInput, planSchema } from './plan.ts'
import { referenceComplaints } from './plan-references.ts'

export type PlanRefusal = Refusal<'BAD_PLAN'>

/** Parses a plan from a text or value and fills in defaults; otherwise says what is wrong with it (T-1). */
export function readPlan(value: unknown): { plan: Plan } | { refusal: PlanRefusal } {
  const json = typeof value === 'string' ? parseJson(value) : value
  if (json === undefined) return refuse([{ path: [], message: 'This isn’t a plan we can read.' }])
  const read = planSchema.safeParse(json, { error: plainWords })
  if (!read.success) return refuse(read.error.issues)
  const complaints = referenceComplaints(read.data)
  return complaints.length > 0 ? refuse(complaints) : { plan: read.data }
}

const refuse = (complaints: Parameters<typeof refusalOf>[2]): { refusal: PlanRefusal } => ({
  refusal: refusalOf('BAD_PLAN', 'plan', complaints),
})

/** For plans that our own code writes. A refusal is a bug. */
export function planFrom(input: PlanInput): Plan {
  const read = readPlan(input)
  if ('refusal' in read) throw new Error(read.refusal.message)
  return read.plan
}
