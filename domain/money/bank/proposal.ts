import type { Due } from '../dues.ts'
import { openCents } from '../dues.ts'

export const CERTAINTIES = ['CERTAIN', 'LIKELY', 'UNDECIDED'] as const
export type Certainty = (typeof CERTAINTIES)[number]

/** Whose payment a line seems to be, how sure we are, and why (B-11). */
export interface Proposal {
  certainty: Certainty
  accountId: string | null
  reason: string
}

/** An account that a line may belong to. */
export interface Candidate {
  accountId: string
  /** What is still open, oldest first. */
  dues: readonly Due[]
}

export interface Clues {
  /** Accounts whose reference appears in the text. */
  byReference: readonly Candidate[]
  /** Accounts on which lines with the same words were booked before. */
  seenBefore: readonly Candidate[]
  /** Accounts of guardians whose full name appears in the text. */
  byName: readonly Candidate[]
  /** False for an email notice that may not have come from Interac (B-19). */
  isVerified?: boolean
}

/** Proposes whose payment a line is. It is certain only if the line names one family and matches an amount they owe. */
export function propose(cents: number, clues: Clues): Proposal {
  const proposal = proposeVerified(cents, clues)
  if (clues.isVerified ?? true) return proposal
  const certainty = proposal.certainty === 'CERTAIN' ? 'LIKELY' : proposal.certainty
  return { ...proposal, certainty, reason: `${proposal.reason.replace(/\.$/, '')}. ${NOT_VERIFIED}` }
}

const NOT_VERIFIED = 'We couldn’t verify who sent this notice. Check your bank account first.'

function proposeVerified(cents: number, { byReference, seenBefore, byName }: Clues): Proposal {
  if (cents <= 0) return undecided('This is money going out.')
  if (byReference.length > 1) return undecided('It has references of several families.')
  const [named] = byReference
  if (named) {
    const fit = amountFit(cents, named.dues)
    return fit
      ? { certainty: 'CERTAIN', accountId: named.accountId, reason: `Reference, and ${fit}` }
      : { certainty: 'LIKELY', accountId: named.accountId, reason: 'Reference, but a different amount' }
  }
  for (const [candidates, why] of [
    [seenBefore, 'Paid like this before'],
    [byName, 'Name'],
  ] as const) {
    const [only, another] = candidates
    if (another) return undecided('It may be from several families.')
    const fit = only && amountFit(cents, only.dues)
    if (only && fit) return { certainty: 'LIKELY', accountId: only.accountId, reason: `${why}, and ${fit}` }
  }
  return undecided('No way to tell whose it is.')
}

const undecided = (reason: string): Proposal => ({ certainty: 'UNDECIDED', accountId: null, reason })

/** Says in words what part of the open dues an amount matches; null if it matches none. */
function amountFit(cents: number, dues: readonly Due[]): string | null {
  const open = dues.filter((due) => openCents(due) > 0)
  const sum = (some: readonly Due[]) => some.reduce((all, due) => all + openCents(due), 0)
  if (open.length === 0) return null
  if (sum(open) === cents) return 'everything they owe'
  if (open.some((_, n) => sum(open.slice(0, n + 1)) === cents)) return 'what’s due first'
  const parts = [Map.groupBy(open, ({ itemId }) => itemId), Map.groupBy(open, ({ month }) => month)]
  if (parts.some((groups) => [...groups.values()].some((some) => sum(some) === cents)))
    return 'what’s owed for one child or month'
  return open.some((due) => openCents(due) === cents) ? 'one child’s month' : null
}

/** Whether a full name, of at least two words, appears in a text. */
export const hasName = (text: string, name: string): boolean =>
  name.trim().includes(' ') && ` ${plainWords(text)} `.includes(` ${plainWords(name)} `)

/**
 * As banks write: upper-case, without accents and apostrophes. Whole words, so a name inside a longer one does not
 * match.
 */
const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')

/** The part of a text that stays the same every month: its words, without numbers and references. */
export const payerKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^\p{L}{2,}$/u.test(word))
    .join(' ')
