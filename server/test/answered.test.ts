import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { VISITOR } from '../src/graphql/caller.ts'
import { execute } from '../src/graphql/execute.ts'
import { openPool } from '../src/postgres/pool.ts'
import { restServer } from './rest/rest-server.ts'

const desk = { ...VISITOR, role: 'ADMIN' as const, email: 'desk@example.org', mayWrite: true }
const CREATE = 'mutation M($input: CreateDiscountInput!) { it: createDiscount(input: $input) { id } }'
const discount = (values: object = {}) => ({
  query: CREATE,
  variables: { input: { id: randomUUID(), name: 'Sibling', type: 'FAMILY', percentage: 10, ...values } },
})

const outcomeOf = async (...asked: Parameters<typeof execute>) => {
  const { isWhole, mayHaveChanged } = await execute(...asked)
  return { isWhole, mayHaveChanged }
}

test('an answer says whether it is complete, and whether something may have been changed', async () => {
  const { service } = await restServer()
  const list = { query: '{ listDiscounts { items { id } } }', variables: {} }
  expect(await outcomeOf(service, list, desk)).toEqual({ isWhole: true, mayHaveChanged: false })
  expect(await outcomeOf(service, discount(), desk)).toEqual({ isWhole: true, mayHaveChanged: true })
  const refused = { isWhole: false, mayHaveChanged: false }
  expect(await outcomeOf(service, { ...list, query: '{ nothing }' }, desk)).toEqual(refused)
  expect(await outcomeOf(service, discount({ percentage: 300 }), desk)).toEqual(refused)
  expect(await outcomeOf(service, discount(), VISITOR)).toEqual(refused)
})

test('one change among several is enough; for a failed one nobody knows', async () => {
  const { service, databaseUrl } = await restServer()
  const two = {
    query: CREATE.replace(' }', ' } no: deleteDiscount(input: { id: "none", _version: 1 }) { id }'),
    variables: discount().variables,
  }
  expect(await outcomeOf(service, two, desk)).toEqual({ isWhole: false, mayHaveChanged: true })
  const closed = openPool(databaseUrl, 1)
  await closed.end()
  onTestFinished(() => closed.end())
  expect(await outcomeOf({ ...service, sql: closed }, discount(), desk)).toEqual({
    isWhole: false,
    mayHaveChanged: true,
  })
})
