import { describe, expect, test, vi } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { SECRET_KEY } from '../../test/secret-key.ts'
import { openPool } from '../postgres/pool.ts'
import { checkStart } from './check-start.ts'
import { missingInProduction } from './production-needs.ts'

const complete = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://club.example.org',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'club@example.org',
  SECRET_KEY,
}

test.each([
  [{ NODE_ENV: 'production' }, 'PUBLIC_URL (an https address), SMTP_URL, MAIL_FROM and SECRET_KEY'],
  [{ ...complete, PUBLIC_URL: 'http://club.example.org' }, 'PUBLIC_URL (an https address)'],
  [{ ...complete, SMTP_URL: ' ', SECRET_KEY: undefined }, 'SMTP_URL and SECRET_KEY'],
  [{ ...complete, MAIL_FROM: '' }, 'MAIL_FROM'],
])('production %o is refused in one sentence that names each', (env, named) => {
  expect(missingInProduction(env)).toBe(`Production needs ${named}: see docs/operations.md.`)
})

test.each([[complete], [{}], [{ NODE_ENV: 'test' }]])('%o lacks nothing', (env) => {
  expect(missingInProduction(env)).toBeNull()
})

describe('--check', () => {
  async function check(env: NodeJS.ProcessEnv) {
    const said: string[] = []
    const spies = (['log', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((line) => void said.push(line)),
    )
    const code = await checkStart(env)
    for (const spy of spies) spy.mockRestore()
    return [code, ...said]
  }

  test('names all that is wrong or missing, and repeats no secret', async () => {
    const wrong = { NODE_ENV: 'production', PORT: 'x', DATABASE_URL: 'mysql://root:hush@db/club' }
    const [code, ...said] = await check(wrong)
    expect(code).toBe(1)
    expect(said).toEqual([
      'PORT must be a whole number from 0 to 65535, not "x".',
      'DATABASE_URL must be an address like postgres://user:password@host:5432/database.',
      expect.stringMatching(/^Production needs PUBLIC_URL .+ SECRET_KEY: /),
    ])
  })

  test('tries the database, without a word about its password', async () => {
    const gone = { ...complete, DATABASE_URL: 'postgres://club:hush@127.0.0.1:1/club' }
    const [code, sentence] = await check(gone)
    expect([code, sentence]).toEqual([
      1,
      expect.stringMatching(/^The database at DATABASE_URL can’t be used: /),
    ])
    expect(sentence).not.toContain('hush')
    const database = await newDatabase()
    const well = 'All good: the server can start with these settings.'
    expect(await check({ ...complete, DATABASE_URL: database.url })).toEqual([0, well])
    await database.drop()
  })

  test('an account that may not create tables is refused with the reason', async () => {
    const database = await newDatabase()
    const sql = openPool(database.url, 1)
    const url = new URL(database.url)
    Object.assign(url, { username: `reader_${url.pathname.slice(1, 20)}`, password: 'hush' })
    await sql.unsafe(`create role ${url.username} login password 'hush'`)
    expect(await check({ ...complete, DATABASE_URL: url.href })).toEqual([
      1,
      'The account in DATABASE_URL isn’t allowed to create tables and schemas: make it the owner of its database.',
    ])
    await sql.unsafe(`drop role ${url.username}`)
    await sql.end()
    await database.drop()
  })
})
