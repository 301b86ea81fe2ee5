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
 * An update without reading its row. The rules get a stand-in with the known values, and throw `NeedsRow` if they need
 * more. The same goes for changes where it matters whether the value really differs: a field sent back unchanged is
 * written again here, so it must have no other effect.
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

/** Whether writing the field again with its old value has no effect. */
const isOnlyItself = (model: Model, { lockFirst, own }: WriteRules, name: string): boolean =>
  !model.fields[name]?.sealed && !REMARKS.includes(name) && (!lockFirst || Boolean(own?.includes(name)))

const withoutGaps = (input: UpdateInput<string>): UpdateInput<string> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

/** A rule may have added changes because of a field that was sent back unchanged. */
const isSame = (changes: Changes<string>, asked: UpdateInput<string>): boolean =>
  Object.keys(changes).length === Object.keys(asked).length &&
  Object.entries(changes).every(([name, value]) => value === asked[name])
