import { GAMES_IN_A_ROW, OFFICIAL_BREAK, WALK } from '../domain/tournament/plan/limits.ts'
import { elapsedMinutes, restNeeded } from '../domain/tournament/plan/match-times.ts'
import { minutesOf } from '../domain/tournament/plan/moment.ts'
import type { Division, Official, Plan, Slot } from '../domain/tournament/plan/plan.ts'
import { type FeasibleDay, feasibleDay, type Shape } from './feasible-day.ts'

/** What a day lacks, by counting alone. */
export const LACKS = ['slots', 'kick-offs', 'officials'] as const
export type Lack = (typeof LACKS)[number]

/**
 * A day that cannot be planned: a feasible day, cut until counting shows that it is not enough. The counting here is
 * independent of the planner's. Null if the day cannot be cut that way.
 */
export function impossibleDay(shape: Shape, seed: number, lack: Lack): Plan | null {
  const day = feasibleDay(shape, seed)
  if (day === null) return null
  if (lack === 'slots') return oneSlotTooFew(day)
  return lack === 'kick-offs' ? kickOffsTooFew(day) : officialsTooFew(day)
}

const typeOf = (plan: Plan, { pitchId }: Slot) => plan.pitches.find(({ id }) => id === pitchId)?.type

const slotsFor = (plan: Plan, { pitchType }: Division) =>
  plan.slots.filter((slot) => slot.kind === 'PLAY' && typeOf(plan, slot) === pitchType)

const without = (plan: Plan, dropped: readonly Slot[]): Plan => ({
  ...plan,
  slots: plan.slots.filter((slot) => !dropped.includes(slot)),
})

/** Removes the last slots, until there is one fewer than matches of that size. */
function oneSlotTooFew({ draft }: FeasibleDay): Plan | null {
  const [division] = draft.divisions
  if (!division) return null
  const sameSize = draft.divisions.filter(({ pitchType }) => pitchType === division.pitchType)
  const matches = draft.matches.filter(({ divisionId }) => sameSize.some(({ id }) => id === divisionId))
  return without(draft, slotsFor(draft, division).slice(matches.length - 1))
}

/** Removes the last kick-offs, one after another, until the matches of some division do not fit. */
function kickOffsTooFew({ draft }: FeasibleDay): Plan | null {
  let plan = draft
  while (plan.slots.length > 0) {
    const last = plan.slots
      .map(({ start }) => start)
      .sort()
      .at(-1)
    plan = without(
      plan,
      plan.slots.filter(({ start }) => start === last),
    )
    if (plan.divisions.some((division) => mostMatches(plan, division) < knownMatches(plan, division)))
      return plan
  }
  return null
}

const knownMatches = ({ matches }: Plan, { id }: Division) =>
  matches.filter(
    ({ divisionId, home, away }) => divisionId === id && home.teamId !== null && away.teamId !== null,
  ).length

/** In a period shorter than a match and its rest, no team plays twice: at most half as many matches as teams. */
function mostMatches(plan: Plan, division: Division): number {
  const starts = slotsFor(plan, division)
    .map(({ start }) => minutesOf(start))
    .sort((a, b) => a - b)
  const atOnce = Math.floor(plan.teams.filter(({ divisionId }) => divisionId === division.id).length / 2)
  const apart = elapsedMinutes(division) + restNeeded(division)
  let most = 0
  for (let n = 0; n < starts.length; ) {
    const from = starts[n] ?? 0
    const end = starts.findIndex((start) => start >= from + apart)
    const next = end < 0 ? starts.length : end
    most += Math.min(next - n, atOnce)
    n = next
  }
  return most
}

/** Removes officials, first ones first, until the rest cannot lead all matches. */
function officialsTooFew({ draft }: FeasibleDay): Plan | null {
  for (let n = 1; n < draft.officials.length; n += 1) {
    const officials = draft.officials.slice(n)
    const most = officials.reduce((sum, official) => sum + mostLed(draft, official), 0)
    if (most < draft.matches.length) return { ...draft, officials }
  }
  return null
}

/** The most matches that one official can lead: as agreed, or as the day's kick-offs, walks and breaks allow. */
function mostLed(plan: Plan, { maxGames }: Official): number {
  const starts = [
    ...new Set(plan.slots.filter(({ kind }) => kind === 'PLAY').map(({ start }) => minutesOf(start))),
  ]
  starts.sort((a, b) => a - b)
  const elapsed = Math.min(...plan.divisions.map(elapsedMinutes))
  // For each kick-off and each position in a row, the most matches led, including this one.
  const led = starts.map(() => Array<number>(GAMES_IN_A_ROW).fill(0))
  starts.forEach((start, n) => {
    const rows = led[n] as number[]
    rows[0] = 1
    starts.slice(0, n).forEach((before, m) => {
      const gap = start - before - elapsed
      const earlier = led[m] as number[]
      if (gap >= OFFICIAL_BREAK) rows[0] = Math.max(rows[0] ?? 0, 1 + Math.max(...earlier))
      else if (gap >= WALK)
        for (let place = 1; place < GAMES_IN_A_ROW; place += 1) {
          const before = earlier[place - 1] ?? 0
          if (before > 0) rows[place] = Math.max(rows[place] ?? 0, 1 + before)
        }
    })
  })
  return Math.min(maxGames, Math.max(0, ...led.flat()))
}
