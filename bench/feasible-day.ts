import { divisionOf } from '../domain/tournament/plan/division.ts'
import { elapsedMinutes, playingMinutes } from '../domain/tournament/plan/match-times.ts'
import { minutesOf, momentAt } from '../domain/tournament/plan/moment.ts'
import type { Division, Match, Plan, PlanInput, Slot } from '../domain/tournament/plan/plan.ts'
import { planFrom } from '../domain/tournament/plan/read-plan.ts'
import { drawMatches } from '../domain/tournament/play/draw.ts'
import { pick, type Random, randomFrom } from '../domain/tournament/schedule/random.ts'
import { validate } from '../domain/tournament/validate/validate.ts'
import { callOfficials } from './feasible-officials.ts'

const DAY = '2026-07-04'
const CLOSING = 21 * 60
/** For a team in a day: everyone in a group of six, a semi-final and a final. */
const MOST_GAMES = 7
/** Every age group of tournaments, alone and merged as for few teams. */
const CODES = [...Array.from({ length: 10 }, (_, n) => `U${n + 6}`), 'U8/9', 'U10/11', 'U12/13', 'U14/15']

export interface Shape {
  divisions: number
  pitches: number
  games: 3 | 4 | 5 | 6 | 'all'
}

export interface FeasibleDay {
  /** The day without a schedule. */
  draft: Plan
  /** A valid plan, which proves that there is one. */
  known: Plan
}

const chosen = <One>(random: Random, from: readonly One[]): One => from[pick(random, from.length)] as One

/**
 * A day that can be planned, because it is made from its plan: matches are dealt at random to one kick-off after
 * another as the rules allow, officials are added as needed, and then everything the plan does not use is removed:
 * hours after the last match, gaps on a closed pitch, minutes that no team plays, officials who arrive late. Some days
 * have a meal for all at noon, and pitches on one turf. Null if the day was too short.
 */
export function feasibleDay(shape: Shape, seed: number): FeasibleDay | null {
  const random = randomFrom(seed)
  const empty = emptyDay(shape, random)
  const drawn = drawMatches(empty)
  if ('refusal' in drawn) return null
  const dealt = dealMatches({ ...empty, matches: drawn.matches }, random)
  if (dealt === null) return null
  const known = callOfficials(allowNoSpareMinutes(dropSpareSlots(dealt, random), random), random)
  if (validate(known).length > 0) return null
  return { draft: { ...known, matches: drawn.matches, assignments: [] }, known }
}

function emptyDay({ divisions: count, pitches, games }: Shape, random: Random): Plan {
  const divisions = Array.from({ length: count }, (_, n) => divisionFor(`d${n}`, games, random))
  const types = divisions.map(({ pitchType }) => pitchType)
  const groups: PlanInput['groups'] = []
  const teams: PlanInput['teams'] = []
  for (const { id, play } of divisions) {
    const names = play === 'FRIENDLY' ? ['A'] : chosen(random, [['A'], ['A'], ['A', 'B']])
    for (const name of names) {
      const groupId = `${id}${name.toLowerCase()}`
      const perGroup =
        play === 'FRIENDLY' ? 4 + pick(random, 9) : (names.length > 1 ? 3 : 4) + pick(random, 3)
      groups.push({ id: groupId, divisionId: id, name })
      for (let n = 0; n < perGroup; n += 1)
        teams.push({
          id: `${groupId}${n}`,
          divisionId: id,
          groupId,
          name: `${groupId} ${n}`,
          shortName: `${groupId} ${n}`,
          colour: { name: `Colour ${n}`, hex: `#${(0x101010 * (n + 1)).toString(16).padStart(6, '0')}` },
        })
    }
  }
  const sharesTurf = random() < 0.15
  const laidOut = Array.from({ length: Math.max(pitches, count) }, (_, n) => ({
    id: `p${n}`,
    name: `Pitch ${n}`,
    type: types[n % types.length] as Division['pitchType'],
    x: n * 40,
    overlaps: sharesTurf && n === 1 ? ['p0'] : [],
  }))
  const meals = random() < 0.25 ? [mealForAll()] : []
  return planFrom({
    venue: { name: 'Anywhere' },
    midday: '13:00',
    divisions,
    groups,
    teams,
    pitches: laidOut,
    slots: [
      ...meals,
      ...laidOut.flatMap(({ id, type }) => {
        const longest = Math.max(...divisions.filter((one) => one.pitchType === type).map(elapsedMinutes))
        return slotsOn(id, Math.ceil((longest + 7) / 5) * 5, 9 * 60 + chosen(random, [0, 0, 0, 30]))
      }),
    ],
  })
}

