import type { PartOutcome } from './judge-place.ts'
import {
  type Known,
  type KnownChild,
  type KnownGuardian,
  type LookUps,
  lookUps,
  type Met,
  meetFamily,
} from './meet-family.ts'
import type { ReadSheet, SheetChild, SheetGuardian, SheetRow } from './read-rows.ts'
import { childKey, compared, isOneChild, nameKey, type SheetFamily, sheetFamilies } from './sheet-families.ts'

export const OUTCOMES = [
  'REFUSED',
  'UNCLEAR',
  'NEW_FAMILY',
  'JOINS_FAMILY',
  'ALREADY_HERE',
  'LEFT_OUT',
] as const

export type Outcome = (typeof OUTCOMES)[number]

/** What an administrator has decided about an unclear row (I-5). */
export interface Decision {
  /** The id of the guardian whose family it is, or NEW to create a separate family. */
  family?: string | null
  /** True if this is a different child from the one with the same name already in the family. */
  isAnotherChild?: boolean | null
  isLeftOut?: boolean | null
  /** True if this is a different payment from the one of the same amount already in the books (I-12). */
  isAnotherPayment?: boolean | null
}

export type Decisions = Readonly<Record<number, Decision>>

export interface RowOutcome {
  row: number
  child: string
  guardian: string
  outcome: Outcome
  /** The reason, as a sentence; a refused row also names the `field`. */
  why: string
  field?: string
  /** The families the row could belong to, when that is why it is unclear. */
  choices?: { userId: string; name: string }[]
  /** The row is unclear because of the child, not because of the family. */
  isAboutChild?: boolean
  /** What happens to the row's registration and payment, if it has them (I-11, I-12). */
  place?: PartOutcome
  payment?: PartOutcome
}

/** A row whose child is decided: either already in the club, or about to be created. */
export interface Settled {
  row: SheetRow
  /** The guardian's user id, or the index of the plan that creates the guardian. */
  account: string | number
  /** The existing family; null for a new one. */
  family: string | null
  known: KnownChild | null
}

/** What to create for a family: its children, and a guardian unless it joins an existing one. */
export interface FamilyPlan {
  joins: string | null
  guardian: SheetGuardian
  children: SheetChild[]
}

export interface DryRun {
  rows: RowOutcome[]
  plans: FamilyPlan[]
  settled: Settled[]
}

/** Decides what happens to each row, and what is written once an administrator agrees (I-4). */
export function dryRun(sheet: ReadSheet, known: Known, decisions: Decisions = {}): DryRun {
  const found = lookUps(known)
  const run: DryRun = { rows: [], plans: [], settled: [] }
  for (const { row, child, guardian, problems } of sheet.unread) {
    const [first] = problems
    const why = problems.map(({ message }) => message).join(' ')
    run.rows.push({ row, child, guardian, outcome: 'REFUSED', why, ...(first && { field: first.field }) })
  }
  const families = sheetFamilies(sheet.rows)
  const taken = sheet.rows.filter(({ row }) => !decisions[row]?.isLeftOut)
  const byChild = Map.groupBy(taken, ({ child }) => childKey(child))
  for (const family of families) {
    const { rows, plan, clear } = judgeFamily(family, found, { decisions, byChild })
    run.rows.push(...rows)
    const [account, ofFamily] = [plan.joins ?? run.plans.length, clear.family]
    run.settled.push(...clear.rows.map((one) => ({ ...one, account, family: ofFamily })))
    if (plan.children.length > 0) run.plans.push(plan)
  }
  return { ...run, rows: run.rows.toSorted((one, other) => one.row - other.row) }
}

interface Judged {
  decisions: Decisions
  /** Every row except those that somebody has left out. */
  byChild: ReadonlyMap<string, readonly SheetRow[]>
}

