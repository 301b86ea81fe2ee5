import { setImmediate as others } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { documentFrom } from './document.ts'
import { admitDocument } from './new-document.ts'

const long = (n: number) =>
  `{ ${Array.from({ length: 200 }, (_, one) => `a${n}x${one}: __typename`).join(' ')} }`

test('between long documents that nobody has sent before, everybody else has a turn', async () => {
  const seen: string[] = []
  const limits = { charge: () => null }
  const sent = Array.from({ length: 5 }, async (_, n) => {
    await admitDocument({ limits }, '203.0.113.66', long(n))
    seen.push('document')
  })
  const meanwhile = async () => {
    while (seen.filter((one) => one === 'document').length < sent.length) {
      await others()
      seen.push('others')
    }
  }
  await Promise.all([...sent, meanwhile()])
  expect(seen.join(' ')).not.toContain('document document')
})

test('what is known counts no more', async () => {
  const charged: number[] = []
  const limits = {
    charge: (_kind: string, _client: object, amount = 1) => {
      charged.push(amount)
      return null
    },
  }
  const text = long(99)
  for (let time = 0; time < 3; time += 1) {
    await admitDocument({ limits }, '203.0.113.66', text)
    documentFrom(text)
  }
  expect(charged).toEqual([text.length])
})
