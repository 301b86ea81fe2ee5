import { randomUUID } from 'node:crypto'
import type { Model, Named } from '@touchline/domain/models/model-types.ts'
import type { AnyRow, Changes, NewRow, RowOf } from '@touchline/domain/models/rows.ts'
import { isWorthPreparing } from '../../postgres/prepared.ts'
import { ownerIdSql } from '../access.ts'
import { conditionFailed } from '../errors.ts'
import {
  type Change,
  HIDDEN,
  historyList,
  insertSql,
  type Known,
  type Parameter,
  type RowWrite,
  sealedFields,
  type Unsent,
  unseenUpdateSql,
  updateSql,
} from './rows.ts'
import type { WriteContext } from './rules.ts'
import { unseenRow } from './unseen-row.ts'

const stamp = (now: Date, version: number) => ({
  updatedAt: now.toISOString(),
  _version: version,
  _lastChangedAt: now.getTime(),
})

/** A row as it will be. Statements sent to its transaction from now on see it. */
export interface Recorded<Row = AnyRow> {
  row: Row
  written: Promise<void>
}

/** Writes a new row with its audit entry, and notifies listeners. */
export async function insertRecorded<Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  values: NewRow<Name>,
): Promise<RowOf<Name>> {
  const { row, written } = startInsert(context, model, values)
  await written
  return row
}

/** The same without waiting, so that the caller can send more statements at once. */
export function startInsert<Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  values: NewRow<Name>,
): Recorded<RowOf<Name>>
export function startInsert(context: WriteContext, model: Model, values: { id?: string }): Recorded {
  const { now } = context
  const row: AnyRow = {
    ...values,
    id: values.id ?? randomUUID(),
    createdAt: now.toISOString(),
    _deleted: false,
    ...stamp(now, 1),
  }
  const change: Change = { model, id: row.id, action: 'CREATE', rows: { before: null, after: row } }
  const written = writeRecorded(context, insertSql(model, row), change).then((isNew) => {
    if (!isNew) throw conditionFailed()
  })
  return { row: withEveryField(model, row), written }
}

/** Fields that were not given are null, as they will be when read. */
function withEveryField({ fields }: Model, row: AnyRow): AnyRow {
  const values = Object.keys(fields).map((name): [string, unknown] => [name, row[name] ?? null])
  return { ...row, ...Object.fromEntries(values) }
}

/** The row has another version than the one that was read. Cannot happen to a locked row. */
export class RowChanged extends Error {}

/** Writes changes to a locked row as its next version, with audit entry and notification. */
export async function updateRecorded<Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  current: RowOf<Name>,
  changes: Changes<Name>,
  reason?: string | null,
): Promise<RowOf<Name>> {
  const { row, written } = startUpdate(context, model, current, changes, { reason })
  await written
  return row
}

/** The same without waiting. If the row is not locked, it must still have its version. */
export function startUpdate<Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  current: RowOf<Name>,
  changes: Changes<Name>,
  how?: { reason?: string | null; isLocked?: boolean },
): Recorded<RowOf<Name>>
export function startUpdate(
  context: WriteContext,
  model: Model,
  current: AnyRow,
  changes: Changes<string>,
  { reason = null, isLocked = true }: { reason?: string | null; isLocked?: boolean } = {},
): Recorded {
  const next = { ...changes, ...stamp(context.now, current._version + 1) }
  const after = { ...current, ...next }
  const action = changes._deleted === true ? 'DELETE' : 'UPDATE'
  const kept = context.rules[model.name]?.audited?.(current, after) ?? { before: current, after }
  const rows = { ...kept, changed: Object.keys(changes) }
  const change = { model, id: current.id, action, rows, reason } as const
  const { id, _version } = current
  const write = updateSql(model, isLocked ? { id } : { id, _version }, next)
  const written = writeRecorded(context, write, change).then((isThere) => {
    if (!isThere && !isLocked) throw new RowChanged(`${model.name} ${current.id} is not what it was`)
  })
  return { row: after, written }
}

