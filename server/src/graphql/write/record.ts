import { randomUUID } from 'node:crypto'
import type { Model, Named } from '@touchline/domain/models/model-types.ts'
import type { AnyRow, Changes, NewRow, RowOf } from '@touchline/domain/models/rows.ts'
import { ownerIdSql } from '../access.ts'
import { conditionFailed } from '../errors.ts'
import { isWorthPreparing } from '../prepared.ts'
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

/** A row as it will be. What is sent to its transaction from now on finds it written. */
export interface Recorded<Row = AnyRow> {
  row: Row
  written: Promise<void>
}

/** Writes a new row, with its entry in the audit and the word to whoever listens. */
export async function insertRecorded<Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  values: NewRow<Name>,
): Promise<RowOf<Name>> {
  const { row, written } = startInsert(context, model, values)
  await written
  return row
}

/** The same for who has more to send in the same go. */
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

/** What was not given is null, as it will be read. */
function withEveryField({ fields }: Model, row: AnyRow): AnyRow {
  const values = Object.keys(fields).map((name): [string, unknown] => [name, row[name] ?? null])
  return { ...row, ...Object.fromEntries(values) }
}

/** Somebody has written another version since the row was looked at; one that is locked stays what it is. */
export class RowChanged extends Error {}

/** Writes changes to a locked row as its next version, recorded likewise. */
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

/** The same for who has more to send in the same go, or has not locked the row: then it must still have its version. */
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

/** The same for a row that nobody has looked at. It must be as it is known; PostgreSQL itself says what it was and is. */
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

/** What is sealed is in no entry: an entry says whether there was something, and whether it was written anew. */
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

/** The SQL for the same of a row that only the statement sees: as it was found, and as it is being written. */
const auditedSql = (model: Model): [string, string] => [
  '(select row_to_json(found) from found)',
  `(select row_to_json("$row") from (select ${historyList(model)}) "$row")`,
]

/** Says whether there was a row to write. */
async function writeRecorded(context: WriteContext, write: RowWrite, change: Change): Promise<boolean> {
  if (context.keepUnsent) {
    context.keepUnsent({ write, change })
    return true
  }
  const recorded = recordedSql(context, { write, change })
  const text = `with ${recorded.text()} select from noted`
  const options = { prepare: isWorthPreparing(text) }
  // Leaves at once, before anything that is asked for after it.
  const noted = await context.tx.unsafe(text, recorded.params, options).execute()
  return noted.count === 1
}

/** What a statement that does more than to record a row does besides. */
interface More {
  /** What must hold for there to be something to write. */
  holds: string
  /** The SQL for who acts, of the place where their address may be. */
  actor(place: string): string
}

/**
 * The tables of one statement for a row, for who did what to it, before and after, and for the word to whoever listens: none
 * of them is there without the others. With more to do, what was written goes by the name of `written`.
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
