import { randomUUID } from 'node:crypto'
import { isModelInScope } from '@touchline/domain/identity/access-token.ts'
import { fieldWriteNeeds, writeNeed } from '@touchline/domain/identity/permission-table.ts'
import type { Need } from '@touchline/domain/identity/permissions.ts'
import { createInput, updateInput } from '@touchline/domain/models/inputs.ts'
import type { Model } from '@touchline/domain/models/model-types.ts'
import type { AnyRow, UpdateInput } from '@touchline/domain/models/rows.ts'
import { askWhetherBooked } from '../../money/account-sums.ts'
import { inOneGo } from '../../postgres/in-one-go.ts'
import type { Transaction } from '../../postgres/pool.ts'
import type { SiteLinks } from '../../site-links.ts'
import { writeRules } from '../../write-rules.ts'
import { isWithheld, maySeeSealed, writerFor } from '../access.ts'
import type { Caller } from '../caller.ts'
import { notFound, Refusal, unauthorised } from '../errors.ts'
import type { Filter } from '../read/filter.ts'
import type { StatementInput } from '../statement.ts'
import { startCreate, startRemove, startUpdateByRules, type UnderWay } from './apply.ts'
import { checkCondition, conflict, lockCurrent } from './current-row.ts'
import { refuseFieldsOfOthers } from './fields-of-others.ts'
import { ownRowAhead } from './own-row.ts'
import { RowChanged } from './record.ts'
import type { WriteContext } from './rules.ts'
import { type RowView, type Shown, showRow } from './show.ts'
import { checkId, parsed } from './validate-input.ts'
import { writeContext } from './write-context.ts'

export interface Write {
  model: Model
  operation: 'create' | 'update' | 'delete'
}

export interface WriteArguments {
  input: Record<string, unknown> & { id?: string | null; _version?: number }
  condition?: Filter | null
}

export interface Task extends Write {
  statement: StatementInput
  args: WriteArguments
  wanted: RowView
  /** The row as its owner may see it, if that must be known before taking locks. */
  own: AnyRow | null
}

/** One write within a transaction: checks rights and input, writes and records the row, and returns it. */
export async function writeRow(
  tx: Transaction,
  write: Write,
  args: WriteArguments,
  wanted: RowView,
  asked: StatementInput & { links?: SiteLinks },
): Promise<Shown> {
  const input = { ...asked, caller: writerOf(write, args, asked.caller) }
  const [context, own] = await inOneGo([writeContext(tx, input), ownAhead(tx, write, args, input.caller)])
  const statement = { ...input, caller: context.caller, myUserId: context.myUserId }
  const task = { ...write, statement, args, wanted, own }
  const { row, written, followed } = await startWrite(task, context)
  const show = async () => {
    const shown = showRow(tx, { ...input, myUserId: undefined }, wanted, row.id)
    const [last] = await inOneGo([shown, askWhetherBooked(tx)])
    return last
  }
  // The last queries are sent together with the write itself or its follow-ups.
  const [, shown] = await inOneGo([written, followed.then(show)])
  // A parent must be able to see the row they wrote; otherwise the write is rolled back.
  if (shown.json === null) throw unauthorised(fieldOf(write), 'Mutation')
  return shown
}

const fieldOf = ({ model, operation }: Write) => `${operation}${model.name}`

/** The caller in the role in which they write. Refuses if they may not, or sent an invalid id. */
export function writerOf(write: Write, args: WriteArguments, caller: Caller): Caller {
  const writer = writerFor(caller, needsOf(write, args))
  if (!mayWrite(write, writer)) throw unauthorised(fieldOf(write), 'Mutation')
  refuseWithheld(write.model, args.input, writer)
  checkId(args.input.id)
  return writer
}

/** The permissions for the model, and for fields that need their own. */
function needsOf({ model, operation }: Write, { input }: WriteArguments): Need[] {
  const need = writeNeed(model.name, operation)
  return operation === 'delete' ? [need] : [need, ...fieldWriteNeeds(model.name, input, operation)]
}

function mayWrite({ model, operation }: Write, { role, mayWrite: may, scope }: Caller): boolean {
  if (!may || !isModelInScope(scope, model.name)) return false
  return role === 'ADMIN' || (role === 'PARENT' && Boolean(model.parent[operation]))
}

