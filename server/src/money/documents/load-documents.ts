import { clubDay } from '@touchline/domain/club-clock.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { familyReference } from '@touchline/domain/money/family-reference.ts'
import { lettersFor } from '@touchline/domain/money/fund-letter.ts'
import { readSettings } from '../../club/load-club.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import { familyUserIds } from '../../users/family-users.ts'
import { readFamilyLedger } from '../family-ledger.ts'
import { fundLetterPdf } from './fund-letter.ts'
import { namesOf } from './guardian-names.ts'
import { receiptPdf } from './receipt.ts'
import { statementPdf } from './statement.ts'

export interface PdfFile {
  filename: string
  content: Buffer
}

/** The receipt of a payment; the caller must have checked access to the account. Null if there is none. */
export async function loadReceipt(
  sql: Sql | Transaction,
  entryId: string,
  language: Language,
): Promise<PdfFile | null> {
  const userId = await accountWith(sql, entryId)
  if (userId === null) return null
  const { number, entries } = await readFamilyLedger(sql, userId)
  const payment = entries.find(({ id }) => id === entryId)
  if (!payment || payment.receiptNumber === null) return null
  const content = await receiptPdf({
    payment: { ...payment, receiptNumber: payment.receiptNumber },
    entries,
    guardians: await namesOf(sql, [userId]),
    reference: number === null ? null : familyReference(number),
    club: await readSettings(sql),
    language,
  })
  return { filename: `receipt-${payment.receiptNumber}.pdf`, content }
}

/** The user whose account has this entry. */
export async function accountWith(sql: Sql | Transaction, entryId: string): Promise<string | null> {
  const [row] = await sql<{ userId: string }[]>`
    select user_id as "userId" from ledger_entries where id = ${entryId}`
  return row?.userId ?? null
}

/** A family's statement for a year; null if the year has no entries. */
export async function loadStatement(
  sql: Sql,
  { userId, year, now, language }: { userId: string; year: number; now: Date; language: Language },
): Promise<PdfFile | null> {
  const { number, entries } = await readFamilyLedger(sql, userId)
  if (!entries.some(({ day }) => day.startsWith(`${year}-`))) return null
  const content = await statementPdf({
    year,
    entries,
    guardians: await namesOf(sql, await familyUserIds(sql, userId)),
    reference: number === null ? null : familyReference(number),
    club: await readSettings(sql),
    today: clubDay(now),
    language,
  })
  return { filename: `statement-${year}.pdf`, content }
}

/** The letter that confirms a place to a fund; null if the place is not on an account. */
export async function loadFundLetter(sql: Sql, placeId: string, now: Date): Promise<PdfFile | null> {
  const [place] = await sql<{ player: string; program: string; userId: string }[]>`
    select concat(p.first_name, ' ', p.last_name) as player, g.name as program, p.user_players_id as "userId"
    from player_program_registrations r join players p on p.id = r.player_registrations_id
      join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
    where r.id = ${placeId} and p.user_players_id is not null`
  if (!place) return null
  const { number, entries } = await readFamilyLedger(sql, place.userId)
  if (!lettersFor(entries).includes(placeId)) return null
  const content = await fundLetterPdf({
    ...place,
    placeId,
    entries,
    reference: number === null ? null : familyReference(number),
    club: await readSettings(sql),
    today: clubDay(now),
  })
  return { filename: 'fund-letter.pdf', content }
}

/** The user whose account has this place. */
export async function accountOfPlace(sql: Sql, placeId: string): Promise<string | null> {
  const [row] = await sql<{ userId: string }[]>`
    select user_id as "userId" from ledger_entries where registration_id = ${placeId} order by number limit 1`
  return row?.userId ?? null
}
