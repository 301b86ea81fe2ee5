import type { ConsentText } from '@touchline/domain/registrations/consents.ts'
import { newId } from '../../../data/new-id.ts'
import type { Request } from '../../../data/request.ts'
import { createRow } from '../../../data/write-row.ts'
import {
  type Registered,
  registerPlayers,
  type ToRegister,
} from '../../../registrations/send-registration.ts'

/** The club's decisions, and their reasons. */
export interface Decision {
  /** The player they are about; siblings are registered as usual. */
  playerId: string
  /** PENDING: gets a place although the program is full. */
  status: 'PENDING' | null
  reason: string
  discountIds: readonly string[]
  /** The players registered without all consents, and why. */
  withoutConsents: { playerIds: readonly string[]; reason: string }
  /** What their family has signed on paper, and when (E-21). */
  paper: Paper | null
}

interface Paper {
  signedOn: string
  consents: { text: ConsentText; textVersion: string; agreed: boolean }[]
}

export interface RegisteredAtDesk extends Registered {
  /** Discounts that could not be granted, in words. */
  problems: string[]
}

function decided({ playerId, status, reason, withoutConsents, paper }: Decision, id: string) {
  if (id === playerId && reason) return { reason, ...(status ? { status } : {}) }
  return paper === null && withoutConsents.playerIds.includes(id) ? { reason: withoutConsents.reason } : {}
}

/** Makes the registrations first, all or none, and then grants the discounts one by one. */
export async function registerAtDesk(
  request: Request,
  { decision, ...chosen }: Pick<ToRegister, 'joining' | 'allOrNone' | 'payPlan'> & { decision: Decision },
): Promise<RegisteredAtDesk> {
  const { items } = await registerPlayers(request, {
    ...chosen,
    besides: (playerId) => decided(decision, playerId),
    ...(decision.paper && { rest: decision.paper }),
  })
  const own = chosen.joining.find(({ player }) => player.id === decision.playerId)
  const problems: string[] = []
  for (const discountID of decision.discountIds)
    try {
      const registrationID = own?.registrationId
      await createRow(request, 'RegistrationDiscount', { id: newId(), registrationID, discountID })
    } catch (error) {
      problems.push((error as Error).message.replace(/^GraphQL Error: /, ''))
    }
  return { items, problems }
}