/** The same for a row that was not read. It must match what is known of it; PostgreSQL supplies before and after. */
export function startUnseenUpdate(
  context: WriteContext,
  model: Model,
  known: Known & { _version: number },
  changes: Changes<string>,
): Recorded {
  const { id, _version } = known
  const next = { ...changes, ...stamp(context.now, _version + 1) }
  const write = unseenUpdateSql(model, known, next)
  const written = writeRecorded(context, write, { model, id, action: 'UPDATE' }).then((isThere) => {
    if (!isThere) throw new RowChanged(`${model.name} ${id} is not what it was`)
  })
  return { row: unseenRow({ ...known, ...next }), written }
}

/** Encrypted fields do not appear in the audit, only whether they had a value and whether they were changed. */
function auditedTexts(
  model: Model,
  { before, after, changed = [] }: NonNullable<Change['rows']>,
): [string | null, string] {
  const [was, is] = [before && { ...before }, { ...after }]
  for (const [name] of sealedFields(model)) {
    if (was?.[name]) was[name] = HIDDEN
    if (is[name]) is[name] = changed.includes(name) ? `${HIDDEN}, changed` : HIDDEN
  }
  return [was && JSON.stringify(was), JSON.stringify(is)]
}

/** SQL for the same, for a row that only the statement sees: as found and as written. */
const auditedSql = (model: Model): [string, string] => [
  '(select row_to_json(found) from found)',
  `(select row_to_json("$row") from (select ${historyList(model)}) "$row")`,
]

/** Returns whether there was a row to write. */
async function writeRecorded(context: WriteContext, write: RowWrite, change: Change): Promise<boolean> {
  if (context.keepUnsent) {
    context.keepUnsent({ write, change })
    return true
  }
  const recorded = recordedSql(context, { write, change })
  const text = `with ${recorded.text()} select from noted`
  const options = { prepare: isWorthPreparing(text) }
  // Sent immediately, before any later statement.
  const noted = await context.tx.unsafe(text, recorded.params, options).execute()
  return noted.count === 1
}

/** Additions by a statement that does more than record a row. */
interface More {
  /** The condition for writing. */
  holds: string
  /** SQL for the email address of the actor, given the parameter that may contain it. */
  actor(place: string): string
}

/**
 * The CTEs of one statement that writes a row, its audit entry and the notification, so that none is ever there
 * without the others. With `more`, the written row can be selected from `written`.
 */
export function recordedSql(
  { caller, now }: Pick<WriteContext, 'caller' | 'now'>,
  { write, change }: Unsent,
): { text(more?: More): string; params: Parameter[] } {
  const { model, id, action, rows, reason } = change
  const entry = [
    randomUUID(),
    caller.impersonation?.adminEmail ?? caller.email,
    caller.impersonation ? 'ADMIN' : caller.role,
    caller.impersonation?.userId ?? null,
    action,
    model.name,
    id,
    reason ?? caller.impersonation?.reason ?? null,
    now.toISOString(),
    now.toISOString(),
    now.getTime(),
  ]
  const word = JSON.stringify({ model: model.name, action, id })
  const texts = rows ? auditedTexts(model, rows) : []
  const params = [...write.params, ...entry, word, ...texts]
  const place = (n: number) => `$${write.params.length + n + 1}`
  const [before, after] = rows
    ? [`${place(entry.length + 1)}::json`, `${place(entry.length + 2)}::json`]
    : auditedSql(model)
  const text = (more?: More) => {
    const places = entry.map((_, n) => (n === ACTOR && more ? more.actor(place(n)) : place(n)))
    return `written as (${write.text(more?.holds)}
        returning ${more ? 't.*, ' : ''}${ownerIdSql(model, 't')} as "$owner", ${before} as "$before", ${after} as "$after"),
      noted as (
        insert into audit_entries (${ENTRY_COLUMNS}, subject_user_id, before, after, _version, _deleted)
        select ${places.join(', ')}, "$owner", "$before", "$after", 1, false from written
        returning pg_notify('changes', ${place(entry.length)}))`
  }
  return { text, params }
}

const ENTRY_COLUMNS =
  'id, actor_email, actor_role, as_user_id, action, model, row_id, reason, created_at, updated_at, _last_changed_at'
const ACTOR = 1
