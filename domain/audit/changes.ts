import * as kitTexts from '../kit/catalogue.texts.ts'
import { type Refusal, refusalIn } from '../refusal.ts'
import * as texts from '../registrations/place-changes.texts.ts'
import type { Actor } from '../status/move-table.ts'

/*
 * Whether something may still be changed once others rely on it. Each function returns null if it may.
 */

const FIXED_IN_REGISTRATION = ['playerRegistrationsId', 'programFeeRegistrationsId', 'months']

/** An agreement stays on record: another player or fee needs a new registration, and months change by B-18. */
export function planChangeRefusal(changed: readonly string[]): Refusal<'PLAN_IS_FIXED'> | null {
  const field = changed.find((name) => FIXED_IN_REGISTRATION.includes(name))
  if (!field) return null
  const message =
    'A registration keeps its player and fee. Cancel it and register again, or change only its months.'
  return { code: 'PLAN_IS_FIXED', field, message }
}

/** A registration that takes up a place again needs a free one. A null capacity means no limit. */
export function placeRefusal(
  program: { name: string; capacity: number | null },
  placesTaken: number,
): Refusal<'PROGRAM_FULL'> | null {
  const { name, capacity } = program
  if (capacity === null || placesTaken < capacity) return null
  const facts = { program: name, capacity }
  return refusalIn(texts, { code: 'PROGRAM_FULL', field: 'status', sentence: 'placesTaken', facts })
}

/** Nobody should get a place and pay for it when no training is left. */
export const tooLateRefusal = (program: { name: string }): Refusal<'NO_TRAINING_LEFT'> =>
  refusalIn(texts, {
    code: 'NO_TRAINING_LEFT',
    field: 'status',
    sentence: 'noTrainingLeft',
    facts: { program: program.name },
  })

/** Places that are taken or on offer cannot be removed (S-9). */
export function capacityRefusal(capacity: number, placesTaken: number): Refusal<'PLACES_TAKEN'> | null {
  if (capacity >= placesTaken) return null
  const message = `${counted(placesTaken, 'One place is', 'places are')} taken or on offer. Cancel registrations first, or keep at least that many places.`
  return { code: 'PLACES_TAKEN', field: 'capacity', message }
}

/** A discount given by hand must be one that the fee allows, and the family must not have paid yet (D-11). */
export function manualDiscountRefusal({
  status,
  isAllowed,
}: {
  status: string
  isAllowed: boolean
}): Refusal<'NOT_ALLOWED' | 'PRICE_SETTLED'> | null {
  const refuse = <Code extends string>(code: Code, message: string) => ({
    code,
    field: 'discountID',
    message,
  })
  if (!isAllowed)
    return refuse('NOT_ALLOWED', 'This fee doesn’t allow this discount. Allow it on the fee first.')
  if (UNPAID.includes(status)) return null
  return refuse('PRICE_SETTLED', 'This registration’s price is final. Give a refund instead.')
}

const UNPAID = ['PENDING', 'WAITLISTED', 'APPROVED']

/** A family can ask to leave a program it has paid for. Only the club can say that there was no place (R-7, F-7). */
export function withdrawalRefusal(
  cause: string | null,
  role: Actor,
  status: string,
): Refusal<'NOT_YOURS' | 'NOT_PAID'> | null {
  if (role !== 'PARENT') return null
  const field = 'withdrawalCause'
  if (status !== 'ACTIVE')
    return {
      code: 'NOT_PAID',
      field,
      message: 'You can only ask to withdraw once it’s paid for. Until then, you can simply cancel it.',
    }
  if (cause !== 'NO_PLACE') return null
  const message = 'Only the club can choose this reason. Please ask us, we’re glad to help.'
  return { code: 'NOT_YOURS', field, message }
}

const ITEM_FIELDS = ['itemType', 'size', 'quantity']

/** A family can change its order until the club has started on it (K-7). */
export function orderChangeRefusal(
  status: string,
  changed: readonly string[],
  role: Actor,
): Refusal<'ORDER_IN_HAND'> | null {
  const field = changed.find((name) => ITEM_FIELDS.includes(name))
  if (!field || role !== 'PARENT' || status === 'PENDING') return null
  return refusalIn(kitTexts, { code: 'ORDER_IN_HAND', field, sentence: 'orderIsPrepared', facts: {} })
}

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`)

/** A program or fee with registrations is closed rather than deleted (S-8). */
export function programDeletionRefusal(
  noun: 'program' | 'fee',
  livePlayers: number,
): Refusal<'IN_USE'> | null {
  if (livePlayers === 0) return null
  const who = counted(livePlayers, 'One player is', 'players are')
  const message = `${who} registered with this ${noun}. Close it instead of deleting it.`
  return { code: 'IN_USE', field: 'id', message }
}

/** A draft is visible to the desk alone, so it must have no registrations (S-8). */
export function programDraftRefusal(registrations: number): Refusal<'IN_USE'> | null {
  if (registrations === 0) return null
  const who = counted(registrations, 'One registration is', 'registrations are')
  const message = `${who} for this program, and families would no longer see it. Close it instead.`
  return { code: 'IN_USE', field: 'status', message }
}

/** A discount that a registration has used is switched off rather than deleted (D-12). */
export function discountDeletionRefusal(registrations: number): Refusal<'IN_USE'> | null {
  if (registrations === 0) return null
  const who = counted(registrations, 'One registration has', 'registrations have')
  const message = `${who} had this discount. Switch it off instead of deleting it.`
  return { code: 'IN_USE', field: 'id', message }
}

/** A user with players is not deleted, because somebody would lose their children (P-5). */
export function userDeletionRefusal(players: number): Refusal<'USER_HAS_PLAYERS'> | null {
  if (players === 0) return null
  const message = `This user still has ${counted(players, 'one player', 'players')}. Move or delete them first.`
  return { code: 'USER_HAS_PLAYERS', field: 'id', message }
}

/** Only one user can have an address (P-6). */
export function addressRefusal(isTaken: boolean): Refusal<'ADDRESS_TAKEN'> | null {
  if (!isTaken) return null
  const message = 'Another user has this email address already. Merge the two instead.'
  return { code: 'ADDRESS_TAKEN', field: 'email', message }
}
