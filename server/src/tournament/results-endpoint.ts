import { shirtsFor } from '@touchline/domain/tournament/people/shirts.ts'
import { divisionName } from '@touchline/domain/tournament/plan/division.ts'
import type { Match, Plan, Side } from '@touchline/domain/tournament/plan/plan.ts'
import { indexPlan, type PlanIndex } from '@touchline/domain/tournament/plan/plan-index.ts'
import { isKnockOut, sideName } from '@touchline/domain/tournament/plan/sides.ts'
import {
  entryWords,
  hasResult,
  keepsScore,
  readEntry,
} from '@touchline/domain/tournament/play/enter-result.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { SYSTEM } from '../graphql/caller.ts'
import type { Service } from '../graphql/context.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import { installationSecret } from '../postgres/secrets.ts'
import { RestRefusal } from '../rest/refusal.ts'
import { type Desk, findDesk } from './desk-store.ts'
import { type ResultLink, readResultToken } from './result-token.ts'
import { type Outcome, takeEntry } from './take-entry.ts'

/** A wildcard, because a token is longer than a path parameter may be. */
const PATH = '/match-results/*'
const LARGEST_BODY = 8 * 1024
export const RESULT_SECRET = 'results'

const Body = z.object({ entry: z.unknown(), key: z.string().regex(/^[\w-]{8,64}$/) })

const UNKNOWN = { message: 'This link doesn’t work. Please scan the code on the card again.' }
const CLOSED = { message: 'This tournament is over, and its results are closed. Please tell the desk.' }

/** Includes the result, so that a typing mistake is noticed at once. */
const SAID: Record<Outcome, (result: string) => string> = {
  TAKEN: (result) => `Thank you. The desk has it: ${result}.`,
  SAME: (result) => `Thank you. The desk has this result already: ${result}.`,
  DISPUTED: (result) =>
    `The desk has another result for this match. We’ve kept yours too: ${result}. Please check with them.`,
}

/** The page behind the QR code on a score card. The link itself is the proof, so that nobody must sign in outdoors. */
export function resultsEndpoint(app: FastifyInstance, service: Service): void {
  const { sql, now } = service
  const linkOf = async (request: FastifyRequest) =>
    readResultToken(await installationSecret(sql, RESULT_SECRET), (request.params as { '*': string })['*'])
  const deskOf = async (link: ResultLink | null) => (link ? findDesk(sql, link.slug) : null)

  app.get(PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const link = await linkOf(request)
    const desk = await deskOf(link)
    const match = desk?.published?.matches.find(({ id }) => id === link?.matchId)
    reply.header('cache-control', 'no-store')
    if (!desk?.published || !match) return reply.code(404).send(UNKNOWN)
    return asCard(desk, desk.published, match)
  })

  app.post(PATH, { bodyLimit: LARGEST_BODY }, async (request, reply) => {
    const link = await linkOf(request)
    if (!link) return reply.code(404).send(UNKNOWN)
    const body = Body.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: 'Send a result with a key.' })
    try {
      const answer = await inTransaction(sql, async (tx) => {
        const desk = await findDesk(tx, link.slug, 'for update')
        if (!desk) return null
        if (isClosed(desk)) throw new RestRefusal('ConflictException', CLOSED.message, { code: 'CLOSED' })
        const context = await writeContext(tx, { caller: SYSTEM, now: now() })
        const outcome = await takeEntry(context, desk, {
          ...body.data,
          matchId: link.matchId,
          by: refereeOf(desk, link),
          isFinal: false,
        })
        return { outcome, message: SAID[outcome](sentWords(desk, link, body.data.entry)) }
      })
      return answer ?? reply.code(404).send(UNKNOWN)
    } catch (error) {
      if (!(error instanceof RestRefusal)) throw error
      return refused(reply, error)
    }
  })
}

const refused = (reply: FastifyReply, { status, message, details }: RestRefusal) =>
  reply.code(status).send({ message, ...details })

const isClosed = ({ status }: Desk) => status === 'FINISHED' || status === 'CANCELLED' || status === 'DRAFT'

/** The referee of the match, according to the plan. */
function refereeOf({ published }: Desk, { matchId }: ResultLink): string {
  const assigned = published?.assignments.find(
    (one) => one.matchId === matchId && one.state !== 'REPLACED' && one.state !== 'NO_SHOW',
  )
  const official = published?.officials.find(({ id }) => id === assigned?.officialId)
  return official ? `${official.name}, by link` : 'Referee, by link'
}

/** 'Koi 2, Drums 1', as sent; without a score, only the teams. */
function sentWords({ published }: Desk, { matchId }: ResultLink, sent: unknown): string {
  const match = published?.matches.find(({ id }) => id === matchId)
  if (!published || !match) return 'received'
  const index = indexPlan(published)
  const [home, away] = [sideName(index, match.home), sideName(index, match.away)]
  const read = readEntry(published, match, sent)
  if ('refusal' in read || read.entry.score === null) return `${home} and ${away} have played`
  const { score, kicks } = read.entry
  return `${home} ${score.home}, ${away} ${score.away}${kicks ? `, kicks ${kicks.home}–${kicks.away}` : ''}`
}

/** The facts by which the referee recognizes the match. */
function asCard(desk: Desk, plan: Plan, match: Match) {
  const index = indexPlan(plan)
  const slot = match.slotId === null ? null : index.slot(match.slotId)
  return {
    tournament: desk.name,
    isClosed: isClosed(desk),
    number: match.number,
    division: divisionName(index.division(match.divisionId)),
    start: slot?.start ?? null,
    pitch: slot?.pitchId ? index.pitch(slot.pitchId).name : null,
    ...sides(index, match),
    keepsScore: keepsScore(plan, match),
    isKnockOut: isKnockOut(match),
    isKnown: match.home.teamId !== null && match.away.teamId !== null,
    result: hasResult(match) ? resultWords(match) : null,
  }
}

function sides(index: PlanIndex, { home, away }: Match) {
  const team = ({ teamId }: Side) => (teamId === null ? null : index.team(teamId))
  const [one, other] = [team(home), team(away)]
  const shirts = one && other ? shirtsFor(one, other) : null
  return {
    home: { name: sideName(index, home), shirt: shirts?.home ?? one?.colour ?? null },
    away: { name: sideName(index, away), shirt: shirts?.away ?? other?.colour ?? null },
  }
}

const resultWords = ({ status, score, kicks, forfeitBy }: Match) =>
  status === 'FINISHED' || status === 'FORFEIT' || status === 'ABANDONED'
    ? entryWords({ status, score, kicks, forfeitBy })
    : 'received'
