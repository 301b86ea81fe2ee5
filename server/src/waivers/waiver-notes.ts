import { openStored, sealStored } from '../secrets/stored.ts'

/** Health notes on a form are encrypted like a player's, although the form belongs to no account. */
const placeOf = (waiverId: string, place: number) => ({
  table: 'fun_day_waiver_children',
  column: 'health_notes',
  row: `${waiverId} ${place}`,
})

export const sealWaiverNotes = (waiverId: string, place: number, notes: string): string =>
  sealStored(placeOf(waiverId, place), notes)

export const openWaiverNotes = (waiverId: string, place: number, stored: string): string =>
  openStored(placeOf(waiverId, place), stored)
