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
    message: expect.stringMatching(/^Lots of families are registering right now\. Please try again/),
  })
  end()
  await Promise.all(waiting)
  await come('fourth')
  expect(done).toEqual(['first', 'second', 'third', 'fourth'])
})

/** One who works until told, with others behind. */
function busyTurns(waiting: number, isFirstCome = false) {
  const turns = new Turns({ atOnce: 1, waiting, isFirstCome, refusal: () => ruleRefusal(crowdRefusal()) })
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const done: string[] = []
  const first = turns.run(() => isOver)
  const come = (name: string, network: string) =>
    turns.run(async () => done.push(name), network).catch(({ code }) => done.push(`${name}: ${code}`))
  return {
    come,
    done,
    finish: (others: Promise<unknown>[]) => {
      end()
      return Promise.all([first, ...others])
    },
  }
}

test('one network with many waits for itself, and others come in between', async () => {
  const { come, done, finish } = busyTurns(100)
  const many = [1, 2, 3, 4].map((n) => come(`crowd ${n}`, '198.51.100.4'))
  const others = [come('Ana', '203.0.113.1'), come('Bo', '203.0.113.2'), come('Ana again', '203.0.113.1')]
  await finish([...many, ...others])
  expect(done).toEqual(['crowd 1', 'Ana', 'Bo', 'crowd 2', 'Ana again', 'crowd 3', 'crowd 4'])
})

test('E-22: where it matters who was first, nobody comes in between', async () => {
  const { come, done, finish } = busyTurns(100, true)
  const crowd = [1, 2].map((n) => come(`crowd ${n}`, '198.51.100.4'))
  const others = [come('Ana', '203.0.113.1'), come('Bo', '203.0.113.2')]
  const late = [come('crowd 3', '198.51.100.4'), come('Ana again', '203.0.113.1')]
  await finish([...crowd, ...others, ...late])
  expect(done).toEqual(['crowd 1', 'crowd 2', 'Ana', 'Bo', 'crowd 3', 'Ana again'])
})

test('E-22: of a long line the last of the largest crowd makes room, and who belongs to it is turned away', async () => {
  const { come, done, finish } = busyTurns(3)
  const many = [1, 2, 3, 4].map((n) => come(`crowd ${n}`, '198.51.100.4'))
  const others = [come('Ana', '203.0.113.1'), come('Bo', '203.0.113.2'), come('Cy', '203.0.113.3')]
  await finish([...many, ...others])
  const isRefused = (name: string) => name.endsWith('TOO_MANY_AT_ONCE')
  expect(done.filter(isRefused).toSorted()).toEqual([
    'Cy: TOO_MANY_AT_ONCE',
    'crowd 2: TOO_MANY_AT_ONCE',
    'crowd 3: TOO_MANY_AT_ONCE',
    'crowd 4: TOO_MANY_AT_ONCE',
  ])
  expect(done.filter((name) => !isRefused(name))).toEqual(['crowd 1', 'Ana', 'Bo'])
})
