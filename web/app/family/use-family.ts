import { useQuery } from '@tanstack/react-query'
import { lastSeen, loadAndKeep } from '../area/last-seen-screen.ts'
import { tabRequest } from '../early/early-answers.ts'
import { cannotOpen } from '../session/guard.texts.ts'
import { useSession } from '../session/use-session.ts'
import type { Family, FamilyKitOrder, FamilyPlayer, FamilyRegistration } from './family.ts'
import { loadFamily } from './load-family.ts'

/**
 * The part of a family that may stay on a device: nothing about health, not even that there is something; no reason why
 * somebody left, and nothing about a doctor's note for a refund; and no emergency contact, only whether there is one.
 * Screens that show the rest wait for the server.
 */
const shownOfFamily = ({ players, ...family }: Family): Family => ({
  ...family,
  players: players.map(shownOfPlayer),
})

const HIDDEN = '…'

const shownOfPlayer = (player: FamilyPlayer): FamilyPlayer => ({
  ...player,
  healthNotes: null,
  hasHealthNotes: false,
  emergencyContact: player.emergencyContact && HIDDEN,
  emergencyPhone: player.emergencyPhone && HIDDEN,
  registrations: player.registrations.map(shownOfRegistration),
  kitOrders: player.kitOrders.map(shownOfOrder),
})

const shownOfRegistration = (registration: FamilyRegistration): FamilyRegistration => ({
  ...registration,
  withdrawalCause: null,
  refundWorking: null,
  reason: null,
})

const shownOfOrder = (order: FamilyKitOrder): FamilyKitOrder => ({ ...order, notes: null })

const screen = { name: 'family', shown: shownOfFamily }

/**
 * The signed-in family, or the one that an administrator is viewing the site as. A screen that only shows it may start
 * with what this device last saw of it; a form never does. Not loaded where nobody has signed in.
 */
export function useFamily({ showsLastSeen = false, isWanted = true } = {}) {
  const userId = useSession().user?.id
  return useQuery({
    queryKey: ['family', userId],
    queryFn: async () => {
      if (!userId) throw new Error(cannotOpen)
      return loadAndKeep(screen, () => loadFamily(tabRequest, userId))
    },
    enabled: isWanted,
    placeholderData: () => (showsLastSeen ? lastSeen(screen) : undefined),
  })
}