/** Refuses fields that the caller may not read, even in rows that they may see. */
function refuseWithheld(model: Model, input: object, caller: Caller): void {
  const withheld = Object.keys(input).filter((name) => isWithheld(model, name, caller))
  if (withheld.length > 0) throw new Refusal('Unauthorized', `Unauthorized on [${withheld.join(', ')}]`)
}

const steps = { create, update, delete: remove }

export const startWrite = (task: Task, context: WriteContext): Promise<UnderWay> =>
  steps[task.operation](task, context)

async function create({ model, args, statement }: Task, context: WriteContext): Promise<UnderWay> {
  const { id, _version, ...given } = args.input
  const fields = parsed(createInput(model), given)
  refuseFieldsOfOthers(context, model, 'create', fields)
  const input = { ...fields, id: id ?? randomUUID() }
  if (args.condition) await checkCondition(context.tx, statement, model, args.condition, null)
  return startCreate(context, model, input)
}

async function update(task: Task, context: WriteContext): Promise<UnderWay> {
  const { id: _id, _version, ...given } = task.args.input
  const input = parsed(updateInput(task.model), given)
  const { row, isLocked } = await currentRow(task, context, input)
  const asked = changedOnly(task.model, context.caller, row, input)
  refuseFieldsOfOthers(context, task.model, 'update', asked)
  const underWay = await startUpdateByRules(context, task.model, row, asked, isLocked)
  const { statement, wanted } = task
  const written = underWay.written.catch(async (error) => {
    throw error instanceof RowChanged ? await conflict(context.tx, statement, wanted, row.id) : error
  })
  return { ...underWay, written }
}

async function remove(task: Task, context: WriteContext): Promise<UnderWay> {
  const { row } = await currentRow(task, context)
  return startRemove(context, task.model, row)
}

/**
 * Reads the caller's own row before such locks are taken. A stranger must neither hold nor wait for another family's
 * locks, because the time it takes would reveal that the row exists.
 */
async function ownAhead(
  tx: Transaction,
  { model, operation }: Write,
  { input }: WriteArguments,
  caller: Caller,
): Promise<AnyRow | null> {
  if (operation === 'create' || input.id == null || !writeRules[model.name]?.lockFirst) return null
  return ownRowAhead(tx, caller, model, input.id)
}

/**
 * The row to be written. One that was read ahead and needs no other lock is not locked; the update then requires that
 * its version is unchanged.
 */
async function currentRow(
  { model, args, statement, wanted, own: row }: Task,
  context: WriteContext,
  changes?: UpdateInput<string>,
): Promise<{ row: AnyRow; isLocked: boolean }> {
  const { id, _version: version = 0 } = args.input
  if (id == null) throw new Error('The schema asks for the id of what is written to')
  const condition = args.condition ?? null
  const { lockFirst, own } = context.rules[model.name] ?? {}
  if (lockFirst && (!row || row._deleted)) throw notFound(model.name, id)
  const needsNoLock =
    row &&
    !row._deleted &&
    row._version === version &&
    condition === null &&
    changes !== undefined &&
    (!lockFirst ||
      Object.keys(changedOnly(model, context.caller, row, changes)).every((name) => own?.includes(name)))
  if (needsNoLock) return { row, isLocked: false }
  if (lockFirst) await lockFirst(context, id)
  const locked = await lockCurrent(context.tx, statement, wanted, { id, version, condition })
  return { row: locked, isLocked: true }
}

/** They may be the reason for a change, even if the text is the same as before. */
export const REMARKS = ['reason', 'notes']

/**
 * A form may send back the whole row, so only differing fields count as changes. A remark always counts. Callers who
 * cannot read an encrypted field see null and send null back; any other value counts as a change, so that nobody can
 * guess the current one.
 */
const changedOnly = (
  model: Model,
  caller: Caller,
  current: AnyRow,
  input: UpdateInput<string>,
): UpdateInput<string> =>
  Object.fromEntries(
    Object.entries(input).filter(([name, value]) => {
      if (value === undefined) return false
      if (model.fields[name]?.sealed && !maySeeSealed(caller)) return value !== null
      return REMARKS.includes(name) || JSON.stringify(value) !== JSON.stringify(current[name])
    }),
  )
