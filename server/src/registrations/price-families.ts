import type { RowOf } from '@touchline/domain/models/rows.ts'
import type { PriceChange, RequoteCause } from '@touchline/domain/pricing/requote.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { priceFamily } from './family-prices.ts'
import { lockFamily } from './locks.ts'
import { sendRequoted } from './send-registration-emails.ts'

/** After an account has joined or left a family, prices the unpaid registrations of both anew. */
export async function priceFamilies(
  context: WriteContext,
  before: RowOf<'User'>,
  after: RowOf<'User'>,
): Promise<void> {
  const [left, joined] = [before.family, after.family]
  const id = after.id
  for (const key of [left, joined ?? id].filter((one) => one !== null).toSorted())
    await lockFamily(context.tx, key)
  await priceSome(context, id, joined === null ? 'SIBLING_LEFT' : 'SIBLING_JOINED')
  const [stayed] = await context.tx<{ id: string }[]>`
    select id from users where family = ${left} and not _deleted order by id limit 1`
  if (stayed) await priceSome(context, stayed.id, 'SIBLING_LEFT')
}

/** Prices the whole family of this account, notifies it of the changes, and returns them. */
export async function priceSome(
  context: WriteContext,
  userId: string,
  cause: RequoteCause,
): Promise<PriceChange[]> {
  const [player] = await context.tx<{ id: string }[]>`
    select p.id from players p join users u on u.id = p.user_players_id join users me on me.id = ${userId}
    where not p._deleted and (u.id = me.id or (u.family = me.family and not u._deleted)) order by p.id limit 1`
  if (!player) return []
  const { requoted } = await priceFamily(context, player.id, { cause })
  await sendRequoted(context, requoted)
  return requoted.changes
}