function judgeFamily(family: SheetFamily, found: LookUps, { decisions, byChild }: Judged) {
  const met = meetFamily(family, found)
  const chosen = family.rows.map(({ row }) => decisions[row]?.family).find((one) => one)
  const joins = 'joins' in met ? met.joins : chosenFamily(met.choices, chosen)
  const plan: FamilyPlan = { joins: joins?.userId ?? null, guardian: family.guardian, children: [] }
  const here = joins ? found.childrenOf(joins.family) : []
  const clear: Pick<Settled, 'row' | 'known'>[] = []
  const own = family.rows.filter(({ row }) => !decisions[row]?.isLeftOut)
  const rows = family.rows.map((row): RowOutcome => {
    const { child, guardian } = row
    const shown = { row: row.row, child: fullName(child), guardian: fullName(guardian) }
    const said = (outcome: Outcome, why: string): RowOutcome => ({ ...shown, outcome, why })
    if (decisions[row.row]?.isLeftOut) return said('LEFT_OUT', 'You left this one out.')
    const known = here.find((one) => isOneChild(one, child))
    if (known) {
      clear.push({ row, known })
      return said('ALREADY_HERE', `${child.firstName} is already in this family.`)
    }
    if (joins === undefined && 'choices' in met)
      return { ...said('UNCLEAR', familyQuestion(family, met)), choices: met.choices.map(choiceOf) }
    const twin = byChild.get(childKey(child))?.find((one) => !family.rows.includes(one))
    const question = childQuestion(child, [...here, ...own.map((one) => one.child)], twin)
    if (question && !decisions[row.row]?.isAnotherChild)
      return { ...said('UNCLEAR', question), isAboutChild: true }
    if (!plan.children.some((one) => isOneChild(one, child))) plan.children.push(filled(child, own))
    clear.push({ row, known: null })
    if (joins) return said('JOINS_FAMILY', `Joins the family of ${fullName(joins)}.`)
    return said('NEW_FAMILY', otherName(family, row))
  })
  const children = plan.children.toSorted(byBirthDate)
  return { rows, plan: { ...plan, children }, clear: { rows: clear, family: joins?.family ?? null } }
}

/** null for a new family, undefined if nobody has made a valid choice yet. */
function chosenFamily(
  choices: readonly KnownGuardian[],
  chosen: string | null | undefined,
): KnownGuardian | null | undefined {
  return chosen === 'NEW' ? null : choices.find(({ userId }) => userId === chosen)
}

const byBirthDate = (one: SheetChild, other: SheetChild) =>
  `${one.birthDate} ${nameKey(one)}` < `${other.birthDate} ${nameKey(other)}` ? -1 : 1

/**
 * Asks about a child with the same name but another birth date, which may be a typo or a cousin, and about the same
 * child in another family.
 */
function childQuestion(
  child: SheetChild,
  family: readonly Pick<KnownChild, 'firstName' | 'lastName' | 'birthDate'>[],
  twin: SheetRow | undefined,
): string | null {
  const [birthDate] = family
    .filter((one) => nameKey(one) === nameKey(child) && one.birthDate !== child.birthDate)
    .map((one) => one.birthDate)
    .toSorted(compared)
  if (birthDate) return `There’s another ${fullName(child)}, born on ${birthDate}. Is this a different child?`
  if (!twin) return null
  return `Row ${twin.row} has the same child with ${fullName(twin.guardian)}. Leave one of them out, or bring in both.`
}

/** Fills gaps in one row from the child's other rows. Where they differ, the first value in sort order wins. */
function filled(child: SheetChild, rows: readonly SheetRow[]): SheetChild {
  const twins = rows.map((row) => row.child).filter((one) => isOneChild(one, child))
  const said = (field: 'gender' | 'emergencyContact' | 'emergencyPhone' | 'firstName' | 'lastName') =>
    twins.flatMap((one) => one[field] ?? []).toSorted()[0]
  return {
    firstName: said('firstName') ?? child.firstName,
    lastName: said('lastName') ?? child.lastName,
    birthDate: child.birthDate,
    gender: said('gender') ?? null,
    emergencyContact: said('emergencyContact') ?? null,
    emergencyPhone: said('emergencyPhone') ?? null,
  }
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

const choiceOf = (guardian: KnownGuardian) => ({ userId: guardian.userId, name: fullName(guardian) })

function familyQuestion({ guardian }: SheetFamily, met: Extract<Met, { choices: unknown }>): string {
  const names = met.choices.map(fullName).join(' or ')
  if (met.isSure) return `This could be the family of ${names}.`
  return `${guardian.firstName} shares a phone number or child with ${names}. Is it the same family?`
}

/** Says so when rows with different guardians were grouped into one family. */
function otherName({ guardian }: SheetFamily, row: SheetRow): string {
  if (nameKey(guardian) === nameKey(row.guardian)) return 'A new family.'
  return `A new family, together with ${fullName(guardian)}.`
}
