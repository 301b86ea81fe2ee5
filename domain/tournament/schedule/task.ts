import type { Plan } from '../plan/plan.ts'
import { type Problem, problemOf } from './problem.ts'
import { type Staffing, staffingOf } from './staffing.ts'

export interface ScheduleOptions {
  /** The same seed gives the same plan. */
  seed: number
  /** The matches that get a new slot and leader; if missing, all that have not begun. */
  movable?: readonly string[]
  /** No match is placed before this moment; on the day itself, that is now. */
  from?: string
  /** False while nobody knows who referees; H12 is then left open. */
  assignOfficials?: boolean
  /** How long to search: 1 is thorough, 0.1 is quick. */
  effort?: number
}

/** A plan to be made, in the numbers that the search and the solver use. */
export interface Task {
  plan: Plan
  problem: Problem
  staffing: Staffing
  assignOfficials: boolean
}

export function taskOf(plan: Plan, { movable, from = '', assignOfficials = true }: ScheduleOptions): Task {
  const toCome = plan.matches.filter(({ status }) => status === 'SCHEDULED').map(({ id }) => id)
  const problem = problemOf(plan, { movable: new Set(movable ?? toCome), from })
  return { plan, problem, staffing: staffingOf(plan, problem, assignOfficials), assignOfficials }
}
