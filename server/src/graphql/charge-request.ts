import type { Exceeded } from '../limits/client-limits.ts'
import { limits } from '../limits/limit-table.ts'
import { Rooms } from '../limits/rooms.ts'
import type { AnswerSize } from './answer-size.ts'
import type { Caller } from './caller.ts'
import type { Service } from './context.ts'
import { Refusal } from './errors.ts'
import { actsAsAdmin } from './proofs.ts'

/** What reading a request costs, however small: in bytes of an answer, which take about as long. */
const BASE_COST = 2_000
/** An answer is mostly much shorter than its document lets one expect; looking for the rows still takes time. */
const SHARE_OF_EXPECTED = 0.02

export const tooMany = ({ message, retryAfterSeconds }: Exceeded) =>
  new Refusal('TooManyRequests', message, { info: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds } })

/**
 * How much one network may read at a time: a quarter of the connections of `openPool`, and more than a small machine has
 * processors. Whoever asks from elsewhere finds a connection, and a share of the processor, also while each of these takes as
 * long as a statement may; what one sends at once, all of it is counted before the next of it is begun.
 */
const rooms = new Rooms({
  room: 5,
  waiting: 5_000,
  refusal: () => tooMany({ message: limits['graphql cost'].message, retryAfterSeconds: 5 }),
})

/** Reads when it is their turn. */
export const inTurn = <Result>(address: string, read: () => Promise<Result>): Promise<Result> =>
  rooms.run(address, 1, read)

/** By the person where one is known, whatever sign-in or token they use. */
export const accountOf = ({ subject, email, session, accessToken }: Caller): string | null =>
  subject ?? email ?? session ?? accessToken

/** Up to here a body is as good as none. */
const LITTLE_BODY = 8 * 1024
/** To parse brackets takes several times as long as to write an answer of their length. */
const COST_OF_A_BYTE = 4

/** Before it is parsed, and found out who asks: a flood of anything stops here. */
export function chargeArrival(service: Service, address: string, bytes: number): void {
  const cost = BASE_COST + Math.max(0, bytes - LITTLE_BODY) * COST_OF_A_BYTE
  const exceeded = service.limits.charge('graphql cost', { address }, cost)
  if (exceeded) throw tooMany(exceeded)
}

/** What the answer may become, before the database is asked for it. */
export function chargeExpected(service: Service, caller: Caller, address: string, size: AnswerSize): void {
  const client = { address, account: accountOf(caller) }
  const exceeded = service.limits.charge('graphql cost', client, expectedCost(size))
  if (exceeded) throw tooMany(exceeded)
}

const expectedCost = ({ expected }: AnswerSize) => Math.ceil(expected * SHARE_OF_EXPECTED)

/** What a subscription is sent: a change of somebody else's must not use up what its listeners may ask for. */
export function chargeEvent(service: Service, address: string, size: AnswerSize): void {
  const exceeded = service.limits.charge('event cost', { address }, BASE_COST + expectedCost(size))
  if (exceeded) throw tooMany(exceeded)
}

/** What a family changes; the desk has its own work to do, and is trusted with the disk. */
export function chargeChanges(service: Service, caller: Caller, address: string, count: number): void {
  if (actsAsAdmin(caller)) return
  const exceeded = service.limits.charge('changes', { address, account: accountOf(caller) }, count)
  if (exceeded) throw tooMany(exceeded)
}

/** What it has become. */
export function chargeAnswer(service: Service, caller: Caller, address: string, answer: string): void {
  service.limits.spend('graphql cost', { address, account: accountOf(caller) }, answer.length)
}
