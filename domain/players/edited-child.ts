import { yearOf } from '../calendar-day.ts'
import { REMEMBERED_SIZES, type RememberedSizes } from '../kit/remembered-sizes.ts'
import {
  birthYearRefusal,
  birthYearsOfProgram,
  type EligibilityProgram,
} from '../registrations/eligibility.ts'
import type { AsIn } from '../same-texts.ts'
import type { PlayerStatus } from '../status/player.ts'
import { dayAndYear, listOf } from '../words.ts'
import { type AgeRule, ageGroup, seasonYearOf } from './age-group.ts'
import * as texts from './edited-child.texts.ts'

/** What the desk can correct about a child, and the consequences (E-20). */
export interface EditedChild extends RememberedSizes {
  firstName: string
  lastName: string
  birthDate: string
  status: PlayerStatus
  emergencyContact: string | null
  emergencyPhone: string | null
}

/** A program in which the child has a place, or is waiting for one. */
export type HeldProgram = Pick<EligibilityProgram, 'name' | 'startDate' | 'minBirthYear' | 'maxBirthYear'>

export interface Edit {
  before: EditedChild
  after: EditedChild
  programs: readonly HeldProgram[]
  ages: AgeRule
}

/** What one language contributes to the words of an edit. */
interface Wording {
  texts: AsIn<typeof texts>
  /** 'Sat, Sep 6, 2025' */
  dayOfYear(day: string): string
  and(words: readonly string[]): string
}

const OURS: Wording = { texts, dayOfYear: dayAndYear, and: (words) => listOf(words, 'and') }

/**
 * What the family is told: the old and new value if short, otherwise only that it was changed. Health notes are never
 * included.
 */
export function changesInWords(before: EditedChild, after: EditedChild, words = OURS): string[] {
  const { texts, dayOfYear } = words
  const facts: [name: string, before: string, after: string][] = [
    [texts.firstName, before.firstName, after.firstName],
    [texts.lastName, before.lastName, after.lastName],
    [texts.birthDate, dayOfYear(before.birthDate), dayOfYear(after.birthDate)],
  ]
  const others = [
    ...(isSame(before, after, ['emergencyContact', 'emergencyPhone']) ? [] : [texts.emergencyContact]),
    ...(isSame(before, after, REMEMBERED_SIZES) ? [] : [texts.sizes]),
  ]
  return [
    ...facts.filter(([, was, is]) => was !== is).map(([name, was, is]) => texts.changed(name, is, was)),
    ...(others.length > 0 ? [texts.othersChanged(words.and(others))] : []),
    ...holdInWords(before, after, texts),
  ]
}

function holdInWords(
  before: EditedChild,
  { firstName, status }: EditedChild,
  { onHold, mayPlay }: Wording['texts'],
): string[] {
  if (before.status === status) return []
  if (status === 'ON_HOLD') return [onHold(firstName)]
  return before.status === 'ON_HOLD' && status === 'ACTIVE' ? [mayPlay(firstName)] : []
}

const isSame = (before: EditedChild, after: EditedChild, names: readonly (keyof EditedChild)[]) =>
  names.every((name) => (before[name] ?? '') === (after[name] ?? ''))

/** What the edit means for the child's places. Nothing changes automatically, but the desk and the family are told. */
export function whatFollows({ before, after, programs, ages }: Edit, { texts } = OURS): string[] {
  if (before.birthDate === after.birthDate) return []
  const sentences = programs.flatMap((program) => fitInWords({ before, after, program, ages }, texts))
  return programs.length > 0 ? [...sentences, texts.pricesStay] : sentences
}

interface Fit {
  before: EditedChild
  after: EditedChild
  program: HeldProgram
  ages: AgeRule
}

function fitInWords({ before, after, program, ages }: Fit, texts: Wording['texts']): string[] {
  const fits = (player: EditedChild) => birthYearRefusal({ player, program, ages }) === null
  const { name } = program
  const { min, max } = birthYearsOfProgram(program, ages)
  if (!fits(after)) return fits(before) ? [texts.noLongerFits(name, min, max)] : []
  if (!fits(before)) return [texts.fitsNow(name)]
  const group = ({ birthDate }: EditedChild) =>
    ageGroup(yearOf(birthDate), seasonYearOf(program.startDate), ages)
  const [was, is] = [group(before), group(after)]
  return was === is || is === null ? [] : [texts.otherGroup(name, after.firstName, is, was)]
}
