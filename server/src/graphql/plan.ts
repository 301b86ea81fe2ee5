import type { Caller } from './caller.ts'
import type { Document } from './document.ts'
import { Refusal } from './errors.ts'
import { isWorthPreparing } from './prepared.ts'
import { type CompiledQuery, compileQuery } from './read/query.ts'
import { shapeOf } from './shape.ts'
import { type Live, Statement } from './statement.ts'

/** A query compiled for every request of its shape: only the parameters differ. */
export interface Plan extends CompiledQuery {
  statement: Statement
  isPrepared: boolean
}

export interface Bound extends Plan {
  params: ReturnType<Statement['bind']>
}

/** The plan for a request, from the cache if one of its shape was here before, with its parameters. */
export function planFor(document: Document, live: Live): Bound {
  const shape = `${callerShape(live.caller)} ${shapeOf(live.variables)}`
  const known = document.plans.get(shape)
  if (known) {
    try {
      return use(known, live)
    } catch (error) {
      // A page token of no use: compiled afresh below, the field that has it is refused by name.
      if (!(error instanceof Refusal)) throw error
    }
  }
  const statement = new Statement({ ...live, fragments: document.fragments })
  const plan = { ...compileQuery(statement, document.operation), statement, isPrepared: false }
  const bound = use(plan, live)
  statement.detach()
  if (statement.errors.length === 0) document.plans.set(shape, plan)
  return bound
}

/** The statement depends on what a caller is known by, not on who it is. */
function callerShape(caller: Caller): string {
  let shape: string = caller.role
  for (const proof of PROOFS) if (caller[proof] !== null) shape += ` ${proof}`
  return shape
}

const PROOFS = ['email', 'session', 'accessToken', 'impersonation'] as const

function use(plan: Plan, live: Live): Bound {
  const params = plan.statement.bind(live)
  plan.isPrepared ||= isWorthPreparing(plan.text)
  return { ...plan, params }
}
