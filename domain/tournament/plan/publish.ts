import { dayName } from '../../words.ts'
import { dayOfMoment, momentName } from './moment.ts'
import { onAnotherDay } from './new-plan.ts'
import type { Match, Plan } from './plan.ts'
import * as texts from './plan-change.texts.ts'
import { indexPlan, type PlanIndex } from './plan-index.ts'
import { matchName, sideName } from './sides.ts'

/** Who publishes, and when, as an ISO 8601 instant. */
export interface Publication {
  at: string
  by: string
}

const CHANGES_KEPT = 500

/** Keeps only the newest, since no paper in use is older than that. */
export const keptChanges = (changes: Plan['changes']): Plan['changes'] => changes.slice(-CHANGES_KEPT)

/** The next revision, with a sentence for each difference from the one before (T-17). */
export function publish(plan: Plan, before: Plan | null, { at, by }: Publication): Plan {
  const revision = (before?.revision ?? 0) + 1
  const news = before === null ? [{ text: texts.out, teamIds: [] }] : newsBetween(before, plan)
  const changes = news.map(({ text, teamIds }) => ({ revision, at, by, text, teamIds }))
  return {
    ...plan,
    revision,
    publishedAt: at,
    changes: keptChanges([...(before?.changes ?? []), ...changes]),
  }
}

/** 'M14 moved Tiger → Rabbit', 'M8 moved 10:00 AM → 10:30 AM', 'M3: Otters instead of 1st A' */
export const changesBetween = (before: Plan, after: Plan): string[] =>
  newsBetween(before, after).map(({ text }) => text)

const newsBetween = (before: Plan, after: Plan): Pick<MatchChange, 'text' | 'teamIds'>[] => [
  ...matchChangesBetween(before, after),
  ...rundownChanges(onTheDayOf(before, after), after).map((text) => ({ text, teamIds: [] })),
]

export interface MatchChange {
  /** null: the whole day. */
  matchId: string | null
  text: string
  /** The teams that play in it, or did before the change. */
  teamIds: string[]
}

/** What differs, match by match, and which teams it concerns (T-17). */
export function matchChangesBetween(published: Plan, after: Plan): MatchChange[] {
  const before = onTheDayOf(published, after)
  const [old, now] = [indexPlan(before), indexPlan(after)]
  const known = new Map(before.matches.map((match) => [match.id, match]))
  const kept = new Set(after.matches.map(({ id }) => id))
  return [
    ...dayChange(published, after),
    ...after.matches.flatMap((match) => {
      const was = known.get(match.id)
      const own = was === undefined ? [texts.isNew(matchName(match))] : matchChanges(old, now, was, match)
      const teamIds = teamsIn(was, match)
      return own.map((text) => ({ matchId: match.id, text, teamIds }))
    }),
    ...before.matches
      .filter(({ id }) => !kept.has(id))
      .map((match) => ({
        matchId: match.id,
        text: texts.isCancelled(matchName(match)),
        teamIds: teamsIn(match),
      })),
  ]
}

/** The first day with a match; null before there is a schedule. */
function firstDay({ slots, matches }: Plan): string | null {
  const used = new Set(matches.map(({ slotId }) => slotId))
  const [first] = slots.filter(({ id }) => used.has(id)).toSorted((a, b) => (a.start < b.start ? -1 : 1))
  return first ? dayOfMoment(first.start) : null
}

/** If the whole tournament moves to another day, that is a single change that concerns everybody. */
function dayChange(before: Plan, after: Plan): MatchChange[] {
  const [was, is] = [firstDay(before), firstDay(after)]
  if (was === null || is === null || was === is) return []
  const teamIds = after.teams.map(({ id }) => id)
  return [{ matchId: null, text: texts.dayMoved(dayName(was), dayName(is)), teamIds }]
}

/** Moves the old plan to the day of the new one, so that only the other changes remain. */
function onTheDayOf(before: Plan, after: Plan): Plan {
  const [was, is] = [firstDay(before), firstDay(after)]
  return was === null || is === null || was === is ? before : onAnotherDay(before, was, is)
}

const teamsIn = (...matches: (Match | undefined)[]): string[] => [
  ...new Set(
    matches
      .flatMap((match) => [match?.home.teamId, match?.away.teamId])
      .filter((id) => typeof id === 'string'),
  ),
]

function matchChanges(old: PlanIndex, now: PlanIndex, was: Match, match: Match): string[] {
  const name = matchName(match)
  const found: string[] = []
  if (match.status === 'POSTPONED' && was.status !== 'POSTPONED') found.push(texts.isPostponed(name))
  const [from, to] = [placeAndTime(old, was), placeAndTime(now, match)]
  if (from && to && from.place !== to.place) found.push(texts.moved(name, from.place, to.place))
  if (from && to && from.start !== to.start) found.push(timeMoved(name, from.start, to.start))
  for (const side of ['home', 'away'] as const) {
    const [before, after] = [sideName(old, was[side]), sideName(now, match[side])]
    if (before !== after) found.push(texts.instead(name, after, before))
  }
  return found
}

function placeAndTime(index: PlanIndex, { slotId }: Match) {
  if (slotId === null) return null
  const { pitchId, start } = index.slot(slotId)
  return { place: pitchId === null ? '' : index.pitch(pitchId).name, start }
}

/** 'M8 moved 10:00 AM → 10:30 AM'; with the days if they differ. */
function timeMoved(what: string, from: string, to: string): string {
  const isSameDay = dayOfMoment(from) === dayOfMoment(to)
  const words = (moment: string) =>
    isSameDay ? momentName(moment) : `${dayName(dayOfMoment(moment))}, ${momentName(moment)}`
  return texts.moved(what, words(from), words(to))
}

function rundownChanges(before: Plan, after: Plan): string[] {
  const known = new Map(before.rundown.map((item) => [item.id, item.start]))
  return after.rundown.flatMap(({ id, title, start }) => {
    const was = known.get(id)
    return was === undefined || was === start ? [] : [timeMoved(title, was, start)]
  })
}
