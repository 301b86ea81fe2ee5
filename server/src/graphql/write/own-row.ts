import type { Model, Named } from '@touchline/domain/models/model-types.ts'
import type { AnyRow, RowOf } from '@touchline/domain/models/rows.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import { ownedSql } from '../access.ts'
import type { Caller } from '../caller.ts'
import { notFound } from '../errors.ts'
import { myUserSql, sessionSql } from '../proofs.ts'
import { type Lock, selectRows } from './rows.ts'
import type { WriteContext } from './rules.ts'

/** SQL for the id of the required owner, and the value of its $2; null if the caller may act for anybody. */
type Whose = { userSql: string; value: string | null } | null

/**
 * A row that the caller may act for, including tombstones. A single statement finds it or not, so that another
 * family's row takes the same time as one that does not exist, and is not locked for a stranger.
 */
async function rowOf<Name extends string>(
  tx: Sql | Transaction,
  whose: Whose,
  model: Named<Name>,
  id: string,
  lock: Lock = '',
): Promise<RowOf<Name> | null> {
  const [row] = whose
    ? await selectRows(
        tx,
        model,
        `t.id = $1 and ${ownedSql(model, 't', whose.userSql)}`,
        [id, whose.value],
        lock,
      )
    : await selectRows(tx, model, 't.id = $1', [id], lock)
  return row ?? null
}

const actsForAll = ({ role }: Caller) => role === 'ADMIN' || role === 'SYSTEM'

export const ownRow = <Name extends string>(
  { tx, caller, myUserId }: WriteContext,
  model: Named<Name>,
  id: string,
  lock: Lock = '',
): Promise<RowOf<Name> | null> =>
  rowOf(tx, actsForAll(caller) ? null : { userSql: '$2', value: myUserId }, model, id, lock)

/** The same before the caller has been looked up: the statement does that itself, so that both are sent at once. */
export const ownRowAhead = (
  tx: Sql | Transaction,
  caller: Caller,
  model: Model,
  id: string,
): Promise<AnyRow | null> => rowOf(tx, actsForAll(caller) ? null : whoseByProof(caller), model, id)

function whoseByProof({ email, session, subject }: Caller): Whose {
  if (email !== null) return { userSql: `(${myUserSql('email = $2')})`, value: email }
  return session !== null
    ? { userSql: `(${myUserSql(`email = (${sessionSql('$2')})`)})`, value: session }
    : { userSql: `(${myUserSql('external_user_id = $2')})`, value: subject }
}

/** The same, but refuses with the same words whether the row is another family's, deleted or unknown. */
export async function requireOwnRow<Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  id: string,
  lock: Lock = '',
): Promise<RowOf<Name>> {
  const row = await ownRow(context, model, id, lock)
  if (!row || row._deleted) throw notFound(model.name, id)
  return row
}
