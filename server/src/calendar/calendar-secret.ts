import { createHash } from 'node:crypto'
import { openStored, sealStored } from '../secrets/stored.ts'

const placeOf = (userId: string) => ({ table: 'family_calendars', column: 'secret', row: userId })

/** It is kept so that the family can be shown its address again. */
export const sealCalendarSecret = (userId: string, secret: string): string =>
  sealStored(placeOf(userId), secret)

export const openCalendarSecret = (userId: string, stored: string): string =>
  openStored(placeOf(userId), stored)

/** What a calendar is found by. With 256 random bits in the secret, nobody finds it by trying. */
export const calendarHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')
