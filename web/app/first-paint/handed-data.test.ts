import { expect, test } from 'vitest'
import { handedOnce, handedText, putBack } from './handed-data.ts'

/** One page: what its loader returns, and what it hands to its scripts. */
async function handed(data: object, frame: object, text: string) {
  const returned = handedOnce(data, frame)
  const loaderData: Record<string, unknown> = { root: frame, home: returned }
  putBack(loaderData)
  return { returned, loaderData, text: await handedText(loaderData, async () => text) }
}

test('data are written down once, and stand in the next page as they were written', async () => {
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
])('%s they are written anew', async (_, made) => {
  const of = {}
  await handed(...made(of), 'one')
  expect((await handed(...made(of), 'two')).text).toBe('two')
})

test('what is not handed once is written for every page', async () => {
  const loaderData = { root: {}, news: {} }
  putBack(loaderData)
  await handedText(loaderData, async () => 'one')
  expect(await handedText(loaderData, async () => 'two')).toBe('two')
})
