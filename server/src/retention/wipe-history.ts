import { columnName, type Model } from '@touchline/domain/models/model-types.ts'
import { models } from '@touchline/domain/models.ts'
import { retentionOf } from '@touchline/domain/retention/retention.ts'
import type { Transaction } from '../postgres/pool.ts'
import { heldColumns } from './held-columns.ts'

/** The fields that may remain in a row's audit entries after the person was deleted (Z-4). */
const fieldsLeft = ({ table, fields }: Model): string[] => [
  'id',
  '_version',
  '_deleted',
  ...Object.entries(fields)
    // Price calculations in JSON contain the player's name.
    .filter(([name, field]) => field.type !== 'AWSJSON' && outlives(table, columnName(name, field)))
    .map(([name]) => name),
]

function outlives(table: string, column: string): boolean {
  const line = heldColumns.get(`${table}.${column}`)
  return line === 'club' || (line !== undefined && retentionOf(line).outlivesRemoval === true)
}

/**
 * Removes personal data from the audit entries of these rows; who did what, and when, remains. Reasons are free text
 * and are removed completely.
 */
export async function wipeHistoryOf(tx: Transaction, rowIds: readonly string[]): Promise<void> {
  const entries = await tx<{ model: string }[]>`
    select distinct model from audit_entries where row_id = any(${[...rowIds]})`
  for (const { model } of entries)
    await tx`
      update audit_entries set ${leftOf(tx, model)}, reason = null
      where row_id = any(${[...rowIds]}) and model = ${model}`
}

/** The same for all audit entries about a family, of any row. */
export async function wipeHistoryAbout(tx: Transaction, userId: string): Promise<void> {
  const entries = await tx<{ model: string }[]>`
    select distinct model from audit_entries where subject_user_id = ${userId}`
  for (const { model } of entries)
    await tx`
      update audit_entries set ${leftOf(tx, model)}, reason = null
      where subject_user_id = ${userId} and model = ${model}`
}

/** Entries that are not about a row, such as those about an account, lose all their data. */
function leftOf(tx: Transaction, name: string) {
  const model = models[name]
  const left = model ? fieldsLeft(model) : []
  const only = (column: 'before' | 'after') => tx`
    case when ${tx(column)} is null then null else
      (select coalesce(json_object_agg(key, value), '{}') from json_each(${tx(column)}) where key = any(${left})) end`
  return tx`before = ${only('before')}, after = ${only('after')}`
}

/** Removes the user's address as actor, except from what they did as an administrator. */
export async function wipeActor(tx: Transaction, email: string): Promise<void> {
  await tx`update audit_entries set actor_email = null where actor_email = ${email} and actor_role <> 'ADMIN'`
  await tx`
    update audit_entries set row_id = 'closed account', before = null, after = null, reason = null
    where model = 'Address' and row_id = ${email}`
}
