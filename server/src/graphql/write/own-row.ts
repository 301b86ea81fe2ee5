import type { Model, Named } from '@touchline/domain/model-types.ts'
import type { AnyRow, RowOf } from '@touchline/domain/rows.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import { ownedSql } from '../access.ts'
import type { Caller } from '../caller.ts'
import { notFound } from '../errors.ts'
import { myUserSql, sessionSql } from '../proofs.ts'
import { type Lock, selectRows } from './rows.ts'
import type { WriteContext } from './rules.ts'

/**
 * A row that the caller may act for, tombstones included. One statement finds it or does not: another family's row takes
 * the same way, and the same time, as one that was never there, and is not locked by a stranger.
 */
export async function ownRow<Name extends string>(
  { tx, caller, myUserId }: WriteContext,
  model: Named<Name>,
  id: string,
  lock: Lock = '',
): Promise<RowOf<Name> | null> {
  const isAnybodys = caller.role === 'ADMIN' || caller.role === 'SYSTEM'
  const [row] = isAnybodys
    ? await selectRows(tx, model, 't.id = $1', [id], lock)
    : await selectRows(tx, model, `t.id = $1 and ${ownedSql(model, 't', '$2')}`, [id, myUserId], lock)
  return row ?? null
}

/** The same while it is still asked who the caller is: the statement finds that out itself, and leaves in the same go. */
export async function ownRowAhead(
  tx: Sql | Transaction,
  { role, email, session, subject }: Caller,
  model: Model,
  id: string,
): Promise<AnyRow | null> {
  if (role === 'ADMIN') return (await selectRows(tx, model, 't.id = $1', [id]))[0] ?? null
  const [whose, value] =
    email !== null
      ? ['email = $2', email]
      : session !== null
        ? [`email = (${sessionSql('$2')})`, session]
        : ['external_user_id = $2', subject]
  const owned = ownedSql(model, 't', `(${myUserSql(whose)})`)
  const [row] = await selectRows(tx, model, `t.id = $1 and ${owned}`, [id, value])
  return row ?? null
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
