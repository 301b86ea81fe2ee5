import { yearOf } from '../calendar-day.ts'
import { type AgeRule, ageGroup, seasonYearOf } from '../players/age-group.ts'
import { type Refusal, refusalIn } from '../refusal.ts'
import type { FamilyLimits } from '../registrations/family-limits.ts'
import type { PlayerStatus } from '../status/player.ts'
import * as names from './plan/names.texts.ts'
import * as texts from './sign-up.texts.ts'
import type { SignUpStatus } from './status.ts'
import { isOver, type PublicTournament, type TournamentHead } from './tournament.ts'

/** How families join a tournament: who may, until when, and what it costs to leave again (T-33 to T-36). */

/** The club's settings for it. */
export interface SignUpTerms {
  /** The last day for families to join; null: they cannot join here. */
  signUpUntil: string | null
  /** 8 for U8. */
  signUpFromAge: number | null
  signUpToAge: number | null
  /** Per child. */
  signUpFeeCents: number | null
  /** How many children can take part; null: no limit. */
  signUpPlaces: number | null
}

export type SignUpTournament = Pick<TournamentHead, 'name' | 'date' | 'status'> & SignUpTerms

/** A tournament as its page shows it, with whether and how families can join. */
export interface ShownTournament extends PublicTournament {
  signUp: SignUpTerms
}

/** The age groups of the club (E-2). */
const AGES = { from: 6, to: 15 }
const MOST_FEE_CENTS = 100_000
const MOST_PLACES = 2_000
export const LONGEST_WISH = 80

/** What is wrong with the desk's settings, by field (T-33). */
export function signUpTermsProblems(
  terms: SignUpTerms,
  date: string | null,
): Partial<Record<keyof SignUpTerms, string>> {
  const problems: Partial<Record<keyof SignUpTerms, string>> = {}
  const { signUpUntil, signUpFromAge, signUpToAge, signUpFeeCents, signUpPlaces } = terms
  if (signUpUntil === null) return problems
  if (date === null || signUpUntil > date) problems.signUpUntil = 'Choose a day no later than the tournament.'
  if (!isWhole(signUpFromAge, AGES.from, AGES.to)) problems.signUpFromAge = 'Choose an age from U6 to U15.'
  if (!isWhole(signUpToAge, AGES.from, AGES.to)) problems.signUpToAge = 'Choose an age from U6 to U15.'
  else if ((signUpFromAge ?? 0) > (signUpToAge ?? 0))
    problems.signUpToAge = 'Choose an age no lower than the youngest.'
  if (!isWhole(signUpFeeCents, 0, MOST_FEE_CENTS))
    problems.signUpFeeCents = 'Enter an amount such as 25.00, at most $1,000.00. 0 is free.'
  if (signUpPlaces !== null && !isWhole(signUpPlaces, 1, MOST_PLACES))
    problems.signUpPlaces = `Enter a number from 1 to ${MOST_PLACES}, or leave this empty for no limit.`
  return problems
}

const isWhole = (value: number | null, least: number, most: number) =>
  value !== null && Number.isInteger(value) && value >= least && value <= most

/** From the announcement to the end of the last day. Once the tournament day has begun, nobody can join (T-33). */
export const isSignUpOpen = (tournament: SignUpTournament, today: string): boolean =>
  tournament.signUpUntil !== null &&
  today <= tournament.signUpUntil &&
  tournament.status === 'PUBLISHED' &&
  !isOver(tournament, today)

export type SignUpRefusal = Refusal<'NOT_OPEN' | 'PLAYER_NOT_ACTIVE' | 'WRONG_AGE'>

interface Joining {
  tournament: SignUpTournament
  player: { firstName: string; birthDate: string; status: PlayerStatus }
  ages: AgeRule
  today: string
}

/** null when the child may join. A full tournament is not a refusal, because the child can wait (T-34). */
export function signUpRefusal({ tournament, player, ages, today }: Joining): SignUpRefusal | null {
  const { name, signUpUntil } = tournament
  if (!isSignUpOpen(tournament, today)) {
    const refused = { code: 'NOT_OPEN', field: 'tournamentId' } as const
    return signUpUntil !== null && today > signUpUntil
      ? refusalIn(texts, {
          ...refused,
          sentence: 'signUpClosed',
          facts: { tournament: name, until: signUpUntil },
        })
      : refusalIn(texts, { ...refused, sentence: 'signUpNotOpen', facts: { tournament: name } })
  }
  return activeRefusal(tournament, player) ?? ageRefusal(tournament, player, ages)
}

/** A child who is injured or on a break cannot take a new place (E-3). */
export function activeRefusal(
  { name }: Pick<SignUpTournament, 'name'>,
  { firstName, status }: Joining['player'],
): SignUpRefusal | null {
  if (status === 'ACTIVE') return null
  return refusalIn(texts, {
    code: 'PLAYER_NOT_ACTIVE',
    field: 'playerId',
    sentence: 'playerCannotJoin',
    facts: { tournament: name, player: firstName, status },
  })
}

function ageRefusal(
  tournament: SignUpTournament,
  { firstName, birthDate }: Joining['player'],
  ages: AgeRule,
): SignUpRefusal | null {
  const { name, date, signUpUntil } = tournament
  const { from, to } = agesFor(tournament)
  const age = ageGroup(yearOf(birthDate), seasonYearOf(date ?? signUpUntil ?? ''), ages)
  if (age !== null && age >= from && age <= to) return null
  const refused = { code: 'WRONG_AGE', field: 'playerId' } as const
  const facts = { tournament: name, player: firstName, from, to }
  return age === null
    ? refusalIn(texts, {
        ...refused,
        sentence: 'bornOutsideAges',
        facts: { ...facts, birthYear: yearOf(birthDate) },
      })
    : refusalIn(texts, { ...refused, sentence: 'playsOutsideAges', facts: { ...facts, age } })
}

type SignUpAges = Pick<SignUpTerms, 'signUpFromAge' | 'signUpToAge'>

const agesFor = ({ signUpFromAge, signUpToAge }: SignUpAges) => ({
  from: signUpFromAge ?? AGES.from,
  to: signUpToAge ?? AGES.to,
})

/** 'U8 to U12' */
export function agesInWords(tournament: SignUpAges): string {
  const { from, to } = agesFor(tournament)
  return names.ages(from, to)
}

/** null when the family may enter this many children in one tournament (E-17). */
export const signUpLimitRefusal = (
  children: number,
  name: string,
  { placesInProgram }: FamilyLimits,
): Refusal<'TOO_MANY_PLACES'> | null =>
  children <= placesInProgram
    ? null
    : refusalIn(texts, {
        code: 'TOO_MANY_PLACES',
        field: 'players',
        sentence: 'mostInTournament',
        facts: { tournament: name, most: placesInProgram },
      })

/** Leaving is free up to the closing day. After that the place was planned for, and the fee stays (T-36). */
export const isLeavingFree = ({ signUpUntil }: Pick<SignUpTerms, 'signUpUntil'>, today: string): boolean =>
  signUpUntil === null || today <= signUpUntil

/** A place is charged. A place in line is not, nor one that was given up in time (T-36). */
export const signUpCents = ({ status, feeCents }: { status: SignUpStatus; feeCents: number }): number =>
  status === 'WAITLISTED' ? 0 : feeCents
