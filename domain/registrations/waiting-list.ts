import { nth } from '../nth.ts'
import type { Actor } from '../status/move-table.ts'

/** The waiting lists of the programs: the order of the line, and who is offered a free place (W). */

export const OFFER_HOURS = 48

/** A waitlisted registration. Instants are UTC in ISO 8601, so they compare as text. */
export interface Waiting {
  id: string
  /** Lower numbers come first. Gaps stay, so that nobody's number changes when somebody else leaves (W-1). */
  number: number
  /** When the offer of a place to it runs out; null: no offer. */
  offerExpiresAt: string | null
  /** When it let an offer pass. It is asked again once another place becomes free. */
  offerPassedAt: string | null
  /** Members of a group get their places together or not at all. */
  groupId: string | null
  /** The child may take a place now: not injured, on a break or archived (E-3). */
  mayTake: boolean
}

export interface Line {
  programId: string
  /** Places that no registration holds, including those on offer. Infinity: no limit. */
  openPlaces: number
  /** The highest number ever given out, including to those who have left. */
  lastNumber: number
  waiting: readonly Waiting[]
}

export interface SettleInput {
  line: Line
  /** The other lines in which groups of this one also wait. */
  others: readonly Line[]
  now: string
  /** Who has just given up a place, or 'THE_CLUB' if places were added; null: no place was given up. */
  freedBy: string | null
}

export interface Settled {
  /** The line afterwards. */
  line: Line
  /** Every registration whose number or offer has changed. */
  changed: Waiting[]
  /** New offers, in line order. */
  offered: string[]
  /** Offers that have run out. */
  lapsed: string[]
  /** Offers withdrawn because the child can no longer take a place. They stay where they are in line. */
  revoked: string[]
}

/** Puts a line in order: passes on expired offers, and offers free places (W-1 … W-5). */
export function settle(input: SettleInput): Settled {
  const { line, now } = input
  const revoked = line.waiting.filter((one) => one.offerExpiresAt !== null && !one.mayTake)
  const own = revokeOffers(line, revoked)
  const others = input.others.map((one) => revokeOffers(one, revoked))
  const lapsed = own.waiting.filter((one) => one.offerExpiresAt !== null && one.offerExpiresAt <= now)
  const lines = [lapseOffers(own, lapsed), ...others].map((one) => askAgain(one, input))
  const offered = offerPlaces(lines, now)
  const before = new Map(
    [line, ...input.others].flatMap(({ waiting }) => waiting).map((one) => [one.id, one]),
  )
  return {
    line: nth(lines, 0),
    changed: lines.flatMap(({ waiting }) => waiting).filter((one) => !isSame(one, before.get(one.id))),
    offered,
    lapsed: lapsed.map(({ id }) => id),
    revoked: revoked.map(({ id }) => id),
  }
}

/** Withdraws offers from those who cannot take a place. Their all-or-none group is asked again together (W-11). */
function revokeOffers(line: Line, revoked: readonly Waiting[]): Line {
  const waiting = line.waiting.map((one) =>
    one.offerExpiresAt !== null && revoked.some((other) => one.id === other.id || isTogether(one, other))
      ? { ...one, offerExpiresAt: null }
      : one,
  )
  return { ...line, waiting }
}

const isSame = (one: Waiting, other: Waiting | undefined) =>
  one.number === other?.number &&
  one.offerExpiresAt === other.offerExpiresAt &&
  one.offerPassedAt === other.offerPassedAt

/** Whoever did not answer goes to the end of the line (W-3). */
function lapseOffers(line: Line, lapsed: readonly Waiting[]): Line {
  const inOrder = line.waiting.toSorted((a, b) => a.number - b.number)
  const answered = inOrder.filter((one) => !lapsed.includes(one))
  const silent = inOrder.filter((one) => lapsed.includes(one))
  const passed = silent.map((one, n) => ({
    ...one,
    number: line.lastNumber + n + 1,
    offerExpiresAt: null,
    offerPassedAt: one.offerExpiresAt,
  }))
  return { ...line, lastNumber: line.lastNumber + passed.length, waiting: [...answered, ...passed] }
}

