import { allowedMoves } from '@touchline/domain/status/moves.ts'
import { loadRow } from '../../../data/get-one.ts'
import type { Request } from '../../../data/request.ts'
import type { Row } from '../../../data/row.ts'
import { updateStatus } from '../../../data/update-status.ts'
import { deleteRow, updateRow } from '../../../data/write-row.ts'
import {
  type Family,
  type FamilyKitOrder,
  type FamilyPlayer,
  kitOrdersOf,
  type PlayersRegistration,
  registrationsOf,
} from '../../../family/family.ts'
import { liveRegistrations } from '../../../family/player-words.ts'
import { sayAboutNewsletter } from './details-values.ts'

type PlayersOrder = FamilyKitOrder & { player: FamilyPlayer }

/** What closing the account does to all that is still under way. */
export interface Closing {
  /** Not paid for yet: cancelled. */
  cancelled: { registrations: PlayersRegistration[]; orders: PlayersOrder[] }
  /** Paid for: these go on, and the club keeps what it needs for them. */
  goOn: { registrations: PlayersRegistration[]; orders: PlayersOrder[] }
  /** Nothing of theirs goes on: taken off the club's lists. */
  removed: FamilyPlayer[]
}

const ORDER_UNDER_WAY = ['PENDING', 'PAID', 'READY']

export function closingOf(family: Family): Closing {
  const registrations = registrationsOf(family).filter(({ player, id }) =>
    liveRegistrations(player).some((live) => live.id === id),
  )
  const orders = kitOrdersOf(family).filter(({ status }) => ORDER_UNDER_WAY.includes(status))
  const isCancelled = (kind: 'PlayerProgramRegistration' | 'KitOrder', status: string) =>
    (allowedMoves(kind, status, 'PARENT') as string[]).includes('CANCELLED')
  const goOn = {
    registrations: registrations.filter(({ status }) => !isCancelled('PlayerProgramRegistration', status)),
    orders: orders.filter(({ status }) => !isCancelled('KitOrder', status)),
  }
  const staying = [...goOn.registrations, ...goOn.orders].map(({ player }) => player.id)
  return {
    cancelled: {
      registrations: registrations.filter(({ status }) => isCancelled('PlayerProgramRegistration', status)),
      orders: orders.filter(({ status }) => isCancelled('KitOrder', status)),
    },
    goOn,
    removed: family.players.filter(({ id }) => !staying.includes(id)),
  }
}

/**
 * One after another, each as it is by then: a cancelled registration may re-price another. If one fails the rest is
 * left, and doing it again goes on from there.
 */
export async function windUp(
  request: Request,
  { cancelled, goOn, removed }: Closing,
  record: Row,
  newsletterVersion: string,
): Promise<void> {
  for (const { id } of cancelled.registrations)
    await updateStatus(request, 'PlayerProgramRegistration', id, 'CANCELLED')
  for (const { id } of cancelled.orders) await updateStatus(request, 'KitOrder', id, 'CANCELLED')
  for (const { id } of removed) {
    const player = await loadRow(request, 'Player', id)
    if (player) await deleteRow(request, 'Player', player)
  }
  if (record.newsletter === true) await sayAboutNewsletter(request, record.id, newsletterVersion, false)
  const isOver = goOn.registrations.length + goOn.orders.length === 0
  await updateRow(request, 'User', {
    id: record.id,
    _version: record._version,
    avatarUrl: '',
    language: null,
    newsletter: false,
    ...(isOver ? { phone: null } : {}),
  })
}
