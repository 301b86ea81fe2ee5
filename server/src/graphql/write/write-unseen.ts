import { updateInput } from '@touchline/domain/models/inputs.ts'
import type { Model } from '@touchline/domain/models/model-types.ts'
import type { Changes, UpdateInput } from '@touchline/domain/models/rows.ts'
import { holdReferences, type UnderWay } from './apply.ts'
import { refuseFieldsOfOthers } from './fields-of-others.ts'
import { startUnseenUpdate } from './record.ts'
import type { WriteContext, WriteRules } from './rules.ts'
import { NeedsRow, unseenRow } from './unseen-row.ts'
import { parsed } from './validate-input.ts'
import { REMARKS, type Task } from './write.ts'

/**
 * An update without a look at its row. The rules are given one that says only what is known, and whichever asks it for more
 * needs the row (`NeedsRow`). So does every change of which it matters whether it is one: a field that is sent back as it was
 * is written anew here, and must lead to nothing else.
 */
export async function startUnseen({ model, args }: Task, context: WriteContext): Promise<UnderWay> {
  const { id, _version, ...given } = args.input
  const rules = context.rules[model.name] ?? {}
  const isItself = Object.keys(given).every((name) => isOnlyItself(model, rules, name))
  if (id == null || _version === undefined || args.condition || rules.audited || !isItself)
    throw new NeedsRow()
  const asked = withoutGaps(parsed(updateInput(model), given))
  refuseFieldsOfOthers(context, model, 'update', asked)
  const known = { ...rules.usually, id, _version, _deleted: false }
  const current = unseenRow(known)
  const changes = (await rules.update?.(context, current, asked)) ?? asked
  if (!isSame(changes, asked)) throw new NeedsRow()
  await holdReferences(context, model, changes)
  const recorded = startUnseenUpdate(context, model, known, changes)
  const followed = rules.updated?.(context, current, recorded.row, changes) ?? Promise.resolve()
  return { ...recorded, followed }
}

/** Whether it does not matter if a field is written anew with what it says already. */
const isOnlyItself = (model: Model, { lockFirst, own }: WriteRules, name: string): boolean =>
  !model.fields[name]?.sealed && !REMARKS.includes(name) && (!lockFirst || Boolean(own?.includes(name)))

const withoutGaps = (input: UpdateInput<string>): UpdateInput<string> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

/** What a rule adds may be due to a field that was sent back as it was. */
const isSame = (changes: Changes<string>, asked: UpdateInput<string>): boolean =>
  Object.keys(changes).length === Object.keys(asked).length &&
  Object.entries(changes).every(([name, value]) => value === asked[name])
