import { permissionRefusal } from '../identity/permissions.ts'
import type { AgeRule } from '../players/age-group.ts'
import { registrationRefusal } from '../registrations/eligibility.ts'
import type { PlayerStatus } from '../status/player.ts'
import type { RegistrationStatus } from '../status/registration.ts'
import { statusWord } from '../words.ts'
import type { Unread } from './read-date.ts'
import type { SheetPlace } from './read-places.ts'
import type { SheetChild } from './read-rows.ts'
import {
  type ChosenPlan,
  type ChosenPlans,
  type ClubProgram,
  monthsOfSheet,
  planOfSheet,
} from './sheet-programs.ts'

/** What happens to a row's registration or payment, with the reason as a sentence. */
export interface PartOutcome {
  outcome: 'REFUSED' | 'UNCLEAR' | 'NEW' | 'ALREADY_HERE' | 'LEFT_OUT'
  why: string
}

/** A registration to create. */
export interface PlacePlan {
  feeId: string
  programId: string
  /** null: the months that are left of the season as of that day. */
  months: string[] | null
  /** The day whose months and prices apply (I-11). */
  asOf: string
  becomes: 'APPROVED' | 'PENDING' | 'WAITLISTED' | 'CANCELLED'
}

export interface KnownPlace {
  playerId: string
  programId: string
  status: RegistrationStatus
}

/** What the club has, for judging places. */
export interface PlaceFacts {
  programs: readonly ClubProgram[]
  places: readonly KnownPlace[]
  chosen: ChosenPlans
  ages: AgeRule
  today: string
  mayRegister: boolean
}

interface PlaceOfRow {
  place: SheetPlace | Unread
  child: SheetChild
  /** The player, if the club already has one. */
  known: { playerId: string; status: PlayerStatus } | null
  /** The places left after the rows before this one. */
  placesLeft: (program: ClubProgram) => number
}

interface Judged extends PartOutcome {
  plan?: PlacePlan
}

/** Decides what happens to a row's registration, by the same rules as one entered at the desk (I-11). */
export function judgePlace(asked: PlaceOfRow, facts: PlaceFacts): Judged {
  const { place, known } = asked
  if ('problem' in place) return refused(place.problem)
  if (!facts.mayRegister) return refused(permissionRefusal(['REGISTRATIONS']).message)
  const chosen = planOfSheet(place, facts.programs, facts)
  if (chosen === null) return { outcome: 'LEFT_OUT', why: `Registrations for ${place.program} are left out.` }
  if (!chosen) return { outcome: 'UNCLEAR', why: `Choose above which program “${place.program}” is.` }
  const { program } = chosen
  const here = facts.places.filter(({ playerId }) => playerId === known?.playerId)
  const same = here.find(({ programId }) => programId === program.id)
  if (same) return { outcome: 'ALREADY_HERE', why: `Already in ${program.name}: ${statusWord(same.status)}.` }
  const months = monthsOfSheet(place.months, chosen)
  if (months === undefined) return refused(`“${place.months}” aren’t months of ${program.name}.`)
  if ((place.registeredOn ?? '') > facts.today) return refused('The registration date is in the future.')
  const asOf = earliest(facts.today, place.registeredOn, months?.[0] ? `${months[0]}-01` : null)
  const refusal =
    deskRefusal(asked, chosen, facts, { today: facts.today }) ??
    deskRefusal(asked, chosen, facts, { today: asOf, months })
  if (refusal) return refused(refusal.message)
  const { becomes, why } = standingOf(place, program, asked.placesLeft(program))
  const plan = { feeId: chosen.feeId, programId: program.id, months, asOf, becomes }
  return { outcome: 'NEW', why, plan }
}

const refused = (why: string): Judged => ({ outcome: 'REFUSED', why })

const earliest = (...days: (string | null)[]): string =>
  days.filter((day) => day !== null).toSorted()[0] ?? ''

/**
 * Any refusal the desk itself would get. An import gives no reason, so the age rule applies. Consents are asked for
 * later (E-15).
 */
const deskRefusal = (
  { child, known }: PlaceOfRow,
  { program, feeType }: ChosenPlan,
  { ages }: PlaceFacts,
  as: { today: string; months?: string[] | null },
) =>
  registrationRefusal({
    player: { ...child, status: known?.status ?? 'ACTIVE' },
    program: { ...program, opensOn: null },
    feeType,
    playerRegistrations: [],
    consents: null,
    actor: 'DESK',
    ages,
    ...as,
  })

/** A withdrawn registration is kept as a cancelled one: it takes no place and costs nothing. */
function standingOf(
  { status }: SheetPlace,
  { name }: ClubProgram,
  placesLeft: number,
): { becomes: PlacePlan['becomes']; why: string } {
  const full = { becomes: 'WAITLISTED', why: `${name} is full, so this goes on the waiting list.` } as const
  const isFull = placesLeft <= 0
  switch (status) {
    case 'WITHDRAWN':
      return { becomes: 'CANCELLED', why: `Kept as cancelled in ${name}.` }
    case 'WAITING':
      return { becomes: 'WAITLISTED', why: `Waits for ${name}.` }
    case 'TO_REVIEW':
      return isFull ? full : { becomes: 'PENDING', why: `Registered for ${name}, to review.` }
    case 'REGISTERED':
      return isFull ? full : { becomes: 'APPROVED', why: `Registered for ${name}.` }
  }
}
