import { isNonNullType } from 'graphql'
import { beforeEach, expect, test } from 'vitest'
import type { Sql } from '../src/postgres/pool.ts'
import { type Reads, readsFrom } from '../src/postgres/reads.ts'
import type { RowStatement } from '../src/postgres/row-statement.ts'
import type { SqlValue } from '../src/postgres/sql-value.ts'
import { type Person, visitor } from './amplify-client.ts'
import { documentFor, operationsOf } from './attacks/attack-documents.ts'
import { sampleValue } from './attacks/sample-input.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFamily } from './family.ts'

const seen = { together: 0, different: [] as unknown[] }
beforeEach(() => {
  Object.assign(seen, { together: 0, different: [] })
})

/** Sends each read together with the one before it of the same statement, which may be somebody else's. */
function withTheOneBefore(main: Sql): Reads {
  const before = new Map<RowStatement, readonly SqlValue[]>()
  return {
    ...readsFrom(main),
    async row(statement, params) {
      const alone = await statement.row(main, params)
      const sent: string[] = []
      const counting = new Proxy(main, {
        get: (target, name) =>
          name === 'unsafe'
            ? (...given: Parameters<Sql['unsafe']>) => {
                sent.push(given[0])
                return target.unsafe(...given)
              }
            : Reflect.get(target, name),
      })
      const [, mine] = await statement.rows(counting, [before.get(statement) ?? params, params])
      before.set(statement, params)
      const row = await mine
      if (sent.length === 1) seen.together += 1
      else if (params.length > 0) seen.different.push({ sent })
      if (JSON.stringify(alone) !== JSON.stringify(row && { ...row, $n: undefined }))
        seen.different.push({ alone, row, text: sent[0] })
      return row
    },
  }
}

const { desk } = await deskForFile('2025-09-01T17:00:00Z', { readsOf: withTheOneBefore, limitFactor: 100 })

test('every query of the service finds the same together with others as alone', async () => {
  const [mine, theirs] = [await givenFamily(desk), await givenFamily(desk)]
  const askAs = async (who: Person, model: typeof mine) => {
    const idOf = () => model.player.id
    for (const field of operationsOf('Query')) {
      const needed = field.args.filter(({ type }) => isNonNullType(type))
      const variables = Object.fromEntries(
        needed.map(({ name, type }) => [name, sampleValue(type, name, { ownId: idOf(), idOf })]),
      )
      await who.ask(documentFor('Query', field), variables)
    }
  }
  for (const who of [desk, mine.mum, theirs.mum, visitor()])
    await askAs(who, who === mine.mum ? mine : theirs)
  expect(seen.different).toEqual([])
  expect(seen.together).toBeGreaterThan(operationsOf('Query').length)
})

test('families who ask at the same time each get their own children, and nobody else’s', async () => {
  const families = await Promise.all(Array.from({ length: 4 }, () => givenFamily(desk)))
  const query = 'query Mine($id: ID!) { getPlayer(id: $id) { id } listPlayers { items { id } } }'
  const asked = families.flatMap(({ mum, player }, n) => [
    { mum, id: player.id, own: player.id, isOwn: true },
    { mum, id: families[(n + 1) % 4]?.player.id, own: player.id, isOwn: false },
  ])
  const answers = await Promise.all(asked.map(({ mum, id }) => mum.ask(query, { id })))
  expect(answers.map(({ data }) => data)).toEqual(
    asked.map(({ own, isOwn }) => ({
      getPlayer: isOwn ? { id: own } : null,
      listPlayers: { items: [{ id: own }] },
    })),
  )
  expect(seen.different).toEqual([])
})
