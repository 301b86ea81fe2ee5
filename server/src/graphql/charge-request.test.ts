import { setImmediate as others } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurn } from './charge-request.ts'

test('one network leaves most of the connections to others, however short its answers are to be', async () => {
  const end = Promise.withResolvers<void>()
  const begun: string[] = []
  const read = (address: string) =>
    inTurn(address, async () => {
      begun.push(address)
      await end.promise
    })
  const reads = Array.from({ length: 30 }, () => read('203.0.113.66'))
  reads.push(read('198.51.100.7'))
  await others()
  expect(begun).toEqual([...Array(5).fill('203.0.113.66'), '198.51.100.7'])
  end.resolve()
  await Promise.all(reads)
  expect(begun).toHaveLength(31)
})
