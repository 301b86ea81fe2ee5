import { expect, test } from 'vitest'
import { agree } from './agree.ts'
import { parent } from './amplify-client.ts'
import { createRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFall, givenMum, register } from './fall.ts'
import { asked, registerPlayers } from './registering.ts'

const at = clubAt('2025-09-01T17:00:00Z')

/** Two guardians of one family, each with an account. */
async function givenGuardians() {
  const family = crypto.randomUUID()
  const [mum, dad] = [await givenMum(at.desk), await givenMum(at.desk)]
  await at.server.sql`update users set family = ${family} where id in (${mum.user.id}, ${dad.user.id})`
  return { mum, dad }
}

const named = (n: number) => `Child${String.fromCodePoint(65 + n)}`

test('E-16: the ninth child is refused, whoever adds it and even if sent at once; the desk may add it', async () => {
  const { mum, dad } = await givenGuardians()
  for (let n = 0; n < 6; n += 1) await (n % 2 ? mum : dad).child(named(n))
  const add = ({ mum: who, user }: typeof mum, n: number) =>
    createRow(who, 'Player', {
      firstName: named(n),
      lastName: 'Singh',
      birthDate: '2017-05-31',
      userPlayersId: user.id,
    })
  const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => add(n % 2 ? mum : dad, 10 + n)))
  expect(answers.filter(({ error }) => !error)).toHaveLength(2)
  for (const { error } of answers.filter((one) => one.error))
    expect(error).toMatchObject({
      errorInfo: { code: 'TOO_MANY_CHILDREN', field: 'firstName' },
      message: expect.stringContaining('A family can add up to 8 children here.'),
    })
  await expect(mum.child('Ninth')).resolves.toMatchObject({ _version: 1 })
})

test('E-17: a seventh child in one program is refused, also when both guardians register at once', async () => {
  const { once } = await givenFall(at.desk)
  const { mum, dad } = await givenGuardians()
  const children = []
  for (let n = 0; n < 8; n += 1) {
    const who = n % 2 ? mum : dad
    const child = await who.child(named(n))
    await agree(who.mum, child)
    children.push({ who: who.mum, child })
  }
  const answers = await Promise.all(
    children.map(({ who, child }) => registerPlayers(who, [asked(child, once)], { consents: [] })),
  )
  expect(answers.filter(({ error }) => !error)).toHaveLength(6)
  const refused = answers.flatMap(({ error }) => error?.errorInfo?.code ?? [])
  expect(refused).toEqual(['TOO_MANY_PLACES', 'TOO_MANY_PLACES'])
  const left = children[answers.findIndex(({ error }) => error)]?.child
  expect((await register(at.desk, left as never, once)).it.status).toBe('PENDING')
})

test('E-17: the thirteenth unpaid place is refused, or the club’s own limit; a paid one does not count', async () => {
  const { mum, user, child } = await givenMum(at.desk)
  const children = []
  for (let n = 0; n < 4; n += 1) children.push(await child(named(n)))
  const ids: string[] = []
  for (let n = 0; n < 3; n += 1) {
    const { once } = await givenFall(at.desk)
    for (const one of children) ids.push((await register(mum, one, once)).it.id)
  }
  const { once } = await givenFall(at.desk)
  const last = children[0] as (typeof children)[0]
  expect((await register(mum, last, once)).error).toMatchObject({
    errorInfo: { code: 'TOO_MANY_PLACES', field: 'programFeeRegistrationsId' },
    message: expect.stringContaining('up to 12 unpaid places'),
  })
  await at.server
    .sql`update player_program_registrations set status = 'ACTIVE' where id = ${ids[0] as string}`
  expect((await register(await parent(user.email as string), last, once)).error).toBeUndefined()
})
