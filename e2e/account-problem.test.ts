import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { accountProblem } from '../web/app/routes/account/account-problem.ts'

const pool = path.resolve(import.meta.dirname, '../server/src/identity/user-pool')

/**
 * Where the sources create refusals: `PoolError`s by name, and two kinds with their own function; the start of each
 * message.
 */
const REFUSALS = [
  /new PoolError\(\s*(?<name>'\w+'),\s*['"`](?<message>[^'"`$]*)/g,
  /(?<name>notAuthorized|invalidParameter)\(\s*[^'"`()]*['"`](?<message>[^'"`$]*)/g,
  /name: (?<name>'\w+Exception'), message: ['"`](?<message>[^'"`$]*)/g,
]

const NAMES: Record<string, string> = {
  notAuthorized: 'NotAuthorizedException',
  invalidParameter: 'InvalidParameterException',
}

function refusalsInSources(): [name: string, message: string][] {
  const files = readdirSync(pool).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  return files.flatMap((file) => {
    const source = readFileSync(path.join(pool, file), 'utf8')
    return REFUSALS.flatMap((pattern) => [...source.matchAll(pattern)]).map((match): [string, string] => {
      const { name = '', message = '' } = match.groups ?? {}
      return [NAMES[name] ?? name.slice(1, -1), message]
    })
  })
}

const found = refusalsInSources()

test('the sources name the refusals that everybody knows', () => {
  const names = new Set(found.map(([name]) => name))
  expect([...names].sort()).toEqual(
    expect.arrayContaining(['CodeMismatchException', 'LimitExceededException', 'NotAuthorizedException']),
  )
  expect(found.length).toBeGreaterThan(30)
})

test.each(found)('the screens have a sentence for %s: %s', (name, message) => {
  const problem = accountProblem(Object.assign(new Error(message), { name }))
  expect(problem.message).not.toContain('went wrong on our side')
  expect(problem.message).toMatch(/^[A-Z].*\.$/)
})

test('an internal fault shows the reference to quote', () => {
  const fault = Object.assign(new Error('… quote 1a2b3c4d to us.'), { name: 'InternalErrorException' })
  expect(accountProblem(fault).message).toContain('quote 1a2b3c4d to us.')
})
