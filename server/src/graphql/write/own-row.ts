import type { Model, Named } from '@touchline/domain/models/model-types.ts'
import type { AnyRow, RowOf } from '@touchline/domain/models/rows.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import { ownedSql } from '../access.ts'
import type { Caller } from '../caller.ts'
import { notFound } from '../errors.ts'
import { myUserSql, sessionSql } from '../proofs.ts'
import { type Lock, selectRows } from './rows.ts'
import type { WriteContext } from './rules.ts'

/** The SQL for the id of whose row it is to be, and what its $2 stands for; null where it may be anybody's. */
type Whose = { userSql: string; value: string | null } | null

/**
 * A row that the caller may act for, tombstones included. One statement finds it or does not: another family's row takes
 * the same way, and the same time, as one that was never there, and is not locked by a stranger.
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

/** The same while it is still asked who the caller is: the statement finds that out itself, and leaves in the same go. */
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

/** The same, for what must be there: refused in the same words whether it is another's, deleted or invented. */
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
