import { expect, test } from 'vitest'
import { handedOnce, handedText, putBack } from './handed-data.ts'

/** One page: the data its loader returns, and the text it hands to its scripts. */
async function handed(data: object, frame: object, text: string) {
  const returned = handedOnce(data, frame)
  const loaderData: Record<string, unknown> = { root: frame, home: returned }
  putBack(loaderData)
  return { returned, loaderData, text: await handedText(loaderData, async () => text) }
}

test('data are serialized once, and the next page reuses the text', async () => {
  const [data, frame] = [{ price: 1 }, {}]
  expect(await handed(data, frame, 'one')).toMatchObject({ returned: data, text: 'one' })
  const next = await handed(data, frame, 'of an empty object')
  expect(next).toMatchObject({ returned: {}, text: 'one' })
  expect(next.loaderData).toEqual({ root: frame, home: data })
  expect(next.loaderData.home).toBe(data)
})

test.each([
  ['in another frame', (of: object): [object, object] => [of, {}]],
  ['of other data', (of: object): [object, object] => [{}, of]],
])('%s they are serialized again', async (_, made) => {
  const of = {}
  await handed(...made(of), 'one')
  expect((await handed(...made(of), 'two')).text).toBe('two')
})

test('data that are not marked are serialized for every page', async () => {
  const loaderData = { root: {}, news: {} }
  putBack(loaderData)
  await handedText(loaderData, async () => 'one')
  expect(await handedText(loaderData, async () => 'two')).toBe('two')
})
