import { modelNamed } from '@touchline/domain/models.ts'
import { hasOpenOffer, mayReturn } from '@touchline/domain/registrations/waiting-list.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownedSql } from '../graphql/access.ts'
import { VISITOR } from '../graphql/caller.ts'
import type { Service } from '../graphql/context.ts'
import { Refusal } from '../graphql/errors.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { selectRows } from '../graphql/write/rows.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import { atLink, inEachLanguage, type LinkRequest, readAnswers } from '../mail/templates/link-page.ts'
import type { Sql } from '../postgres/pool.ts'
import type { SiteLinks } from '../site-links.ts'
import { ANSWERS, answerAs, type OfferAnswer } from './answer-offer.ts'
import {
  type FirstStep,
  linkRunOut,
  linkUnknown,
  type OfferState,
  offerPageWords,
  offerRefused,
} from './offer-page-words.ts'
import { offerPath, type ReadToken, readOfferToken } from './offer-token.ts'
import { readPosition } from './position-in-line.ts'

/** A wildcard, because a token is longer than a path parameter may be. */
const PATH = offerPath('*')

type Linked = Service & { links: SiteLinks }

/**
 * The pages behind email links about an offer or the waiting list. Only the buttons change anything, because email
 * scanners open links too. The link itself is the proof, while the offer is open; one about the waiting list only
 * allows leaving the list and coming back.
 */
export function offersEndpoint(app: FastifyInstance, service: Linked): void {
  const { sql, links, now } = service
  app.register(async (routes) => {
    readAnswers(routes)
    for (const path of inEachLanguage(PATH)) {
      routes.get<LinkRequest>(path, async (request, reply) => {
        const { token, language, show } = atLink(request, reply, offerPath)
        const read = await readOfferToken(links, token, now())
        if (read === null) return show(404, linkUnknown(language))
        if (read === 'EXPIRED') return show(410, linkRunOut(language))
        const state = await stateOf(sql, read, now())
        return show(200, state ? offerPageWords(state, read.right, language) : linkRunOut(language))
      })
      routes.post<LinkRequest>(path, (request, reply) => answered(service, request, reply))
    }
  })
}

async function answered(service: Linked, request: FastifyRequest<LinkRequest>, reply: FastifyReply) {
  const { token, language, show, showAgain } = atLink(request, reply, offerPath)
  const read = await readOfferToken(service.links, token, service.now())
  if (read === null) return show(404, linkUnknown(language))
  if (read === 'EXPIRED') return show(410, linkRunOut(language))
  const answer = ANSWERS.find((one) => one === request.body?.get?.('answer'))
  const mayAnswer = answer && (read.right === 'offer' || answer === 'LEAVE' || answer === 'RETURN')
  const refused = mayAnswer ? await answerInTheirName(service, read, answer) : null
  if (refused) return show(409, offerRefused(refused.step, refused.firstName, language))
  // Whatever the outcome, the page shows the current state.
  return showAgain()
}

/** Refusals that the offer's page does not explain by itself: the family must do something first. */
const FIRST_STEPS: Record<string, FirstStep> = {
  consentsMissing: 'consentsFirst',
  playerInactive: 'reactivateFirst',
  playerNotActive: 'askUsFirst',
}

/** Answers as the guardian who got the email, if they still are one. The page itself shows other refusals. */
async function answerInTheirName(
  { sql, now, links }: Linked,
  { registrationId, guardianId }: ReadToken,
  answer: OfferAnswer,
): Promise<{ step: FirstStep; firstName: string } | null> {
  try {
    await inTransaction(sql, async (tx) => {
      const [guardian] = await tx`
        select u.email from player_program_registrations r join players p on p.id = r.player_registrations_id
        join shared_guardians s on s.user_id = p.user_players_id and s.guardian_id = ${guardianId}
        join users u on u.id = s.guardian_id where r.id = ${registrationId}`
      if (!guardian) return
      const caller = { ...VISITOR, role: 'PARENT' as const, email: guardian.email }
      await answerAs(await writeContext(tx, { caller, now: now(), links }), registrationId, answer)
    })
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { sentence, facts } = error
    const step = FIRST_STEPS[sentence]
    return step ? { step, firstName: String(facts.player ?? '') } : null
  }
}

async function stateOf(
  sql: Sql,
  { registrationId, guardianId }: ReadToken,
  now: Date,
): Promise<OfferState | null> {
  const Registration = modelNamed('PlayerProgramRegistration')
  const [row] = await selectRows(
    sql,
    Registration,
    `id = $1 and not _deleted and ${ownedSql(Registration, 't', '$2')}`,
    [registrationId, guardianId],
  )
  if (!row) return null
  const { offerExpiresAt } = row
  const isOpen = hasOpenOffer(row, now.toISOString())
  const children = await sql<OfferState['children']>`
    select p.first_name as "firstName", g.name as program, r.price_cents as "priceCents"
    from player_program_registrations r join players p on p.id = r.player_registrations_id
    join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
    where r.id = ${registrationId} or (${isOpen} and r.status = 'WAITLISTED' and not r._deleted
      and r.group_id = ${row.groupId} and r.offer_expires_at = ${offerExpiresAt})
    order by r.line_number, r.id`
  return {
    status: row.status,
    children: [...children],
    openUntil: isOpen && offerExpiresAt ? new Date(offerExpiresAt) : null,
    hasPassed: row.offerPassedAt !== null,
    position: await readPosition(sql, row.id),
    mayReturn: mayReturn(row, now.toISOString()),
  }
}
