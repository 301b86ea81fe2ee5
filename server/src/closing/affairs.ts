import type { Affair } from '@touchline/domain/closing.ts'
import { type OrderedItem, orderedName } from '@touchline/domain/kit/ordered-name.ts'
import { inSentence } from '@touchline/domain/kit/product.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { readSettings } from '../club/load-club.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

interface Ordered extends OrderedItem {
  status: string
  quantity: number
}

/** Live registrations, refunds that are owed and orders on their way, of all players of a user. */
export async function affairsOf({ tx }: WriteContext, userId: string): Promise<Affair[]> {
  const registrations = await tx<(Omit<Affair, 'kind' | 'isPaid'> & { status: OpenStatus })[]>`
    select r.id, p.id as "playerId", p.first_name as player, g.name as what, g.end_date::text as until, r.status
    from player_program_registrations r join players p on p.id = r.player_registrations_id
    join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
    where p.user_players_id = ${userId} and not p._deleted and not r._deleted
      and (r.status = any(${[...LIVE_REGISTRATION_STATUSES]})
        or (r.status = 'WITHDRAWN' and r.refund_cents > 0 and r.refunded_at is null))
    order by p.birth_date, g.start_date, r.id`
  const orders = await tx<(Omit<Affair, 'kind' | 'isPaid' | 'until' | 'what'> & Ordered)[]>`
    select k.id, p.id as "playerId", p.first_name as player, k.item_type as "itemType", k.item_name as "itemName", k.quantity, k.status
    from kit_orders k join players p on p.id = k.player_kit_orders_id
    where p.user_players_id = ${userId} and not p._deleted and not k._deleted
      and k.status in ('PENDING', 'PAID', 'READY')
    order by p.birth_date, k.id`
  const { kit } = await readSettings(tx)
  return [
    ...registrations.map(({ status, ...row }) => ({ ...row, ...KINDS[status] })),
    ...orders.map(({ status, quantity, itemType, itemName, ...row }) => ({
      ...row,
      what: `${quantity} × ${inSentence(orderedName(kit, { itemType, itemName }))}`,
      kind: 'ORDER' as const,
      until: null,
      isPaid: status !== 'PENDING',
    })),
  ]
}

/** What the statement above finds. */
type OpenStatus = (typeof LIVE_REGISTRATION_STATUSES)[number] | 'WITHDRAWN'

const KINDS: Record<OpenStatus, { kind: Affair['kind']; isPaid: boolean }> = {
  PENDING: { kind: 'REGISTRATION', isPaid: false },
  WAITLISTED: { kind: 'WAITING', isPaid: false },
  APPROVED: { kind: 'REGISTRATION', isPaid: false },
  ACTIVE: { kind: 'REGISTRATION', isPaid: true },
  WITHDRAWN: { kind: 'REFUND', isPaid: true },
}
