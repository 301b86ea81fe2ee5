import { isModelInScope } from '@touchline/domain/identity/access-token.ts'
import type { Model } from '@touchline/domain/models/model-types.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { type TypedSearch, typedSearch } from '@touchline/domain/money/payment-reference.ts'
import { present } from '@touchline/domain/present.ts'
import { wordsQuery } from '../../postgres/search-words.ts'
import { columnOf, roleIn } from '../access.ts'
import { badInput, unauthorised } from '../errors.ts'
import type { Live, Statement, Tracked } from '../statement.ts'

/** Enough for about fifty references. */
const LONGEST = 400

/**
 * Finds rows by what a volunteer typed: payment references, amounts or names (B-12). The matches are few, so they are
 * found first: references by an index of live rows, guardians from a list made beforehand. Otherwise, each search
 * would read all rows of a large club.
 */
export function typedSql(statement: Statement, model: Model, alias: string, typed: Tracked<string>): string {
  const { caller } = statement.live
  const isAtDesk = (one: Model) => isModelInScope(caller.scope, one.name) && roleIn(one, caller) === 'ADMIN'
  if (![model, modelNamed('Player'), modelNamed('User')].every(isAtDesk))
    throw unauthorised('typed', model.name)
  statement.work.addCondition()
  const read = (live: Live): TypedSearch => searchOf(typed.read(live))
  read(statement.live)
  const references = statement.list((live) => read(live).references)
  const numbers = statement.list((live) => read(live).familyNumbers.map(String))
  const cents = statement.list((live) => read(live).cents.map(String))
  const words = statement.param((live) => wordsQuery(read(live).names), 'tsquery')
  const { player, cents: price } = present(model.paidFor, `what pays for ${model.name}`)
  const rows = `${model.table} wanted join players child on child.id = wanted.${columnOf(model, player)}`
  const item = model.name === 'KitOrder' ? 'kit_order_id' : 'registration_id'
  const isOfAmount = `(wanted.${columnOf(model, price)} = any(${cents}::bigint[]) or wanted.id in (
      select due.${item} from account_dues due
      where due.cents = any(${cents}::bigint[]) or due.cents - due.covered_cents = any(${cents}::bigint[]))
    or child.user_players_id in (select owner.id from users owner where account_of(owner) in (
      select due.account_id from account_dues due where due.covered_cents < due.cents
      group by 1 having sum(due.cents - due.covered_cents) = any(${cents}::bigint[]))))`
  return `${alias}.id = any(array(
    select wanted.id from ${model.table} wanted where wanted.reference = any(${references}) and not wanted._deleted
    union all select wanted.id from ${rows} where child.user_players_id in (
      select shared.guardian_id from shared_guardians shared where shared.user_id = any(array(
        select numbered.user_id from family_numbers numbered where numbered.number = any(${numbers}::bigint[]))))
    union all select wanted.id from ${rows} where child.words @@ ${words} and not child._deleted
      and (cardinality(${cents}) = 0 or ${isOfAmount})
    union all select wanted.id from ${rows} where ${words} is null and cardinality(${cents}) > 0 and ${isOfAmount}))`
}

function searchOf(typed: string): TypedSearch {
  if (typed.length > LONGEST)
    throw badInput(`Please look for less at a time: at most ${LONGEST} characters.`, {
      code: 'BAD_SEARCH',
      field: 'typed',
    })
  return typedSearch(typed)
}
