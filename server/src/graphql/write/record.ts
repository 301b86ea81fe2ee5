import { randomUUID } from 'node:crypto'
import type { Model, Named } from '@touchline/domain/model-types.ts'
import type { AnyRow, Changes, NewRow, RowOf } from '@touchline/domain/rows.ts'
import { ownerIdSql } from '../access.ts'
import { conditionFailed } from '../errors.ts'
import { isWorthPreparing } from '../prepared.ts'
import { insertRow, sealedFields, updateRow } from './rows.ts'
import type { WriteContext } from './rules.ts'

export type Action = 'CREATE' | 'UPDATE' | 'DELETE'

const stamp = (now: Date, version: number) => ({
  updatedAt: now.toISOString(),
  _version: version,
  _lastChangedAt: now.getTime(),
})

/** Writes a new row, with its entry in the audit and the word to whoever listens. */
export async function insertRecorded<Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  values: NewRow<Name>,
): Promise<RowOf<Name>>
export async function insertRecorded(
  context: WriteContext,
  model: Model,
  values: { id?: string },
): Promise<AnyRow> {
  const { now, tx } = context
  const row: AnyRow = {
    ...values,
    id: values.id ?? randomUUID(),
    createdAt: now.toISOString(),
    _deleted: false,
    ...stamp(now, 1),
  }
  // In one go: an entry about a row that could not be written goes with the transaction.
  const [isNew] = await Promise.all([
    insertRow(tx, model, row),
    record(context, { model, id: row.id, action: 'CREATE', before: null, after: row }),
  ])
  if (!isNew) throw conditionFailed()
  return withEveryField(model, row)
}

/** What was not given is null, as it will be read. */
function withEveryField({ fields }: Model, row: AnyRow): AnyRow {
  const values = Object.keys(fields).map((name): [string, unknown] => [name, row[name] ?? null])
  return { ...row, ...Object.fromEntries(values) }
}

/** Writes changes to a locked row as its next version, recorded likewise. */
export async function updateRecorded<Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  current: RowOf<Name>,
  changes: Changes<Name>,
  reason?: string | null,
): Promise<RowOf<Name>>
export async function updateRecorded(
  context: WriteContext,
  model: Model,
  current: AnyRow,
  changes: Changes<string>,
  reason: string | null = null,
): Promise<AnyRow> {
  const next = { ...changes, ...stamp(context.now, current._version + 1) }
  const after = { ...current, ...next }
  const action = changes._deleted === true ? 'DELETE' : 'UPDATE'
  const kept = context.rules[model.name]?.audited?.(current, after) ?? { before: current, after }
  await Promise.all([
    updateRow(context.tx, model, current.id, next),
    record(context, { model, id: current.id, action, ...kept, changed: Object.keys(changes), reason }),
  ])
  return after
}

interface Change {
  model: Model
  id: string
  action: Action
  before: Record<string, unknown> | null
  after: Record<string, unknown>
  /** The fields that were written. */
  changed?: readonly string[]
  reason?: string | null
}

/** What is sealed is in no entry: an entry says whether there was something, and whether it was written anew. */
function auditedTexts({ model, before, after, changed = [] }: Change): [string | null, string] {
  const [was, is] = [before && { ...before }, { ...after }]
  for (const [name] of sealedFields(model)) {
    if (was?.[name]) was[name] = HIDDEN
    if (is[name]) is[name] = changed.includes(name) ? HIDDEN_AND_CHANGED : HIDDEN
  }
  return [was && JSON.stringify(was), JSON.stringify(is)]
}

// The migration that took the notes out of older entries has written the same words.
const HIDDEN = 'hidden'
const HIDDEN_AND_CHANGED = 'hidden, changed'

/** Who did what to which row, before and after, in the transaction of the write itself; and the word to whoever listens. */
async function record({ tx, caller, now }: WriteContext, change: Change): Promise<void> {
  const { model, id, action, reason } = change
  const text = `insert into audit_entries
      (id, actor_email, actor_role, as_user_id, action, model, row_id, before, after, reason, subject_user_id,
       created_at, updated_at, _version, _deleted, _last_changed_at)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, ${ownerIdSql(model, 't')}, $11, $11, 1, false, $12
    from ${model.table} t where t.id = $7
    returning pg_notify('changes', $13)`
  await tx.unsafe(
    text,
    [
      randomUUID(),
      caller.impersonation?.adminEmail ?? caller.email,
      caller.impersonation ? 'ADMIN' : caller.role,
      caller.impersonation?.userId ?? null,
      action,
      model.name,
      id,
      ...auditedTexts(change),
      reason ?? caller.impersonation?.reason ?? null,
      now.toISOString(),
      now.getTime(),
      JSON.stringify({ model: model.name, action, id }),
    ],
    { prepare: isWorthPreparing(text) },
  )
}
