import type { Exceeded } from '../limits/client-limits.ts'
import { limits } from '../limits/limit-table.ts'
import { Rooms } from '../limits/rooms.ts'
import type { AnswerSize } from './answer-size.ts'
import type { Caller } from './caller.ts'
import type { Service } from './context.ts'
import { Refusal } from './errors.ts'
import { actsAsAdmin } from './proofs.ts'

/** The cost of handling any request, in bytes of a response that would take about as long. */
const BASE_COST = 2_000
/** Most responses are far smaller than estimated from the document, but finding the rows still takes time. */
const SHARE_OF_EXPECTED = 0.02

type Charging = Pick<Service, 'limits'>

export const tooMany = ({ message, retryAfterSeconds }: Exceeded) =>
  new Refusal('TooManyRequests', message, { info: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds } })

/**
 * Limits concurrent reads per network to a quarter of the connections of `openPool`, but more than a small machine has
 * processors. Clients elsewhere still get a connection and CPU time, even if each of these reads runs into the
 * statement timeout. A burst is charged one request at a time, each before the next begins.
 */
const rooms = new Rooms({
  room: 5,
  waiting: 5_000,
  refusal: () => tooMany({ message: limits['graphql cost'].message, retryAfterSeconds: 5 }),
})

/** Runs the read when the network has a free slot. */
export const inTurn = <Result>(address: string, read: () => Promise<Result>): Promise<Result> =>
  rooms.run(address, 1, read)

/** Prefers the person, so that all their sessions and tokens share one limit. */
export const accountOf = ({ subject, email, session, accessToken }: Caller): string | null =>
  subject ?? email ?? session ?? accessToken

/** Bodies up to this size cost nothing extra. */
const LITTLE_BODY = 8 * 1024
/** Parsing a body of brackets takes several times as long as writing a response of that length. */
const COST_OF_A_BYTE = 4

/** Charged before parsing and authentication, so that any flood stops here. */
export function chargeArrival(service: Charging, address: string, bytes: number): void {
  const cost = BASE_COST + Math.max(0, bytes - LITTLE_BODY) * COST_OF_A_BYTE
  const exceeded = service.limits.charge('graphql cost', { address }, cost)
  if (exceeded) throw tooMany(exceeded)
}

/** Charges the expected response size before the query runs. */
export function chargeExpected(service: Service, caller: Caller, address: string, size: AnswerSize): void {
  const client = { address, account: accountOf(caller) }
  const exceeded = service.limits.charge('graphql cost', client, expectedCost(size))
  if (exceeded) throw tooMany(exceeded)
}

const expectedCost = ({ expected }: AnswerSize) => Math.ceil(expected * SHARE_OF_EXPECTED)

/** Has its own limit, because other people's changes must not use up what a listener may request. */
export function chargeEvent(service: Service, address: string, size: AnswerSize): void {
  const exceeded = service.limits.charge('event cost', { address }, BASE_COST + expectedCost(size))
  if (exceeded) throw tooMany(exceeded)
}

/** Limits the changes of families only; administrators are trusted not to fill the disk. */
export function chargeChanges(service: Service, caller: Caller, address: string, count: number): void {
  if (actsAsAdmin(caller)) return
  const exceeded = service.limits.charge('changes', { address, account: accountOf(caller) }, count)
  if (exceeded) throw tooMany(exceeded)
}

/** Charges the actual response size. */
export function chargeAnswer(service: Charging, caller: Caller, address: string, answer: string): void {
  service.limits.spend('graphql cost', { address, account: accountOf(caller) }, answer.length)
}
