import { crowdRefusal } from '@touchline/domain/registrations/family-limits.ts'
import { expect, test } from 'vitest'
import { Refusal, ruleRefusal } from './graphql/errors.ts'
import { Turns } from './turns.ts'

test('E-22: a few work, those after them wait in order, and who comes after a long line is asked to come back', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 2, refusal: () => ruleRefusal(crowdRefusal()) })
  const done: string[] = []
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const come = (name: string, until?: Promise<void>) =>
    turns.run(async () => {
      await until
      done.push(name)
    })
  const waiting = [come('first', isOver), come('second'), come('third')]
  const turnedAway = await come('fourth').catch((error) => error)
  expect(turnedAway).toBeInstanceOf(Refusal)
  expect(turnedAway).toMatchObject({
    code: 'TOO_MANY_AT_ONCE',
    sentence: 'crowd',
    message: expect.stringMatching(/^A great many families are registering right now\. Please try again/),
  })
  end()
  await Promise.all(waiting)
  await come('fourth')
  expect(done).toEqual(['first', 'second', 'third', 'fourth'])
})
