import { openStored, sealStored } from '../secrets/stored.ts'

/** A form has no account behind it: its notes on health are kept as carefully as a player's. */
const placeOf = (waiverId: string, place: number) => ({
  table: 'fun_day_waiver_children',
  column: 'health_notes',
  row: `${waiverId} ${place}`,
})

export const sealWaiverNotes = (waiverId: string, place: number, notes: string): string =>
  sealStored(placeOf(waiverId, place), notes)

export const openWaiverNotes = (waiverId: string, place: number, stored: string): string =>
  openStored(placeOf(waiverId, place), stored)
