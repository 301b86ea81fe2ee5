import { nth } from '../nth.ts'
import { present } from '../present.ts'
import type { QuoteLine } from '../pricing/quote-types.ts'
import { type PricedRegistration, requote } from '../pricing/requote.ts'
import { once, registrationOf } from '../pricing/test-family.ts'
import type { Actor } from '../status/move-table.ts'
import { allowedMoves, moveRefusal } from '../status/moves.ts'
import {
  automaticRegistrationMove,
  LIVE_REGISTRATION_STATUSES,
  PLACE_HOLDING_STATUSES,
  type RegistrationStatus,
} from '../status/registration.ts'
import { familyEffect, placeEffect } from '../status/registration-effects.ts'
import {
  freePlaces,
  hasOpenOffer,
  type Line,
  settle,
  startingStatuses,
  type Waiting,
} from './waiting-list.ts'

/** A registration in the model. The player's name includes the family's. */
export interface Entry extends Waiting {
  family: number
  player: string
  programId: string
  status: RegistrationStatus
  lines: readonly QuoteLine[]
}

const has = (statuses: readonly string[], { status }: Entry) => statuses.includes(status)
export const holdsPlace = (entry: Entry): boolean => has(PLACE_HOLDING_STATUSES, entry)
export const total = ({ lines }: Entry): number => lines.reduce((sum, line) => sum + line.totalCents, 0)

/** A club in memory, run by the domain's own decisions: what the server does with rows, but without rows. */
export class TestClub {
  readonly entries: Entry[] = []
  readonly capacities: Map<string, number>
  now = Date.parse('2025-09-01T17:00:00Z')

  constructor(capacities: Record<string, number>) {
    this.capacities = new Map(Object.entries(capacities))
  }

  get instant(): string {
    return new Date(this.now).toISOString()
  }

  lineOf(programId: string): Line {
    const here = this.entries.filter((entry) => entry.programId === programId)
    const open = (this.capacities.get(programId) ?? 0) - here.filter(holdsPlace).length
    return {
      programId,
      openPlaces: open,
      lastNumber: Math.max(0, ...here.map(({ number }) => number)),
      waiting: here.filter(({ status }) => status === 'WAITLISTED'),
    }
  }

