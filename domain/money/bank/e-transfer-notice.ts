import { addDays } from '../../calendar-day.ts'
import { compareText } from '../../words.ts'
import { type BankLine, textKey } from './bank-line.ts'
import { hasName } from './proposal.ts'
import { readCents } from './statement-rows.ts'

/** The domain that signs genuine notices of an Interac e-Transfer deposit. */
export const NOTICE_DOMAIN = 'payments.interac.ca'

/** What a notice says about an e-Transfer that was deposited. */
export interface Notice {
  cents: number
  sender: string
  /** The message the payer typed. */
  message: string
  /** The reference number of the e-Transfer. */
  reference: string
}

const RECEIVED = /^interac e-transfer: you.ve received (\S+) from /i
const DEPOSITED = / and it has been automatically deposited\.?$/i
const LABELS = ['Message', 'Date', 'Reference Number', 'Sent From', 'Amount']

/**
 * Returns null for any other email, such as an e-Transfer that still has to be accepted or an unreadable amount. The
 * payer controls the name and the message, so what the bank writes is only looked for before the name and after the
 * message.
 */
export function readNotice({ subject, text }: { subject: string; text: string }): Notice | null {
  const title = subject.replace(/\s+/g, ' ').trim()
  const [received, deposited] = [RECEIVED.exec(title), DEPOSITED.exec(title)]
  if (!received || !deposited) return null
  const [start, amount = ''] = received
  const sender = title.slice(start.length, deposited.index)
  const cents = readCents(amount)
  const reference = /^\w{6,30}$/.exec(lastAfter(text, 'Reference Number'))?.[0]
  const repeated = readCents(lastAfter(text, 'Amount').replace(/\s*\(CAD\)$/i, ''))
  if (!cents || cents <= 0 || repeated !== cents || !reference) return null
  return { cents, sender: sender.trim(), message: messageIn(text), reference }
}

const labelled = (label: string) => new RegExp(`(?:^|\\n)[ \\t]*${label}[ \\t]*:`, 'gi')

/** The first non-empty line after the last such label. */
function lastAfter(text: string, label: string): string {
  const found = [...text.matchAll(labelled(label))].at(-1)
  const rest = found ? text.slice(found.index + found[0].length) : ''
  return rest.trim().split('\n')[0]?.trim() ?? ''
}

/** The text from the message's label to the next label, on one line. */
function messageIn(text: string): string {
  const [found] = text.matchAll(labelled('Message'))
  if (!found) return ''
  const rest = text.slice(found.index + found[0].length)
  const ends = LABELS.slice(1).flatMap((label) =>
    [...rest.matchAll(labelled(label))].map(({ index }) => index),
  )
  return rest
    .slice(0, Math.min(rest.length, ...ends))
    .replace(/\s+/g, ' ')
    .trim()
}

/** The same, worded like a line of a bank statement. */
export const noticeText = ({ sender, reference, message }: Notice): string =>
  ['Interac e-Transfer from', sender, reference, message].filter(Boolean).join(' ')

/** A line announced by email, before the bank's own line has arrived. */
export interface NoticedLine {
  day: string
  cents: number
  sender: string
  reference: string
}

/** In the club's time zone a bank may book it the day before the email arrives; after a long weekend, days later. */
const [EARLIEST, LATEST] = [-1, 5]

/**
 * Whether the bank's line is the payment that an email announced (B-19): same amount, about the same day, and the same
 * reference number or name.
 */
export function isNoticed(line: BankLine, { day, cents, sender, reference }: NoticedLine): boolean {
  if (line.cents !== cents) return false
  if (line.day < addDays(day, EARLIEST) || line.day > addDays(day, LATEST)) return false
  return textKey(line.text).includes(textKey(reference)) || hasName(line.text, sender)
}

/**
 * Pairs each line of the bank with the notice that announced it, if any. Each notice matches one line; the oldest goes
 * first.
 */
export function meetNotices<Noticed extends NoticedLine>(
  lines: readonly BankLine[],
  noticed: readonly Noticed[],
): { met: { line: BankLine; notice: Noticed }[]; others: BankLine[] } {
  const left = noticed.toSorted((a, b) => compareText(a.day, b.day))
  const met: { line: BankLine; notice: Noticed }[] = []
  const others = lines.filter((line) => {
    const found = left.findIndex((notice) => isNoticed(line, notice))
    const [notice] = found < 0 ? [] : left.splice(found, 1)
    if (notice) met.push({ line, notice })
    return !notice
  })
  return { met, others }
}
