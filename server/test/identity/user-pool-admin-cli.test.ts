import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { SECRET_KEY } from '../secret-key.ts'
import { peopleOf } from './pool-people.ts'
import { poolServerForTest } from './pool-server.ts'

const cli = fileURLToPath(new URL('../../src/identity/admin-cli.ts', import.meta.url))

async function run(words: string[], env: Record<string, string>) {
  const options = { env: { PATH: process.env.PATH, SECRET_KEY, ...env } }
  const ended = await promisify(execFile)(process.execPath, [cli, ...words], options).catch(
    (failure) => failure,
  )
  return { code: ended.code ?? 0, said: ended.stdout, complained: ended.stderr }
}

test('the command works on the database in DATABASE_URL, in plain sentences', async () => {
  const server = await poolServerForTest()
  const email = await peopleOf(server).confirmed()
  const env = { DATABASE_URL: server.databaseUrl }
  expect(await run(['grant', email], env)).toEqual({
    code: 0,
    said: `${email} will be an administrator from the next sign-in.\n`,
    complained: '',
  })
  const refused = await run(['revoke', email], env)
  expect(refused).toEqual({
    code: 1,
    said: '',
    complained: `${email} stays. This is the last administrator. Make someone else an administrator first.\n`,
  })
})

test('a wrong setting is named, without a stack trace', async () => {
  const { code, complained } = await run(['list'], { DATABASE_URL: 'nowhere' })
  expect(code).toBe(1)
  expect(complained).toMatch(/^DATABASE_URL must be an address like .+\n$/)
})
