import { ageOn, isDay } from '../calendar-day.ts'
import { looksLikeAddress } from '../contact/contact-message.ts'
import { isOver, newestOfKind, type TournamentHead } from '../tournament/tournament.ts'
import * as texts from './fun-day-waiver.texts.ts'

export interface WaiverChild {
  name: string
  birthDate: string
  /** Allergies, conditions, medication: for first-aiders only, and only what the family chooses to share. */
  healthNotes: string
}

/** Informed consent to the fun day, with one signature for all children of a family. It waives no rights. */
export interface FunDayWaiver {
  children: WaiverChild[]
  guardianName: string
  relation: string
  email: string
  phone: string
  emergencyName: string
  emergencyPhone: string
  /** One for each statement of the text, in order. */
  agreed: boolean[]
  /** Empty until somebody chooses, so that neither answer is preselected. */
  photos: '' | 'YES' | 'NO'
  signature: string
}

export const MOST_CHILDREN = 12

/** The event for a club that plans its fun day elsewhere. */
const SOME_FUN_DAY = 'fun-day'

/** The fun day that a family can sign for today: the newest, or null if it is over (T-32). */
export function waiverEvent(tournaments: readonly TournamentHead[], today: string): string | null {
  const newest = newestOfKind(tournaments, 'FUN_DAY', today)
  if (!newest) return SOME_FUN_DAY
  return isOver(newest, today) ? null : newest.slug
}

const OLDEST = 18
const LONGEST = 100
const LONGEST_NOTES = 1_000
const LONGEST_EMAIL = 254
const PHONE = /^[+\d][\d\s().-]{6,30}$/

/** What is wrong, by field path such as `children.1.name`; empty when it can be signed. */
export function waiverProblems(
  waiver: FunDayWaiver,
  { statements, today }: { statements: number; today: string },
): Record<string, string> {
  const problems: Record<string, string> = {}
  const note = (path: string, problem: string | false) => {
    if (problem && !problems[path]) problems[path] = problem
  }
  const name = (path: string, value: string, sentence: string) => {
    note(path, value.trim() === '' && sentence)
    note(path, value.length > LONGEST && texts.tooLong(LONGEST))
  }
  if (waiver.children.length === 0) note('children', texts.addChild)
  note('children', waiver.children.length > MOST_CHILDREN && texts.mostChildren(MOST_CHILDREN))
  waiver.children.forEach((child, n) => {
    name(`children.${n}.name`, child.name, texts.childName)
    note(`children.${n}.birthDate`, birthProblem(child.birthDate, today))
    note(
      `children.${n}.healthNotes`,
      child.healthNotes.length > LONGEST_NOTES && texts.tooLong(LONGEST_NOTES),
    )
  })
  name('guardianName', waiver.guardianName, texts.yourName)
  name('relation', waiver.relation, texts.relation)
  note('email', !looksLikeAddress(waiver.email) && texts.emailAddress)
  note('email', waiver.email.length > LONGEST_EMAIL && texts.tooLong(LONGEST_EMAIL))
  note('phone', !PHONE.test(waiver.phone.trim()) && texts.phoneNumber)
  name('emergencyName', waiver.emergencyName, texts.whomToCall)
  note('emergencyPhone', !PHONE.test(waiver.emergencyPhone.trim()) && texts.phoneNumber)
  for (let n = 0; n < statements; n++) note(`agreed.${n}`, waiver.agreed[n] !== true && texts.tickThis)
  note('photos', waiver.photos === '' && texts.yesOrNo)
  note('signature', signatureProblem(waiver))
  return problems
}

function birthProblem(birthDate: string, today: string): string | false {
  if (!isDay(birthDate) || birthDate > today) return texts.dayOfBirth
  return ageOn(birthDate, today) > OLDEST && texts.tooOld
}

const sameName = (text: string) => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en')

function signatureProblem({ signature, guardianName }: FunDayWaiver): string | false {
  if (signature.trim() === '') return texts.typeToSign
  return sameName(signature) !== sameName(guardianName) && texts.otherSignature
}
