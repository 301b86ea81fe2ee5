import { randomUUID } from 'node:crypto'
import { isModelInScope } from '@touchline/domain/access-token.ts'
import { createInput, updateInput } from '@touchline/domain/inputs.ts'
import type { Model } from '@touchline/domain/model-types.ts'
import { fieldWriteNeeds, modelNeeds } from '@touchline/domain/permission-table.ts'
import type { Need } from '@touchline/domain/permissions.ts'
import type { AnyRow, UpdateInput } from '@touchline/domain/rows.ts'
import type { Transaction } from '../../postgres/pool.ts'
import type { SiteLinks } from '../../site-links.ts'
import { isWithheld, maySeeSealed, writerFor } from '../access.ts'
import type { Caller } from '../caller.ts'
import { Refusal, unauthorised } from '../errors.ts'
import type { Filter } from '../read/filter.ts'
import type { StatementInput } from '../statement.ts'
import { createByRules, removeByRules, updateByRules } from './apply.ts'
import { checkCondition, lockCurrent } from './current-row.ts'
import { refuseFieldsOfOthers } from './fields-of-others.ts'
import { requireOwnRow } from './own-row.ts'
import type { WriteContext } from './rules.ts'
import { type Shown, showRow, type Wanted } from './show.ts'
import { checkId, parsed } from './sound-input.ts'
import { writeContext } from './write-context.ts'

export interface Write {
  model: Model
  operation: 'create' | 'update' | 'delete'
}

export interface WriteArguments {
  input: Record<string, unknown> & { id?: string | null; _version?: number }
  condition?: Filter | null
}

interface Task extends Write {
  statement: StatementInput
  args: WriteArguments
  wanted: Wanted
}

/** One write from right to answer, inside a transaction: may they, is it sound, do it, record it, show it. */
export async function writeRow(
  tx: Transaction,
  write: Write,
  args: WriteArguments,
  wanted: Wanted,
  asked: StatementInput & { links?: SiteLinks },
): Promise<Shown> {
  const input = { ...asked, caller: writerFor(asked.caller, needsOf(write, args)) }
  const field = `${write.operation}${write.model.name}`
  if (!mayWrite(write, input.caller)) throw unauthorised(field, 'Mutation')
  refuseWithheld(write.model, args.input, input.caller)
  checkId(args.input.id)
  const context = await writeContext(tx, input)
  const statement = { ...input, caller: context.caller, myUserId: context.myUserId }
  const id = await steps[write.operation]({ ...write, statement, args, wanted }, context)
  // A parent can only have made or kept what is theirs to see: anything else is rolled back.
  const shown = await showRow(tx, { ...input, myUserId: undefined }, wanted, id)
  if (shown.json === null) throw unauthorised(field, 'Mutation')
  return shown
}

/** The permission for the kind of row, and for each field that needs its own. */
function needsOf({ model, operation }: Write, { input }: WriteArguments): Need[] {
  const { write, update = write } = modelNeeds(model.name)
  if (operation === 'delete') return [write]
  return [operation === 'update' ? update : write, ...fieldWriteNeeds(model.name, input)]
}

function mayWrite({ model, operation }: Write, { role, mayWrite: may, scope }: Caller): boolean {
  if (!may || !isModelInScope(scope, model.name)) return false
  return role === 'ADMIN' || (role === 'PARENT' && Boolean(model.parent[operation]))
}

/** What a caller may not read on rows that they see they do not write either. */
function refuseWithheld(model: Model, input: object, caller: Caller): void {
  const withheld = Object.keys(input).filter((name) => isWithheld(model, name, caller))
  if (withheld.length > 0) throw new Refusal('Unauthorized', `Unauthorized on [${withheld.join(', ')}]`)
}

const steps = { create, update, delete: remove }

async function create({ model, args, statement }: Task, context: WriteContext): Promise<string> {
  const { id, _version, ...given } = args.input
  const fields = parsed(createInput(model), given)
  refuseFieldsOfOthers(context, model, 'create', fields)
  const input = { ...fields, id: id ?? randomUUID() }
  await checkCondition(context.tx, statement, model, args.condition ?? null, null)
  const row = await createByRules(context, model, input)
  return row.id
}

async function update(task: Task, context: WriteContext): Promise<string> {
  const { id: _id, _version, ...given } = task.args.input
  const input = parsed(updateInput(task.model), given)
  const current = await currentRow(task, context)
  const asked = changedOnly(task.model, context.caller, current, input)
  refuseFieldsOfOthers(context, task.model, 'update', asked)
  await updateByRules(context, task.model, current, asked)
  return current.id
}

async function remove(task: Task, context: WriteContext): Promise<string> {
  const current = await currentRow(task, context)
  await removeByRules(context, task.model, current)
  return current.id
}

async function currentRow({ model, args, statement, wanted }: Task, context: WriteContext): Promise<AnyRow> {
  const { id } = args.input
  if (id == null) throw new Error('The schema asks for the id of what is written to')
  const { lockFirst } = context.rules[model.name] ?? {}
  if (lockFirst) {
    // A stranger neither waits for another family's locks nor holds them: how long it takes would tell that they are there.
    await requireOwnRow(context, model, id)
    await lockFirst(context, id)
  }
  return lockCurrent(context.tx, statement, wanted, {
    id,
    version: args.input._version ?? 0,
    condition: args.condition ?? null,
  })
}

/** They may be the reason for a change, even in the words of the last one. */
const REMARKS = ['reason', 'notes']

/**
 * A form may send back the whole row: only what differs counts as a change. A remark counts whenever it is given. Whoever
 * reads what is sealed as null sends null back for it; any other text is taken as a change, so that nobody learns by a
 * guess what it says.
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
