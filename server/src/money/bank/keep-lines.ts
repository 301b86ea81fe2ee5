import { randomUUID } from 'node:crypto'
import { addDays } from '@touchline/domain/calendar-day.ts'
import { type BankLine, newLines } from '@touchline/domain/money/bank/bank-line.ts'
import {
  isNoticed,
  meetNotices,
  type Notice,
  type NoticedLine,
  noticeText,
} from '@touchline/domain/money/bank/e-transfer-notice.ts'
import { payerKey } from '@touchline/domain/money/bank/proposal.ts'
import type { WriteContext } from '../../graphql/write/rules.ts'
import { callJob } from '../../jobs/job.ts'
import type { Transaction } from '../../postgres/pool.ts'

/** The job that handles new lines (B-22). */
export const BOOK_CERTAIN_LINES = 'book-certain-lines'

/** One file or email at a time; otherwise a line in two of them could be stored twice. */
const lockLines = (tx: Transaction) => tx`select pg_advisory_xact_lock(hashtextextended('bank lines', 0))`

interface Noticed extends NoticedLine {
  id: string
  state: string
  isVerified: boolean
}

/** Stores the new lines of a bank file (B-10) and returns their number; a line announced by email is not new (B-19). */
export async function keepStatement(
  { tx, caller, now }: WriteContext,
  lines: readonly BankLine[],
): Promise<number> {
  await lockLines(tx)
  const added = newLines(lines, await keptOn(tx, [...new Set(lines.map(({ day }) => day))]))
  const { met, others } = meetNotices(added, await unmetNotices(tx, added))
  for (const { line, notice } of met) await meet(tx, notice, line)
  for (const line of others)
    await insertLine(tx, line, {
      payer_key: payerKey(line.text),
      imported_by: caller.email,
      imported_at: now,
    })
  await callJob(tx, BOOK_CERTAIN_LINES)
  return others.length
}

/** Lines as the bank has them, without those that only an email has announced. */
const keptOn = (tx: Transaction, days: string[]) => tx<BankLine[]>`
  select day::text, cents, text, bank_id as "bankId" from bank_lines
  where day = any(${days}::date[]) and notice_reference is null
  union all
  select met_day::text, cents, met_text, met_bank_id from bank_lines where met_day = any(${days}::date[])`

const unmetNotices = (tx: Transaction, lines: readonly BankLine[]) => tx<Noticed[]>`
  select id, day::text, cents, notice_sender as sender, notice_reference as reference, state,
    is_verified as "isVerified" from bank_lines
  where notice_reference is not null and met_day is null and cents = any(${lines.map(({ cents }) => cents)})
  order by number for update`

/** The bank's line replaces an unverified email's facts, unless the desk has decided by them already. */
async function meet(tx: Transaction, { id, state, isVerified }: Noticed, line: BankLine): Promise<void> {
  await tx`
    update bank_lines set met_day = ${line.day}, met_text = ${line.text}, met_bank_id = ${line.bankId}
    where id = ${id}`
  if (isVerified) return
  await tx`update bank_lines set is_verified = true where id = ${id}`
  if (state !== 'BOOKED')
    await tx`
      update bank_lines set text = ${line.text}, payer_key = ${payerKey(line.text)}, looked_at = ${lookAgain(tx)}
      where id = ${id}`
}

/** Changed lines are looked at again, unless the desk has decided them. */
const lookAgain = (tx: Transaction) => tx`case when decided_by is null then null else looked_at end`

interface Received extends Notice {
  day: string
  isVerified: boolean
}

/** Stores what an email announced; false if it is known from another email or from the bank. */
export async function keepNotice(tx: Transaction, notice: Received, now: Date): Promise<boolean> {
  const { day, cents, sender, reference, isVerified } = notice
  await lockLines(tx)
  const [known] = await tx<{ id: string; isVerified: boolean; isMet: boolean }[]>`
    select id, is_verified as "isVerified", met_day is not null as "isMet" from bank_lines
    where notice_reference = ${reference} for update`
  if (known && (known.isVerified || !isVerified)) return false
  const text = noticeText(notice)
  const told = { text, payer_key: payerKey(`Interac e-Transfer from ${sender}`), is_verified: isVerified }
  // A forged notice may have come first, to keep the real one out.
  if (known) {
    await tx`
      update bank_lines set ${tx({ ...told, cents, notice_sender: sender, day })}, looked_at = ${lookAgain(tx)}
      where id = ${known.id} and state <> 'BOOKED'`
    await callJob(tx, BOOK_CERTAIN_LINES)
    return true
  }
  const line = await bankLineOf(tx, notice)
  if (line && !isVerified) return false
  if (!line)
    await insertLine(
      tx,
      { day, cents, text, bankId: null },
      { ...told, notice_sender: sender, notice_reference: reference, imported_at: now },
    )
  else
    await tx`
      update bank_lines set notice_sender = ${sender}, notice_reference = ${reference}, met_day = day,
        met_text = text, met_bank_id = bank_id, text = case state when 'OPEN' then ${text} else text end
      where id = ${line.id}`
  await callJob(tx, BOOK_CERTAIN_LINES)
  return !line
}

/** The bank line for this notice, if the file came before the email. */
async function bankLineOf(
  tx: Transaction,
  notice: Received,
): Promise<(BankLine & { id: string }) | undefined> {
  const lines = await tx<(BankLine & { id: string })[]>`
    select id, day::text, cents, text, bank_id as "bankId" from bank_lines
    where cents = ${notice.cents} and notice_reference is null
      and day between ${addDays(notice.day, -7)} and ${addDays(notice.day, 7)} order by number for update`
  return lines.find((line) => isNoticed(line, notice))
}

const insertLine = (tx: Transaction, { day, cents, text, bankId }: BankLine, rest: Record<string, unknown>) =>
  tx`insert into bank_lines ${tx({ id: randomUUID(), day, cents, text, bank_id: bankId, is_verified: true, ...rest })}`
