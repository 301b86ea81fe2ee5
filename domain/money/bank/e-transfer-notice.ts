import { addDays } from '../../calendar-day.ts'
import { compareText } from '../../words.ts'
import { type BankLine, textKey } from './bank-line.ts'
import { hasName } from './proposal.ts'
import { readCents } from './statement-rows.ts'

/** Who writes to a club that an e-Transfer is in its account; mail that claims to be theirs is signed by this domain. */
export const NOTICE_DOMAIN = 'payments.interac.ca'

/** What an email says about an e-Transfer that has been deposited. */
export interface Notice {
  cents: number
  sender: string
  /** What the payer has written. */
  message: string
  /** The number of the e-Transfer. */
  reference: string
}

const RECEIVED = /^interac e-transfer: you.ve received (\S+) from /i
const DEPOSITED = / and it has been automatically deposited\.?$/i
const LABELS = ['Message', 'Date', 'Reference Number', 'Sent From', 'Amount']

/**
 * null for anything else, such as an e-Transfer that waits to be accepted, or one whose amount cannot be read. The payer
 * writes the name and the message: what is the bank's own is looked for before the one and after the other.
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

/** The first line with something on it after the last such label. */
function lastAfter(text: string, label: string): string {
  const found = [...text.matchAll(labelled(label))].at(-1)
  const rest = found ? text.slice(found.index + found[0].length) : ''
  return rest.trim().split('\n')[0]?.trim() ?? ''
}

/** From its label to the next one, on one line. */
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

/** As a line of the bank would say it. */
export const noticeText = ({ sender, reference, message }: Notice): string =>
  ['Interac e-Transfer from', sender, reference, message].filter(Boolean).join(' ')

/** A line that came by email, before the bank's own. */
export interface NoticedLine {
  day: string
  cents: number
  sender: string
  reference: string
}

/** A bank may book it a day before the email arrives in the club's zone, or after a long weekend. */
const [EARLIEST, LATEST] = [-1, 5]

/** Whether the bank's line is the payment that an email announced (B-19): the amount, about the day, and the number or the name. */
export function isNoticed(line: BankLine, { day, cents, sender, reference }: NoticedLine): boolean {
  if (line.cents !== cents) return false
  if (line.day < addDays(day, EARLIEST) || line.day > addDays(day, LATEST)) return false
  return textKey(line.text).includes(textKey(reference)) || hasName(line.text, sender)
}

/** Each line of the bank with the one that an email announced, if there is one; each email announces one line, the oldest first. */
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
