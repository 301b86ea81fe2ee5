import { randomUUID } from 'node:crypto'
import { models } from '@touchline/domain/models.ts'
import { type GraphQLField, getNamedType, isInputObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { post } from '../calls.ts'
import { forFile } from '../for-file.ts'
import { attack, insideShown, several } from './attack.ts'
import { documentFor, modelOf, operationsOf } from './attack-documents.ts'
import { attackWorld, type Caller, FAMILY_MODELS, KINDS, type Kind, MARK, somewhere } from './attack-world.ts'
import { modelBehind, sampleInput } from './sample-input.ts'

const world = await forFile(attackWorld())

const STRANGERS: readonly Caller[] = [
  'nobody',
  'visitor',
  'forged',
  'expired',
  'stranger',
  'parent',
  'former',
  'uninvited',
]

interface Try {
  field: GraphQLField<unknown, unknown>
  caller: Caller
  kind: Kind
  query: string
  variables: Record<string, unknown>
  sent: string[]
}

const isFamily = (model: string) => (FAMILY_MODELS as readonly string[]).includes(model)

/** The answer without what the caller sent: the rest must not depend on whose id it was. */
const withoutIds = (text: string, sent: string[]) =>
  sent.reduce((rest, id) => rest.replaceAll(id, 'ID'), text).replace(/"[0-9a-f-]{36}"/g, '"SOME ID"')

async function send({ caller, query, variables }: Try): Promise<string> {
  const { text } = await post(
    world.server,
    { query, variables },
    { ...world.callers[caller], ...somewhere() },
  )
  return text
}

function queryTries(): Try[] {
  return operationsOf('Query').flatMap((field) =>
    STRANGERS.flatMap((caller) =>
      KINDS.map((kind): Try => {
        const model = modelOf(field)
        const id = world.ids[model]?.[kind] ?? randomUUID()
        const variables: Record<string, unknown> = {}
        for (const { name } of field.args) {
          const pointsAt = modelBehind(name)
          if (name === 'id') variables[name] = id
          else if (pointsAt) variables[name] = world.ids[pointsAt]?.[kind]
          else if (name === 'email') variables[name] = `${MARK.toLowerCase()}@example.org`
          else if (name === 'status')
            variables[name] = field.name === 'kitOrdersByPlayerKitOrdersIdAndStatus' ? undefined : 'PENDING'
          else if (name === 'key' || name === 'slug') variables[name] = 'x'
          else if (name === 'firstDay' || name === 'lastDay') variables[name] = '2025-09-20'
          else if (name === 'purpose') variables[name] = 'NOTICE'
          else if (name === 'audience') variables[name] = JSON.stringify({ kind: 'PEOPLE', userIds: [id] })
          else if (name === 'filter') variables[name] = { id: { eq: id } }
        }
        const more = field.args.some(({ name }) => name === 'filter') ? ['filter'] : []
        return { field, caller, kind, variables, sent: [id], query: documentFor('Query', field, more) }
      }),
    ),
  )
}

test("no query shows a stranger another family's rows, or reveals whether they are there", async () => {
  const { tried, end } = attack('queries × callers × ids')
  const answers = new Map<string, Map<Kind, string>>()
  await several(queryTries(), async (one) => {
    const text = await send(one)
    const label = `${one.caller} ${one.field.name} ${one.kind}`
    tried(label, text.includes(MARK) ? 'shows the other family' : insideShown(text))
    const key = `${one.caller} ${one.field.name}`
    const byKind = answers.get(key) ?? new Map()
    byKind.set(one.kind, withoutIds(text, one.sent))
    answers.set(key, byKind)
  })
  for (const [key, byKind] of answers) {
    const [caller, name = ''] = key.split(' ')
    const field = operationsOf('Query').find((one) => one.name === name)
    const kinds: Kind[] =
      field && isFamily(modelOf(field)) ? ['foreign', 'deleted', 'invented'] : ['deleted', 'invented']
    const distinct = new Set(kinds.map((kind) => byKind.get(kind)))
    tried(`${caller} ${name}`, distinct.size === 1 ? null : `tells ${[...distinct].join(' from ')}`)
  }
  end(1_400)
})

/** The attacker's own ids come last, because succeeding with them may leave other rows behind. */
function mutationTries(kinds: readonly Kind[]): Try[] {
  return operationsOf('Mutation').flatMap((field) =>
    STRANGERS.flatMap((caller) =>
      kinds.map((kind): Try => {
        const model = modelOf(field)
        const input = getNamedType(field.args.find(({ name }) => name === 'input')?.type as never)
        const isNew = /^(create|save|registerPlayers|orderKit|addSecondDay)/.test(field.name)
        const ownId = isNew ? randomUUID() : (world.ids[model]?.[kind] ?? randomUUID())
        // A program and a fee are public; the attack is about whose child it is.
        const idOf = (other: string) => world.ids[other]?.[isFamily(other) ? kind : 'own'] ?? randomUUID()
        const variables = isInputObjectType(input)
          ? { input: sampleInput(input, { ownId, idOf }, models[model] ? model : undefined) }
          : {}
        const sent = [ownId, ...Object.values(world.ids).map((ids) => ids[kind])]
        return { field, caller, kind, variables, sent, query: documentFor('Mutation', field, ['input']) }
      }),
    ),
  )
}

test("no mutation lets a stranger change another family's rows, or reveals whether they are there", async () => {
  const { tried, end } = attack('mutations × callers × ids')
  const before = await world.attackedRows()
  const answers = new Map<string, Set<string>>()
  for (const kinds of [['foreign', 'deleted', 'invented'] as const, ['own'] as const])
    await several(mutationTries(kinds), async (one) => {
      const text = await send(one)
      const label = `${one.caller} ${one.field.name} ${one.kind}`
      tried(label, text.includes(MARK) ? 'shows the other family' : insideShown(text))
      if (one.kind === 'own') return
      const key = `${one.caller} ${one.field.name}`
      answers.set(key, (answers.get(key) ?? new Set()).add(withoutIds(text, one.sent)))
    })
  for (const [key, distinct] of answers)
    tried(key, distinct.size === 1 ? null : `tells ${[...distinct].join(' from ')}`)
  const after = await world.attackedRows()
  tried('the attacked family', after === before ? null : `was changed:\n${before}\n${after}`)
  end(900)
})

test('a read-only token writes nothing', async () => {
  const { tried, end } = attack('mutations × read-only token')
  for (const one of mutationTries(['foreign']).filter(({ caller }) => caller === 'parent')) {
    const text = await send({ ...one, caller: 'token' })
    const { data, errors } = JSON.parse(text)
    tried(one.field.name, data?.it == null && errors?.length > 0 ? insideShown(text) : `did it: ${text}`)
  }
  expect(await world.attackedRows()).toContain(MARK)
  end(35)
})
