import type { Difference } from './differences.ts'
import type { RowName } from './row-names.ts'

/** Fields that hold the id of another row, and its kind. */
const LEADS_TO: Record<string, string> = {
  userId: 'User',
  userPlayersId: 'User',
  playerId: 'Player',
  playerRegistrationsId: 'Player',
  playerKitOrdersId: 'Player',
  programFeesId: 'Program',
  programFeeID: 'ProgramFee',
  programFeeRegistrationsId: 'ProgramFee',
  discountID: 'Discount',
  registrationID: 'PlayerProgramRegistration',
  playerProgramRegistrationDiscountsId: 'PlayerProgramRegistration',
}

/** The rows whose names are needed to read these differences. */
export const rowsNamedIn = (changes: readonly Difference[]): { model: string; rowId: string }[] =>
  changes.flatMap(({ field, before, after }) => {
    const model = LEADS_TO[field]
    return model
      ? [before, after].flatMap((id) => (typeof id === 'string' ? [{ model, rowId: id }] : []))
      : []
  })

/** A name where there was an id; nobody knows a family by its number. */
export const inNames = (changes: readonly Difference[], names: ReadonlyMap<string, RowName>): Difference[] =>
  changes.map((change) => {
    const named = (id: Difference['before']) => names.get(`${LEADS_TO[change.field]} ${id}`)?.name ?? id
    return { ...change, before: named(change.before), after: named(change.after) }
  })