function divisionFor(id: string, games: Shape['games'], random: Random): Division {
  const play = games === 'all' ? chosen(random, ['ROUND_ROBIN', 'ROUND_ROBIN', 'FINAL', 'SEMIS']) : 'FRIENDLY'
  return divisionOf({
    id,
    code: chosen(random, CODES),
    play: play as Division['play'],
    gamesEach: games === 'all' ? 3 : games,
    maxMinutesPerDay: 300,
    recordsResults: play === 'FINAL' || play === 'SEMIS',
    thirdPlace: play === 'SEMIS' && random() < 0.5,
  })
}

const mealForAll = (): Slot => ({
  id: 'meal',
  pitchId: null,
  start: `${DAY}T12:00`,
  end: `${DAY}T12:30`,
  kind: 'MEAL',
  fixed: true,
})

function slotsOn(pitchId: string, minutes: number, opening: number): Slot[] {
  const slots: Slot[] = []
  const midnight = minutesOf(`${DAY}T00:00`)
  for (let at = opening; at + minutes <= CLOSING; at += minutes)
    slots.push({
      id: `${pitchId}.${at}`,
      pitchId,
      start: momentAt(midnight + at),
      end: momentAt(midnight + at + minutes),
      kind: 'PLAY',
      fixed: false,
    })
  return slots
}

/**
 * Slot by slot, picks a match that breaks no rule so far, at random among those whose teams have the most left to play.
 */
function dealMatches(plan: Plan, random: Random): Plan | null {
  const gaps = chosen(random, [0, 0, 0.1, 0.3])
  let dealt: Plan = { ...plan, matches: [] }
  let left = plan.matches
  const inOrder = plan.slots
    .filter(({ kind }) => kind === 'PLAY')
    .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0))
  for (const slot of inOrder) {
    if (left.length === 0) break
    if (random() < gaps) continue
    const toPlay = (match: Match) => gamesLeft(left, match) + random()
    const fitting = left.filter(({ divisionId }) => fits(plan, slot, divisionId))
    for (const match of fitting.toSorted((a, b) => toPlay(b) - toPlay(a))) {
      const tried = { ...dealt, matches: [...dealt.matches, { ...match, slotId: slot.id }] }
      if (isReady(match, left) && validate(tried).every(({ rule }) => rule === 'H12')) {
        dealt = tried
        left = left.filter(({ id }) => id !== match.id)
        break
      }
    }
  }
  return left.length === 0 ? dealt : null
}

const fits = ({ pitches, divisions }: Plan, { pitchId }: Slot, divisionId: string) =>
  pitches.find(({ id }) => id === pitchId)?.type === divisions.find(({ id }) => id === divisionId)?.pitchType

const teamsIn = ({ home, away }: Match) => [home.teamId, away.teamId].filter((id) => id !== null)

const gamesLeft = (left: readonly Match[], match: Match) =>
  left.filter((other) => teamsIn(other).some((id) => teamsIn(match).includes(id))).length

/** A final waits until every match before it is dealt. */
const isReady = ({ stage, divisionId }: Match, left: readonly Match[]) => {
  const order = ['FRIENDLY', 'GROUP', 'SEMI', 'THIRD', 'FINAL']
  return left.every(
    (other) =>
      other.divisionId !== divisionId ||
      order.indexOf(other.stage) >= order.indexOf(stage) ||
      other.stage === 'THIRD',
  )
}

/** After the last match one spare slot stays, or none; a gap may become one because the pitch is closed then. */
function dropSpareSlots(plan: Plan, random: Random): Plan {
  const used = new Set(plan.matches.map(({ slotId }) => slotId))
  const last =
    plan.slots
      .filter(({ id }) => used.has(id))
      .map(({ start }) => start)
      .sort()
      .at(-1) ?? ''
  const closed = chosen(random, [0, 0, 0.5])
  return {
    ...plan,
    slots: plan.slots
      .filter(({ id, start }) => used.has(id) || start <= last)
      .map((slot) =>
        used.has(slot.id) || slot.kind !== 'PLAY' || random() >= closed ? slot : { ...slot, kind: 'BUFFER' },
      ),
  }
}

/** On some days a division plays no longer than its busiest team in this plan (H3). */
function allowNoSpareMinutes(plan: Plan, random: Random): Plan {
  if (random() < 0.5) return plan
  let tight = plan
  for (const { id } of plan.divisions)
    for (let games = 1; games <= MOST_GAMES; games += 1) {
      const divisions = tight.divisions.map((one) =>
        one.id === id ? { ...one, maxMinutesPerDay: games * playingMinutes(one) } : one,
      )
      const tried = { ...tight, divisions }
      if (!validate(tried).every(({ rule }) => rule === 'H12')) continue
      tight = tried
      break
    }
  return tight
}
