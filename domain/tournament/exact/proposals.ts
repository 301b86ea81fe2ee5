import { divisionName } from '../plan/division.ts'
import { addMinutes, dayOfMoment, minutesOf } from '../plan/moment.ts'
import type { Plan, Slot } from '../plan/plan.ts'
import { drawMatches } from '../play/draw.ts'
import { type ScheduleOptions, taskOf } from '../schedule/task.ts'
import { modelOf } from './model.ts'
import type { Solver } from './solver.ts'

interface Proposal {
  text: string
  plan: Plan
}

/**
 * Changes that would make a plan possible, in words. Each is solved before it is proposed. Of several steps of one
 * kind, only the smallest that helps is named (T-7).
 */
export async function proposals(
  plan: Plan,
  options: ScheduleOptions,
  newSolver: () => Promise<Solver>,
): Promise<string[]> {
  const found: string[] = []
  for (const steps of [moreReferees(plan, options), moreTime(plan), ...fewerGames(plan, options)])
    for (const { text, plan: relaxed } of steps) {
      const solver = await newSolver()
      try {
        const { formula } = modelOf(taskOf(relaxed, options), solver)
        if (!solver.solve(formula.allSwitches().map(({ literal }) => literal))) continue
        found.push(text)
        break
      } finally {
        solver.dispose()
      }
    }
  return found
}

function moreReferees(plan: Plan, { assignOfficials = true }: ScheduleOptions): Proposal[] {
  const [known] = plan.officials
  if (!assignOfficials || known === undefined) return []
  const newcomer = (n: number): Plan['officials'][number] => ({
    ...known,
    id: `newcomer-${n}`,
    roles: ['REFEREE'],
    isMinor: false,
    availability: [],
    conflictTeamIds: [],
    maxGames: 6,
  })
  return [1, 2].map((count) => ({
    text: `Ask for ${count === 1 ? 'one more referee' : 'two more referees'} for the whole day, 6 games at most.`,
    plan: { ...plan, officials: [...plan.officials, ...[1, 2].slice(0, count).map(newcomer)] },
  }))
}

const MOST_MORE = 3

/** One more slot at the end of each pitch's day, then two, then three. */
function moreTime(plan: Plan): Proposal[] {
  const lasts = new Map<string, Slot>()
  for (const slot of plan.slots) {
    const key = `${slot.pitchId} ${dayOfMoment(slot.start)}`
    if (slot.kind === 'PLAY' && slot.pitchId !== null && slot.start > (lasts.get(key)?.start ?? ''))
      lasts.set(key, slot)
  }
  return Array.from({ length: MOST_MORE }, (_, n) => ({
    text: `Play ${n === 0 ? 'one match' : `${n + 1} matches`} longer on every pitch.`,
    plan: {
      ...plan,
      slots: [...plan.slots, ...[...lasts.values()].flatMap((slot) => following(slot, n + 1))],
    },
  }))
}

function following(slot: Slot, count: number): Slot[] {
  const minutes = minutesOf(slot.end) - minutesOf(slot.start)
  return Array.from({ length: count }, (_, n) => ({
    ...slot,
    id: `${slot.id}-${n + 1}`,
    start: addMinutes(slot.start, minutes * (n + 1)),
    end: addMinutes(slot.end, minutes * (n + 1)),
  }))
}

/**
 * One game less for each friendly division. Not offered if only some matches may move, since the division is drawn
 * again.
 */
function fewerGames(plan: Plan, { movable }: ScheduleOptions): Proposal[][] {
  if (movable !== undefined || plan.matches.some(({ status }) => status !== 'SCHEDULED')) return []
  return plan.divisions.map((division) => {
    const { id, play, gamesEach } = division
    if (play !== 'FRIENDLY' || gamesEach < 2) return []
    const divisions = plan.divisions.map((one) =>
      one.id === id ? { ...one, gamesEach: gamesEach - 1 } : one,
    )
    const draw = drawMatches({ ...plan, divisions })
    if ('refusal' in draw) return []
    const text = `Play ${gamesEach - 1} instead of ${gamesEach} games each in ${divisionName(division)}.`
    return [{ text, plan: { ...plan, divisions, matches: draw.matches, assignments: [] } }]
  })
}
