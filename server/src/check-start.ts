import { readConfig, wrongValues } from './config.ts'
import { unusableDatabase } from './postgres/database.ts'
import { openPool } from './postgres/pool.ts'
import { missingInProduction } from './production-needs.ts'
import { requireKeys } from './secrets/seal-database.ts'
import { openKeyRing } from './secrets/secret-key.ts'
import { StartError } from './start-error.ts'

/** `npm start -- --check`: says what would keep the server from starting, changes nothing, and gives the exit code. */
export async function checkStart(env: NodeJS.ProcessEnv): Promise<number> {
  const problems = [...wrongValues(env), missingInProduction(env)].filter((problem) => problem !== null)
  if (problems.length === 0) problems.push(...(await databaseProblems(env)))
  for (const problem of problems) console.error(problem)
  if (problems.length === 0) console.log('All is well: the server can start with these settings.')
  return problems.length === 0 ? 0 : 1
}

/** Of an outside database; the bundled one is started by the start itself. */
async function databaseProblems(env: NodeJS.ProcessEnv): Promise<string[]> {
  const config = readConfig(env)
  if (!config.databaseUrl) return []
  const sql = openPool(config.databaseUrl, 1)
  try {
    const [table] = await sql`select to_regclass('sealed_columns') is not null as is_there`
    if (table?.is_there && config.secretKeys.length > 0) await requireKeys(sql, openKeyRing(config))
    return []
  } catch (error) {
    const known = unusableDatabase(error)
    if (known instanceof StartError) return [known.message]
    throw error
  } finally {
    await sql.end({ timeout: 5 })
  }
}
