import { isModelInScope } from '@touchline/domain/identity/access-token.ts'
import { ACTION_NEEDS } from '@touchline/domain/identity/permission-table.ts'
import type { Transaction } from '../../postgres/pool.ts'
import type { SiteLinks } from '../../site-links.ts'
import { writerFor } from '../access.ts'
import type { Caller } from '../caller.ts'
import { unauthorised } from '../errors.ts'
import { type Selected, selected } from '../read/selection.ts'
import { Statement, type StatementInput } from '../statement.ts'
import type { Action, ActionName, ActionResult } from './rules.ts'
import { type Shown, showRow } from './show.ts'
import { writeContext } from './write-context.ts'

/** For parents and administrators; the action itself checks which rows they may change. */
export async function runAction(
  tx: Transaction,
  [name, action]: readonly [ActionName, Action],
  given: unknown,
  field: Selected,
  asked: StatementInput & { links?: SiteLinks; takesCards?: boolean },
): Promise<Shown> {
  const input = { ...asked, caller: writerFor(asked.caller, [ACTION_NEEDS[name]]) }
  if (!mayRun(action, input.caller)) throw unauthorised(field.name, 'Mutation')
  const { model } = action
  const result = await action.run(await writeContext(tx, input), given)
  const refused: Shown['refused'] = []
  const show = async (id: string, { selections, key }: Selected): Promise<string> => {
    const path = key === field.key ? [key] : [field.key, key]
    const shown = await showRow(tx, { ...input, myUserId: undefined }, { model, selections, path }, id)
    if (shown.json === null) throw unauthorised(field.name, 'Mutation')
    refused.push(...shown.refused)
    return shown.json
  }
  if ('id' in result) return { json: await show(result.id, field), refused }
  const parts: string[] = []
  for (const part of selected(new Statement(input), field.selections))
    parts.push(`"${part.key}":${await shownPart(part, result, show)}`)
  return { json: `{${parts.join(',')}}`, refused }
}

function mayRun({ tokenWrites }: Action, { role, mayWrite, scope }: Caller): boolean {
  if (!mayWrite || (role !== 'PARENT' && role !== 'ADMIN')) return false
  return scope === null || (tokenWrites?.every((model) => isModelInScope(scope, model)) ?? false)
}

async function shownPart(
  part: Selected,
  result: Exclude<ActionResult, { id: string }>,
  show: (id: string, part: Selected) => Promise<string>,
): Promise<string> {
  if (part.name === '__typename') return `"${result.typeName}"`
  if ('texts' in result) return JSON.stringify(result.texts[part.name])
  if (part.name !== 'items') return String(result.numbers[part.name])
  const rows: string[] = []
  for (const id of result.ids) rows.push(await show(id, part))
  return `[${rows.join(',')}]`
}
