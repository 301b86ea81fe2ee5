import type { Family, FamilyKitOrder, FamilyPlayer, FamilyRegistration } from './family.ts'

/**
 * What of a family may lie on a device: nothing about health, also not that there is something, why somebody left or what
 * a doctor's note has to do with a refund; and nobody to call, only that there is somebody. The screens that show the rest wait for the server.
 */
export const shownOfFamily = ({ players, ...family }: Family): Family => ({
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