/**
 * A newly freed place is offered again to those who let one pass, but not to whoever has just given it up (W-4, W-7).
 */
function askAgain(line: Line, { line: freed, freedBy }: SettleInput): Line {
  if (freedBy === null) return line
  const groups = new Set(freed.waiting.map(({ groupId }) => groupId).filter((id) => id !== null))
  const isConcerned = ({ id, groupId }: Waiting) =>
    id !== freedBy && (line.programId === freed.programId || (groupId !== null && groups.has(groupId)))
  return {
    ...line,
    waiting: line.waiting.map((one) => (isConcerned(one) ? { ...one, offerPassedAt: null } : one)),
  }
}

const isAskable = (one: Waiting) => one.mayTake && one.offerExpiresAt === null && one.offerPassedAt === null

/** Places that are neither held nor on offer (W-8). */
export function freePlaces(
  { openPlaces, waiting }: Pick<Line, 'openPlaces' | 'waiting'>,
  now: string,
): number {
  const onOffer = waiting.filter((one) => hasOpenOffer(one, now)).length
  return Math.max(0, openPlaces - onOffer)
}

/** An offer is open until its very instant, even if no job has looked at it since (W-3). */
export const hasOpenOffer = ({ offerExpiresAt }: Pick<Waiting, 'offerExpiresAt'>, now: string): boolean =>
  offerExpiresAt !== null && offerExpiresAt > now

/** Changes `lines` in place. The first is the line whose order decides. */
function offerPlaces(lines: Line[], now: string): string[] {
  const offerExpiresAt = new Date(Date.parse(now) + OFFER_HOURS * 3_600_000).toISOString()
  const offered: string[] = []
  for (const { id } of lines[0]?.waiting ?? []) {
    if (freePlaces(nth(lines, 0), now) === 0) break
    const next = lines[0]?.waiting.find((one) => one.id === id)
    if (!next) continue
    const wanted = lines.map(({ waiting }) => waiting.filter((one) => one === next || isTogether(one, next)))
    const fits = lines.every((line, n) => freePlaces(line, now) >= (wanted[n]?.length ?? 0))
    if (!fits || !wanted.flat().every(isAskable)) continue
    const ids = new Set(wanted.flat().map((one) => one.id))
    offered.push(...ids)
    for (const [n, line] of lines.entries())
      lines[n] = {
        ...line,
        waiting: line.waiting.map((one) => (ids.has(one.id) ? { ...one, offerExpiresAt } : one)),
      }
  }
  return offered
}

const RETURN_HOURS = 48

interface Left {
  status: string
  /** When the family itself left the line. */
  leftLineAt: string | null
}

/** Whoever left the line can return to it for two days (W-10). */
export const mayReturn = ({ status, leftLineAt }: Left, now: string): boolean =>
  status === 'CANCELLED' &&
  leftLineAt !== null &&
  Date.parse(now) < Date.parse(leftLineAt) + RETURN_HOURS * 3_600_000

const isTogether = (one: Waiting, other: Waiting) => one.groupId !== null && one.groupId === other.groupId

/**
 * Who of those registering together gets a place and who waits: first come, first served, or all or none (E-6, W-5).
 */
export function startingStatuses(
  programIds: readonly string[],
  free: ReadonlyMap<string, number>,
  allOrNone: boolean,
): ('PENDING' | 'WAITLISTED')[] {
  const left = new Map(free)
  const statuses = programIds.map((programId) => {
    const places = left.get(programId) ?? 0
    left.set(programId, places - 1)
    return places > 0 ? 'PENDING' : 'WAITLISTED'
  })
  const mustWait = allOrNone && statuses.includes('WAITLISTED')
  return mustWait ? statuses.map(() => 'WAITLISTED') : statuses
}

/**
 * What an administrator chose: the waiting list, or, with a reason, a place although the program is full (E-6, W-7).
 */
export function clubsDecision(
  role: Actor,
  { status, reason }: { status?: string | null; reason?: string | null },
): 'PENDING' | 'WAITLISTED' | null {
  if (role !== 'ADMIN') return null
  if (status === 'WAITLISTED') return 'WAITLISTED'
  return status === 'PENDING' && reason?.trim() ? 'PENDING' : null
}
