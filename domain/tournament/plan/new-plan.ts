import { addMinutes, minutesOf } from './moment.ts'
import type { Plan } from './plan.ts'
import { planFrom } from './read-plan.ts'

/** A tournament about which only the venue is known. */
export const emptyPlan = (venue: string): Plan =>
  planFrom({ venue: { name: venue }, divisions: [], groups: [], teams: [], pitches: [], slots: [] })

/** The same plan on another day. Everything with a time moves along. */
export function onAnotherDay(plan: Plan, from: string, to: string): Plan {
  const minutes = minutesOf(`${to}T00:00`) - minutesOf(`${from}T00:00`)
  const moved = (moment: string) => addMinutes(moment, minutes)
  return {
    ...plan,
    slots: plan.slots.map((slot) => ({ ...slot, start: moved(slot.start), end: moved(slot.end) })),
    rundown: plan.rundown.map((item) => ({ ...item, start: moved(item.start) })),
    officials: plan.officials.map((official) => ({
      ...official,
      availability: official.availability.map(({ start, end }) => ({ start: moved(start), end: moved(end) })),
    })),
  }
}

/** The starting point for another tournament: how and where it is played, but not who came or how it ended (T-22). */
export const copyPlan = (plan: Plan, from: string, to: string): Plan => ({
  ...onAnotherDay(plan, from, to),
  revision: 0,
  publishedAt: null,
  registerBy: null,
  weather: { state: 'ON', message: '' },
  groups: plan.groups.map((group) => ({ ...group, kicksOrder: [] })),
  teams: plan.teams.map((team) => ({ ...team, fairPlayPoints: 0, forfeitExcused: false })),
  players: [],
  households: [],
  matches: [],
  assignments: [],
  awards: plan.awards.map((award) => ({ ...award, teamId: null })),
  rundown: onAnotherDay(plan, from, to).rundown.map((item) => ({ ...item, linkedMatchIds: [], done: false })),
  incidents: [],
  changes: [],
})
