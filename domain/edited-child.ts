import { type AgeRule, ageGroup, seasonYearOf } from './age-group.ts'
import { yearOf } from './calendar-day.ts'
import { birthYearRefusal, birthYearWords, type EligibilityProgram } from './eligibility.ts'
import { REMEMBERED_SIZES, type RememberedSizes } from './kit/remembered-sizes.ts'
import type { PlayerStatus } from './status/player.ts'
import { dayAndYear, listOf } from './words.ts'

/** What the desk can correct of a child, and what follows from it (E-20). */
export interface EditedChild extends RememberedSizes {
  firstName: string
  lastName: string
  birthDate: string
  status: PlayerStatus
  emergencyContact: string | null
  emergencyPhone: string | null
}

/** A program in which the child has a place, or waits for one. */
export type HeldProgram = Pick<EligibilityProgram, 'name' | 'startDate' | 'minBirthYear' | 'maxBirthYear'>

interface Edit {
  before: EditedChild
  after: EditedChild
  programs: readonly HeldProgram[]
  ages: AgeRule
}

/** What the family reads: old and new where that is short, otherwise only that it was changed. Notes on health are no part of it. */
export function changesInWords(before: EditedChild, after: EditedChild): string[] {
  const facts: [name: string, before: string, after: string][] = [
    ['First name', before.firstName, after.firstName],
    ['Last name', before.lastName, after.lastName],
    ['Birth date', dayAndYear(before.birthDate), dayAndYear(after.birthDate)],
  ]
  const others = [
    ...(isSame(before, after, ['emergencyContact', 'emergencyPhone']) ? [] : ['the emergency contact']),
    ...(isSame(before, after, REMEMBERED_SIZES) ? [] : ['the sizes']),
  ]
  return [
    ...facts
      .filter(([, was, is]) => was !== is)
      .map(([name, was, is]) => `${name}: ${is}, instead of ${was}.`),
    ...(others.length > 0 ? [`We have changed ${listOf(others, 'and')}.`] : []),
    ...holdInWords(before, after),
  ]
}

function holdInWords(before: EditedChild, { firstName, status }: EditedChild): string[] {
  if (before.status === status) return []
  if (status === 'ON_HOLD')
    return [
      `${firstName} is on hold because of an injury: the places stay, and there are no new ones until we have seen a doctor’s clearance.`,
    ]
  return before.status === 'ON_HOLD' && status === 'ACTIVE' ? [`${firstName} may play again.`] : []
}

const isSame = (before: EditedChild, after: EditedChild, names: readonly (keyof EditedChild)[]) =>
  names.every((name) => (before[name] ?? '') === (after[name] ?? ''))

/** What becomes of the child's places: nothing by itself, but the desk and the family know. */
export function whatFollows({ before, after, programs, ages }: Edit): string[] {
  if (before.birthDate === after.birthDate) return []
  const sentences = programs.flatMap((program) => fitInWords({ before, after, program, ages }))
  return programs.length > 0 ? [...sentences, 'The prices that were agreed stay as they are.'] : sentences
}

interface Fit {
  before: EditedChild
  after: EditedChild
  program: HeldProgram
  ages: AgeRule
}

function fitInWords({ before, after, program, ages }: Fit): string[] {
  const fits = (player: EditedChild) => birthYearRefusal({ player, program, ages }) === null
  const { name } = program
  if (!fits(after))
    return fits(before)
      ? [`${name} no longer fits: it is for players born ${birthYearWords(program, ages)}. The place stays.`]
      : []
  if (!fits(before)) return [`${name} fits now.`]
  const group = ({ birthDate }: EditedChild) =>
    ageGroup(yearOf(birthDate), seasonYearOf(program.startDate), ages)
  const [was, is] = [group(before), group(after)]
  return was === is || is === null
    ? []
    : [`In ${name} ${after.firstName} is U${is}${was === null ? '' : ` instead of U${was}`}.`]
}
