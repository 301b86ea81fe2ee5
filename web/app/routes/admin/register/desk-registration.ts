import type { ConsentText } from '@touchline/domain/registrations/consents.ts'
import { newId } from '../../../data/new-id.ts'
import type { Request } from '../../../data/request.ts'
import { createRow } from '../../../data/write-row.ts'
import {
  type Registered,
  registerPlayers,
  type ToRegister,
} from '../../../registrations/send-registration.ts'

/** What the club decides besides, and why. */
export interface Decision {
  /** The player whom it is about; siblings are registered as usual. */
  playerId: string
  /** PENDING: a place although all are taken. */
  status: 'PENDING' | null
  reason: string
  discountIds: readonly string[]
  /** Why those who have not agreed to everything are registered all the same, and who they are. */
  withoutConsents: { playerIds: readonly string[]; reason: string }
  /** What the family of those who have not agreed has signed on paper, and when (E-21). */
  paper: Paper | null
}

interface Paper {
  signedOn: string
  consents: { text: ConsentText; textVersion: string; agreed: boolean }[]
}

export interface RegisteredAtDesk extends Registered {
  /** Discounts that could not be given, in words. */
  problems: string[]
}

function decided({ playerId, status, reason, withoutConsents, paper }: Decision, id: string) {
  if (id === playerId && reason) return { reason, ...(status ? { status } : {}) }
  return paper === null && withoutConsents.playerIds.includes(id) ? { reason: withoutConsents.reason } : {}
}

/** The registrations come first, all or none; then the discounts, each for itself. */
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
