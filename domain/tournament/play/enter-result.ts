import * as z from 'zod'
import { wholeNumber } from '../../club/schemas/fields.ts'
import { plainWords, refusalOf } from '../../complaints.ts'
import type { Refusal } from '../../refusal.ts'
import type { Match, Plan } from '../plan/plan.ts'
import { note, oneOf } from '../plan/plan-fields.ts'
import { isKnockOut } from '../plan/sides.ts'
import { fillPlaces } from './advance.ts'

const pair = z.strictObject({ home: wholeNumber(0, 99), away: wholeNumber(0, 99) })

/** An entry from the field: how the match ended, and the card that younger players fill in (T-19). */
const resultEntry = z.strictObject({
  status: oneOf(['FINISHED', 'FORFEIT', 'ABANDONED']).default('FINISHED'),
  score: pair.nullable().default(null),
  kicks: pair.nullable().default(null),
  forfeitBy: oneOf(['HOME', 'AWAY', 'BOTH']).nullable().default(null),
  abandonedAfterHalfTime: z.boolean().default(false),
  everyonePlayed: z.boolean().default(false),
  homeStar: note,
  awayStar: note,
  funMoment: note,
})
export type ResultEntry = z.infer<typeof resultEntry>

export type EntryRefusal = Refusal<'BAD_RESULT'>

const no = (field: string, message: string): { refusal: EntryRefusal } => ({
  refusal: { code: 'BAD_RESULT', field, message },
})

/** Parses an entry for a match, or says why it cannot be accepted (T-19). */
export function readEntry(
  plan: Plan,
  match: Match,
  value: unknown,
): { entry: ResultEntry } | { refusal: EntryRefusal } {
  const read = resultEntry.safeParse(value, { error: plainWords })
  if (!read.success) return { refusal: refusalOf('BAD_RESULT', 'result', read.error.issues) }
  const entry = read.data
  if (match.home.teamId === null || match.away.teamId === null)
    return no('match', 'The teams in this match aren’t known yet.')
  if (!keepsScore(plan, match)) {
    if (entry.score !== null || entry.kicks !== null)
      return no('score', 'We keep no scores for this age group. Send the card without one.')
    return { entry }
  }
  if (entry.status === 'FORFEIT')
    return entry.forfeitBy === null
      ? no('forfeitBy', 'Choose which team didn’t show up.')
      : { entry: { ...entry, score: null, kicks: null } }
  const needsScore = entry.status === 'FINISHED' || entry.abandonedAfterHalfTime
  if (needsScore && entry.score === null) return no('score', 'Please enter the score.')
  return kicksProblem(match, entry) ?? { entry }
}

/** A level knock-out match needs penalty kicks; no other match has any (T-13). */
function kicksProblem(match: Match, { status, score, kicks }: ResultEntry) {
  const isLevel = score !== null && score.home === score.away
  const wantsKicks = isKnockOut(match) && status === 'FINISHED' && isLevel
  if (!wantsKicks && kicks !== null) return no('kicks', 'Only a tied final goes to penalty kicks.')
  if (wantsKicks && kicks === null) return no('kicks', 'It’s a tie: please enter the penalty kicks.')
  if (wantsKicks && kicks?.home === kicks?.away) return no('kicks', 'Penalty kicks need a winner.')
  return null
}

export const keepsScore = (plan: Plan, { divisionId }: Match): boolean =>
  plan.divisions.some(({ id, recordsResults }) => id === divisionId && recordsResults)

/** Whether a match already has the same result (T-20). The rest of the card may differ. */
export const saysTheSame = (match: Match, entry: ResultEntry): boolean =>
  match.status === entry.status &&
  sameGoals(match.score, entry.score) &&
  sameGoals(match.kicks, entry.kicks) &&
  match.forfeitBy === (entry.status === 'FORFEIT' ? entry.forfeitBy : null)

const sameGoals = (a: ResultEntry['score'], b: ResultEntry['score']) =>
  a?.home === b?.home && a?.away === b?.away

export const hasResult = ({ card, status }: Match): boolean =>
  card?.receivedAt != null || status === 'FINISHED' || status === 'FORFEIT' || status === 'ABANDONED'

/** Whether the desk is waiting for the score: both teams are known, and the match is not postponed (T-39). */
export const awaitsScore = (plan: Plan, match: Match): boolean =>
  keepsScore(plan, match) &&
  !hasResult(match) &&
  match.status !== 'POSTPONED' &&
  match.home.teamId !== null &&
  match.away.teamId !== null

/** Per match and link: four phones that each correct themselves a few times. */
const MOST_BY_LINK = 20

/** Anybody who sees a match card can photograph its code, so the entries by its link are limited (T-20). */
export const byLinkRefusal = (taken: number): Refusal<'TOO_MANY'> | null =>
  taken < MOST_BY_LINK
    ? null
    : {
        code: 'TOO_MANY',
        field: 'match',
        message: `This match already has ${MOST_BY_LINK} results. Please tell the desk.`,
      }

export interface Arrival {
  /** As an ISO 8601 instant. */
  at: string
  by: string
  key: string
}

/** The plan with a result added, and the finals filled as far as possible (T-13). */
export function withResult(plan: Plan, matchId: string, entry: ResultEntry, { at, by, key }: Arrival): Plan {
  const { everyonePlayed, homeStar, awayStar, funMoment, ...result } = entry
  const card = {
    receivedAt: at,
    enteredBy: by,
    verifiedBy: '',
    entryKey: key,
    disputed: '',
    everyonePlayed,
    homeStar,
    awayStar,
    funMoment,
  }
  return fillPlaces(changeMatch(plan, matchId, { ...result, card }))
}

/** The first result stands. The card notes that a different one came in, until the desk decides (T-20). */
export function withDispute(plan: Plan, matchId: string, words: string): Plan {
  const card = plan.matches.find(({ id }) => id === matchId)?.card
  return card ? changeMatch(plan, matchId, { card: { ...card, disputed: words.slice(0, 200) } }) : plan
}

const changeMatch = (plan: Plan, matchId: string, changes: Partial<Match>): Plan => ({
  ...plan,
  matches: plan.matches.map((match) => (match.id === matchId ? { ...match, ...changes } : match)),
})

/** '2–1', '0–0, kicks 3–2', 'didn’t show up: home' */
export function entryWords({
  status,
  score,
  kicks,
  forfeitBy,
}: Omit<
  ResultEntry,
  'everyonePlayed' | 'homeStar' | 'awayStar' | 'funMoment' | 'abandonedAfterHalfTime'
>): string {
  if (status === 'FORFEIT')
    return `didn’t show up: ${forfeitBy === 'BOTH' ? 'both' : (forfeitBy ?? '').toLowerCase()}`
  const goals = score === null ? '' : `${score.home}–${score.away}`
  const after = kicks === null ? '' : `, kicks ${kicks.home}–${kicks.away}`
  if (status === 'ABANDONED') return goals ? `abandoned at ${goals}` : 'abandoned'
  return goals ? `${goals}${after}` : 'played'
}
