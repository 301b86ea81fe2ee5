import { randomUUID } from 'node:crypto'
import { models } from '@touchline/domain/models.ts'
import { type GraphQLInputObjectType, getNamedType } from 'graphql'
import { test } from 'vitest'
import { schema } from '../../src/graphql/schema.ts'
import { post } from '../calls.ts'
import { forFile } from '../for-file.ts'
import { outboxRows } from '../mail/outbox-rows.ts'
import { attack, insideShown, several } from './attack.ts'
import { attackWorld, type Caller, somewhere } from './attack-world.ts'
import { HOSTILE, TOO_LONG } from './hostile-texts.ts'
import { modelBehind, sampleInput } from './sample-input.ts'

const world = await forFile(attackWorld())

const FAULT = /Something went wrong on our side/

interface Typed {
  caller: Caller
  name: string
  type: string
  field: string
  payload: string
  text: string
}

/** Every text field of every input, with every hostile text. */
function typed(): Typed[] {
  const inputs = Object.keys(schema.getTypeMap()).filter((name) => /^(Create|Update)\w+Input$/.test(name))
  return inputs.flatMap((type) => {
    const model = type.replace(/^(Create|Update)|Input$/g, '')
    if (!models[model]) return []
    const fields = Object.values((schema.getType(type) as GraphQLInputObjectType).getFields())
    const texts = fields.filter(({ name, type: of }) => getNamedType(of).name === 'String' && name !== 'id')
    const callers: Caller[] =
      models[model].parent.create || models[model].parent.update ? ['admin', 'parent'] : ['admin']
    return texts.flatMap(({ name: field }) =>
      callers.flatMap((caller) =>
        Object.entries(HOSTILE).map(([payload, text]) => ({
          caller,
          name: model,
          type,
          field,
          payload,
          text,
        })),
      ),
    )
  })
}

async function type({ caller, name, type: inputType, field, text }: Typed) {
  const isNew = inputType.startsWith('Create')
  const idOf = (model: string) => world.ids[model]?.own ?? randomUUID()
  const ownId = isNew ? randomUUID() : idOf(name)
  const kind = schema.getType(inputType) as GraphQLInputObjectType
  const input = isNew ? sampleInput(kind, { ownId, idOf }, name) : { id: ownId, _version: 1 }
  const isList = models[name]?.fields[field]?.list
  const verb = isNew ? 'create' : 'update'
  const query = `mutation T($input: ${inputType}!) { it: ${verb}${name}(input: $input) { id ${modelBehind(field) ? '' : field} } }`
  const variables = { input: { ...input, [field]: isList ? [text] : text } }
  return post(world.server, { query, variables }, { ...world.callers[caller], ...somewhere() })
}

test('no text typed into a field becomes anything but text', async () => {
  const { tried, end } = attack('fields × hostile texts')
  await several(typed(), async (one) => {
    const { status, text, json } = await type(one)
    const label = `${one.caller} ${one.type}.${one.field} ${one.payload}`
    const kept = json.data?.it?.[one.field]
    if (status !== 200 || FAULT.test(text)) tried(label, `${status} ${text.slice(0, 300)}`)
    else if (insideShown(text)) tried(label, insideShown(text))
    else if (kept === undefined || json.errors) tried(label, null)
    // The desk cannot read back what it writes into a sealed field.
    else if (models[one.name]?.fields[one.field]?.sealed && one.caller === 'admin')
      tried(label, kept === null ? null : 'is read back by the desk')
    else if (TOO_LONG.has(one.payload)) tried(label, 'was kept, for all its length')
    else tried(label, isSame(kept, one.text) ? null : `was kept as ${JSON.stringify(kept).slice(0, 80)}`)
  })
  end(2_000)
})

/** The same apart from trimming, Unicode normalization, and lower case for addresses. */
function isSame(kept: unknown, sent: string): boolean {
  const text = Array.isArray(kept) ? kept[0] : kept
  return [sent, sent.trim(), sent.trim().normalize('NFC'), sent.trim().toLowerCase()].includes(text as string)
}

test('no email caused by them contains a header, a script or another recipient', async () => {
  const { tried, end } = attack('emails made of hostile texts')
  const emails = await outboxRows(world.server.sql)
  for (const { recipient, subject, html } of emails) {
    const label = `${recipient} ${subject.slice(0, 40)}`
    tried(label, /[\p{Cc}]/u.test(subject) ? 'has a line break in its subject' : null)
    tried(label, /<script|<img src=x|href="javascript:/i.test(html) ? 'has a script in it' : null)
    tried(label, /[\s,;]/.test(recipient) ? 'has several recipients' : null)
  }
  end(10)
})
