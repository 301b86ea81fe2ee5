import { columnName, type Model } from '@touchline/domain/models/model-types.ts'
import { models } from '@touchline/domain/models.ts'
import { retentionOf } from '@touchline/domain/retention/retention.ts'
import type { Transaction } from '../postgres/pool.ts'
import { heldColumns } from './held-columns.ts'

/** The fields of a row that its entries in the history may still tell once the person is gone (Z-4). */
const fieldsLeft = ({ table, fields }: Model): string[] => [
  'id',
  '_version',
  '_deleted',
  ...Object.entries(fields)
    // A breakdown in JSON names the player in each of its lines.
    .filter(([name, field]) => field.type !== 'AWSJSON' && outlives(table, columnName(name, field)))
    .map(([name]) => name),
]

function outlives(table: string, column: string): boolean {
  const line = heldColumns.get(`${table}.${column}`)
  return line === 'club' || (line !== undefined && retentionOf(line).outlivesRemoval === true)
}

/**
 * What the history says about these rows loses everything that is about the person: who did what and when is left.
 * Reasons are free text and go altogether.
 */
export async function wipeHistoryOf(tx: Transaction, rowIds: readonly string[]): Promise<void> {
  const entries = await tx<{ model: string }[]>`
    select distinct model from audit_entries where row_id = any(${[...rowIds]})`
  for (const { model } of entries)
    await tx`
      update audit_entries set ${leftOf(tx, model)}, reason = null
      where row_id = any(${[...rowIds]}) and model = ${model}`
}

/** All that the history says about a family, whichever row it is about. */
export async function wipeHistoryAbout(tx: Transaction, userId: string): Promise<void> {
  const entries = await tx<{ model: string }[]>`
    select distinct model from audit_entries where subject_user_id = ${userId}`
  for (const { model } of entries)
    await tx`
      update audit_entries set ${leftOf(tx, model)}, reason = null
      where subject_user_id = ${userId} and model = ${model}`
}

/** Entries about something that is no row of the club's, such as an account, say nothing more at all. */
function leftOf(tx: Transaction, name: string) {
  const model = models[name]
  const left = model ? fieldsLeft(model) : []
  const only = (column: 'before' | 'after') => tx`
    case when ${tx(column)} is null then null else
      (select coalesce(json_object_agg(key, value), '{}') from json_each(${tx(column)}) where key = any(${left})) end`
  return tx`before = ${only('before')}, after = ${only('after')}`
}

/** What somebody did themselves stays on record without their address; what they did as an administrator keeps it. */
export async function wipeActor(tx: Transaction, email: string): Promise<void> {
  await tx`update audit_entries set actor_email = null where actor_email = ${email} and actor_role <> 'ADMIN'`
  await tx`
    update audit_entries set row_id = 'closed account', before = null, after = null, reason = null
    where model = 'Address' and row_id = ${email}`
}
