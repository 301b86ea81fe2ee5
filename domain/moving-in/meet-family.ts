import type { PlayerStatus } from '../status/player.ts'
import type { SheetChild } from './read-rows.ts'
import { compared, isOneChild, nameKey, phoneAndName, phoneKey, type SheetFamily } from './sheet-families.ts'

export interface KnownGuardian {
  userId: string
  /** Guardians who share their children have the same value here (P-12). */
  family: string
  firstName: string
  lastName: string
  /** The address they sign in with, and those from the sheets they were imported from. */
  emails: readonly string[]
  phone: string | null
}

export interface KnownChild {
  playerId: string
  status: PlayerStatus
  family: string
  firstName: string
  lastName: string
  birthDate: string
}

/** The guardians and children who are already in the club. */
export interface Known {
  guardians: readonly KnownGuardian[]
  children: readonly KnownChild[]
}

export type LookUps = ReturnType<typeof lookUps>

export function lookUps({ guardians, children }: Known) {
  const by = <Key>(keysOf: (one: KnownGuardian) => (Key | null)[]) => {
    const map = new Map<Key, KnownGuardian[]>()
    for (const one of guardians)
      for (const key of keysOf(one)) if (key !== null) map.set(key, [...(map.get(key) ?? []), one])
    return (key: Key | null) => (key === null ? [] : (map.get(key) ?? []))
  }
  const byFamily = Map.groupBy(children, ({ family }) => family)
  const byChild = Map.groupBy(children, (child) => `${child.birthDate} ${nameKey(child)}`)
  const guardiansOf = Map.groupBy(guardians, ({ family }) => family)
  return {
    byEmail: by((one) => [...one.emails]),
    byPhoneAndName: by((one) => [phoneAndName(one)]),
    byPhone: by((one) => [one.phone === null ? null : phoneKey(one.phone)]),
    childrenOf: (family: string) => byFamily.get(family) ?? [],
    familiesOfChild: (child: SheetChild) =>
      (byChild.get(`${child.birthDate} ${nameKey(child)}`) ?? []).map(({ family }) => family),
    guardiansOf: (family: string) => guardiansOf.get(family) ?? [],
  }
}

export type Met =
  | { joins: KnownGuardian | null }
  /** `isSure`: it is certainly one of these families. Otherwise it may be none of them. */
  | { choices: KnownGuardian[]; isSure: boolean }

/**
 * Matches a family in the sheet to one in the club, or to none. Returns choices when an administrator has to decide
 * (I-3).
 */
export function meetFamily({ rows }: SheetFamily, found: LookUps): Met {
  const guardians = rows.map((row) => row.guardian)
  const sure = [
    ...inOrder(guardians.flatMap(({ email }) => found.byEmail(email))),
    ...inOrder(guardians.flatMap((one) => found.byPhoneAndName(phoneAndName(one)))),
  ]
  const [first] = sure
  const families = [...new Set(sure.map(({ family }) => family))]
  if (first && families.length === 1) return { joins: first }
  const withChild = families.filter((family) => rows.some(({ child }) => hasChild(found, family, child)))
  if (withChild.length === 1) return { joins: sure.find(({ family }) => family === withChild[0]) ?? null }
  if (families.length > 1) return { choices: oneEach(sure), isSure: true }
  const maybe = [
    ...guardians.flatMap(({ phone }) => found.byPhone(phone === null ? null : phoneKey(phone))),
    ...rows.flatMap(({ child }) => found.familiesOfChild(child).flatMap(found.guardiansOf)),
  ]
  return maybe.length > 0 ? { choices: oneEach(maybe), isSure: false } : { joins: null }
}

const inOrder = (guardians: readonly KnownGuardian[]) =>
  guardians.toSorted((one, other) => compared(one.userId, other.userId))

/** One guardian per family. */
const oneEach = (guardians: readonly KnownGuardian[]) =>
  inOrder([...Map.groupBy(inOrder(guardians), ({ family }) => family).values()].flatMap(([one]) => one ?? []))

const hasChild = (found: LookUps, family: string, child: SheetChild) =>
  found.childrenOf(family).some((one) => isOneChild(one, child))