  settle(programId: string, freedBy: string | null): void {
    const others = [...this.capacities.keys()].filter((id) => id !== programId).map((id) => this.lineOf(id))
    const { changed } = settle({ line: this.lineOf(programId), others, now: this.instant, freedBy })
    for (const { id, number, offerExpiresAt, offerPassedAt } of changed)
      Object.assign(this.#entry(id), { number, offerExpiresAt, offerPassedAt })
  }

  register(family: number, wishes: { child: number; programId: string }[], allOrNone: boolean): void {
    const asked = wishes
      .map(({ child, programId }) => ({ player: `${family}-${child}`, programId }))
      .filter(({ player, programId }, n, all) => {
        const isSame = (other: { player: string; programId: string }) =>
          other.player === player && other.programId === programId
        const isLive = (entry: Entry) => isSame(entry) && has(LIVE_REGISTRATION_STATUSES, entry)
        return all.findIndex(isSame) === n && !this.entries.some(isLive)
      })
    const programIds = asked.map(({ programId }) => programId)
    for (const id of new Set(programIds)) this.settle(id, null)
    const free = new Map(
      [...this.capacities.keys()].map((id) => [id, freePlaces(this.lineOf(id), this.instant)]),
    )
    const statuses = startingStatuses(programIds, free, allOrNone)
    const groupId =
      allOrNone && asked.length > 1 && statuses.includes('WAITLISTED') ? `group ${this.now}` : null
    for (const [n, { player, programId }] of asked.entries()) {
      const status = nth(statuses, n)
      const number = status === 'WAITLISTED' ? this.lineOf(programId).lastNumber + 1 : 0
      const id = `${player} in ${programId} ${this.entries.length}`
      const offers = { offerExpiresAt: null, offerPassedAt: null, mayTake: true }
      this.entries.push({ id, family, player, programId, status, number, ...offers, groupId, lines: [] })
    }
    this.#price(family, 'SIBLING_JOINED')
    this.now += 1
  }

  /** The statuses to which this role may move an entry now. */
  movesOf(entry: Entry, role: Actor): RegistrationStatus[] {
    return allowedMoves('PlayerProgramRegistration', entry.status, role, hasOpenOffer(entry, this.instant))
  }

  /** Makes a move if the rules allow it and there is a place. */
  move(entry: Entry, to: RegistrationStatus, role: Actor): void {
    const { status: from, groupId } = entry
    const hasOffer = hasOpenOffer(entry, this.instant)
    const attempt = {
      kind: 'PlayerProgramRegistration' as const,
      from,
      to,
      role,
      reason: 'because',
      hasOffer,
    }
    if (moveRefusal(attempt) || !this.#hasRoom(entry, to)) return
    const isWaiting = to === 'WAITLISTED'
    Object.assign(entry, {
      status: automaticRegistrationMove({ status: to, priceCents: total(entry), endDate: '9' }, '0') ?? to,
      number: isWaiting ? this.lineOf(entry.programId).lastNumber + 1 : 0,
      offerExpiresAt: null,
      offerPassedAt: isWaiting ? this.instant : null,
      groupId: null,
    })
    if (from === 'WAITLISTED' && role === 'PARENT' && groupId !== null && holdsPlace(entry))
      for (const other of this.entries.filter(
        (one) => one.groupId === groupId && hasOpenOffer(one, this.instant),
      ))
        if (other.status === 'WAITLISTED') this.move(other, 'APPROVED', 'PARENT')
    const isFreed = placeEffect(from, to) === 'FREED'
    if (isFreed || from === 'WAITLISTED') this.settle(entry.programId, isFreed ? entry.id : null)
    const cause = familyEffect(from, to)
    if (cause) this.#price(entry.family, cause)
  }

  #hasRoom(entry: Entry, to: RegistrationStatus): boolean {
    if (placeEffect(entry.status, to) !== 'TAKEN') return true
    const isTwin = (other: Entry) =>
      other !== entry && other.player === entry.player && other.programId === entry.programId
    const isTwice = this.entries.some((other) => isTwin(other) && has(LIVE_REGISTRATION_STATUSES, other))
    const { openPlaces, waiting } = this.lineOf(entry.programId)
    const others = waiting.filter(({ id }) => id !== entry.id)
    return !isTwice && freePlaces({ openPlaces, waiting: others }, this.instant) > 0
  }

  decline(entry: Entry): void {
    const together = this.entries.filter(
      (one) => one === entry || (entry.groupId !== null && one.groupId === entry.groupId),
    )
    const offered = together.filter((one) => hasOpenOffer(one, this.instant))
    for (const one of offered) Object.assign(one, { offerExpiresAt: null, offerPassedAt: this.instant })
    for (const id of new Set(offered.map(({ programId }) => programId))) this.settle(id, null)
  }

  #price(family: number, cause: Parameters<typeof requote>[0]['cause']): void {
    const live = this.entries.filter(
      (entry) => entry.family === family && has(LIVE_REGISTRATION_STATUSES, entry),
    )
    const registrations = live.map((entry): PricedRegistration => {
      const player = { id: entry.player, name: entry.player, birthDate: '2017-05-31' }
      const plan = { ...once, programId: entry.programId }
      const { id, status, lines } = entry
      return {
        ...registrationOf(player, plan, ['2025-10', '2025-12'], { id, waitlisted: status === 'WAITLISTED' }),
        status,
        breakdown: lines,
      }
    })
    const { quote } = requote({ cause, registrations, others: [] })
    for (const entry of live)
      entry.lines = quote.lines.filter(({ registrationId }) => registrationId === entry.id)
  }

  #entry = (id: string): Entry =>
    present(
      this.entries.find((entry) => entry.id === id),
      `an entry ${id}`,
    )
}
