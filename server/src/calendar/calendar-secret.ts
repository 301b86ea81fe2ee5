import { createHash } from 'node:crypto'
import { openStored, sealStored } from '../secrets/stored.ts'

const placeOf = (userId: string) => ({ table: 'family_calendars', column: 'secret', row: userId })

/** Stored encrypted rather than hashed, so that the family can be shown its address again. */
export const sealCalendarSecret = (userId: string, secret: string): string =>
  sealStored(placeOf(userId), secret)

export const openCalendarSecret = (userId: string, stored: string): string =>
  openStored(placeOf(userId), stored)

/** A calendar is looked up by this hash. The secret has 256 random bits, so it cannot be guessed. */
export const calendarHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')
