import { newId } from '../../../data/new-id.ts'
import type { Request } from '../../../data/request.ts'
import { createRow } from '../../../data/write-row.ts'
import type { Joining } from '../../../price/family-price.ts'
import { type Registered, registerPlayers } from '../../../registration/send-registration.ts'

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
}

interface RegisteredAtDesk extends Registered {
  /** Discounts that could not be given, in words. */
  problems: string[]
}

function decided({ playerId, status, reason, withoutConsents }: Decision, id: string) {
  if (id === playerId && reason) return { reason, ...(status ? { status } : {}) }
  return withoutConsents.playerIds.includes(id) ? { reason: withoutConsents.reason } : {}
}

/** The registrations come first, all or none; then the discounts, each for itself. */
export async function registerAtDesk(
  request: Request,
  { joining, allOrNone, decision }: { joining: readonly Joining[]; allOrNone: boolean; decision: Decision },
): Promise<RegisteredAtDesk> {
  const { items } = await registerPlayers(request, {
    joining,
    allOrNone,
    besides: (playerId) => decided(decision, playerId),
  })
  const own = joining.find(({ player }) => player.id === decision.playerId)
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
