import { type OrderedItem, orderedName } from '@touchline/domain/kit/ordered-name.ts'
import { inSentence } from '@touchline/domain/kit/product.ts'
import { accountOf, openCents } from '@touchline/domain/money/dues.ts'
import type { Affair } from '@touchline/domain/retention/closing.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import type { SignUpStatus } from '@touchline/domain/tournament/status.ts'
import { isOver, type TournamentHead } from '@touchline/domain/tournament/tournament.ts'
import { readSettings } from '../club/load-club.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { isOwedRefund } from '../money/credit-refunds-of.ts'
import { entriesOfFamily } from '../money/ledger.ts'

interface Ordered extends OrderedItem {
  status: string
  quantity: number
}

/** Live registrations, refunds owed, upcoming tournaments and open orders of a user's players. */
export async function affairsOf(context: WriteContext, userId: string): Promise<Affair[]> {
  const { tx } = context
  const registrations = await tx<(Omit<Affair, 'kind' | 'isPaid'> & { status: OpenStatus })[]>`
    select r.id, p.id as "playerId", p.first_name as player, g.name as what, g.end_date::text as until, r.status
    from player_program_registrations r join players p on p.id = r.player_registrations_id
    join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
    where p.user_players_id = ${userId} and not p._deleted and not r._deleted
      and (r.status = any(${[...LIVE_REGISTRATION_STATUSES]})
        or (${isOwedRefund(tx)}))
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
    ...(await tournamentsAhead(context, userId)),
    ...orders.map(({ status, quantity, itemType, itemName, ...row }) => ({
      ...row,
      what: `${quantity} × ${inSentence(orderedName(kit, { itemType, itemName }))}`,
      kind: 'ORDER' as const,
      until: null,
      isPaid: status !== 'PENDING',
    })),
  ]
}

interface SignedUp {
  status: SignUpStatus
  feeCents: number
  tournamentStatus: TournamentHead['status']
}

/** A tournament place is kept if it was charged and has been paid. */
async function tournamentsAhead({ tx, today }: WriteContext, userId: string): Promise<Affair[]> {
  const rows = await tx<(Omit<Affair, 'kind' | 'isPaid'> & SignedUp)[]>`
    select s.id, p.id as "playerId", p.first_name as player, t.name as what, t.date::text as until, s.status,
      s.fee_cents as "feeCents", t.status as "tournamentStatus"
    from tournament_sign_ups s join players p on p.id = s.player_id join tournaments t on t.id = s.tournament_id
    where p.user_players_id = ${userId} and not p._deleted and not s._deleted and s.status <> 'LEFT'
    order by p.birth_date, t.date, s.id`
  const ahead = rows.filter(
    ({ tournamentStatus, until }) => !isOver({ status: tournamentStatus, date: until }, today),
  )
  if (ahead.length === 0) return []
  const { dues } = accountOf(await entriesOfFamily(tx, userId))
  const isOpen = (id: string) => dues.some((due) => due.itemId === id && openCents(due) > 0)
  return ahead.map(({ status, feeCents, tournamentStatus, ...row }) => ({
    ...row,
    kind: status === 'WAITLISTED' ? 'TOURNAMENT_WAITING' : 'TOURNAMENT',
    isPaid: status === 'JOINED' && feeCents > 0 && !isOpen(row.id),
  }))
}

/** The statuses that the query of registrations returns. */
type OpenStatus = (typeof LIVE_REGISTRATION_STATUSES)[number] | 'WITHDRAWN'

const KINDS: Record<OpenStatus, { kind: Affair['kind']; isPaid: boolean }> = {
  PENDING: { kind: 'REGISTRATION', isPaid: false },
  WAITLISTED: { kind: 'WAITING', isPaid: false },
  APPROVED: { kind: 'REGISTRATION', isPaid: false },
  ACTIVE: { kind: 'REGISTRATION', isPaid: true },
  WITHDRAWN: { kind: 'REFUND', isPaid: true },
}
