import { addDays } from '@touchline/domain/calendar-day.ts'
import { clubDay, clubMidnight } from '@touchline/domain/club-clock.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import { staleBefore } from '@touchline/domain/kit/stale-orders.ts'
import type { Taken } from '@touchline/domain/kit/stock-levels.ts'
import { familyReference } from '@touchline/domain/money/family-reference.ts'
import { centsFromDollars } from '@touchline/domain/pricing/cents.ts'
import { FORMER_PLAYER } from '@touchline/domain/retention/former-player.ts'
import { daysOfSeason, seasonOn } from '@touchline/domain/seasons/season-on.ts'
import { type KitOrderStatus, OPEN_KIT_STATUSES } from '@touchline/domain/status/kit-order.ts'
import type { Filter } from '../../../data/list-all.ts'
import { type DeskList, isTyped } from '../../../desk/desk-list.ts'
import { GUARDIAN, type GuardianLine, guardianLine, type SentGuardian } from '../../../desk/guardian-line.ts'
import type { SeasonLine } from '../../../desk/season-lines.ts'

interface KitOrder {
  id: string
  status: KitOrderStatus
  itemType: KitItem
  /** The club's own name for it at the time of the order (K-23). */
  itemName: string | null
  size: string | null
  quantity: number
  notes: string | null
  orderDate: string | null
  paidDate: string | null
  deliveredDate: string | null
  reference: string | null
}

const FIELDS = `id _version status itemType itemName size quantity totalAmount notes orderDate paidDate deliveredDate reference`

interface SentKitOrder extends KitOrder {
  _version: number
  totalAmount: number
  player: {
    id: string
    firstName: string
    lastName: string
    familyNumber: number | null
    user: SentGuardian | null
  } | null
}

/** A kit order as the desk lists it. */
export interface KitOrderLine extends KitOrder, GuardianLine {
  version: number
  totalCents: number
  playerId: string
  firstName: string
  lastName: string
  /** What the family writes on its payments. */
  paymentReference: string | null
}

interface OrderedPieces extends Taken {
  id: string
}

export const kitOrderList: DeskList<SentKitOrder, KitOrderLine> = {
  model: 'KitOrder',
  selection: `${FIELDS} player { id firstName lastName familyNumber ${GUARDIAN} }`,
  sorts: {
    ordered: ['createdAt'],
    player: ['player_lastName', 'player_firstName'],
    guardian: ['player_user_lastName', 'player_user_firstName'],
    item: ['itemType', 'size'],
    quantity: ['quantity'],
    total: ['totalAmount'],
    paid: ['paidDate'],
    status: ['status'],
  },
  filters: async ({ q, season, itemType, kitSize, stale }, { now, seasons }) => [
    ...(season ? orderedIn(season, await seasons(), now) : []),
    ...isTyped(q),
    ...(itemType ? [{ itemType: { eq: itemType } }] : []),
    ...(kitSize ? [{ size: { eq: kitSize } }] : []),
    ...(stale ? [{ status: { eq: 'PENDING' }, createdAt: { lt: staleBefore(now) } }] : []),
  ],
  lineOf({ _version: version, totalAmount, player, ...order }) {
    return {
      ...order,
      version,
      totalCents: centsFromDollars(totalAmount) ?? 0,
      playerId: player?.id ?? '',
      firstName: player?.firstName ?? FORMER_PLAYER.firstName,
      lastName: player?.lastName ?? FORMER_PLAYER.lastName,
      paymentReference: player?.familyNumber ? familyReference(player.familyNumber) : null,
      ...guardianLine(player?.user),
    }
  },
}

/** Orders placed within that season; an open order counts for the current season, whenever it was placed (S-19). */
function orderedIn(id: string, seasons: readonly SeasonLine[], now: Date): Filter[] {
  const chosen = seasons.find((season) => season.id === id)
  if (!chosen) return []
  const published = seasons.filter(({ status }) => status === 'PUBLISHED')
  const { first, last } = daysOfSeason([...new Set([...published, chosen])], chosen)
  const days: Filter = {
    and: [
      ...(first ? [{ createdAt: { gte: clubMidnight(first).toISOString() } }] : []),
      ...(last ? [{ createdAt: { lt: clubMidnight(addDays(last, 1)).toISOString() } }] : []),
    ],
  }
  if (seasonOn(published, clubDay(now)) !== chosen) return [days]
  return [{ or: [days, ...OPEN_KIT_STATUSES.map((status) => ({ status: { eq: status } }))] }]
}

/** The same orders, as pieces to order from the supplier. */
export const kitOrderPieces: DeskList<OrderedPieces, OrderedPieces> = {
  ...kitOrderList,
  selection: 'id status itemType size quantity deliveredDate',
  lineOf: (order) => ({ ...order, size: order.size || null }),
}
