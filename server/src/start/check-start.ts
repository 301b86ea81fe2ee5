import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Config, readConfig, wrongValues } from '../config.ts'
import { unusableDatabase } from '../postgres/database.ts'
import { openPool, type Sql } from '../postgres/pool.ts'
import { replicaProblem } from '../postgres/reads.ts'
import { requireKeys } from '../secrets/seal-database.ts'
import { openKeyRing } from '../secrets/secret-key.ts'
import { missingInProduction } from './production-needs.ts'
import { StartError } from './start-error.ts'

/** The oldest version on which we have run all migrations and the first of the server's tests. */
const OLDEST_POSTGRES = 15

/**
 * `npm run check-install` or `npm start -- --check`: prints what would keep the server from starting or working,
 * without changing anything, and returns the exit code.
 */
export async function checkStart(env: NodeJS.ProcessEnv): Promise<number> {
  const problems = [...wrongValues(env), missingInProduction(env)].filter((problem) => problem !== null)
  if (problems.length === 0) {
    const config = readConfig(env)
    problems.push(...folderProblems(config), ...(await databaseProblems(config)))
  }
  for (const problem of problems) console.error(problem)
  if (problems.length === 0) console.log('All good: the server can start with these settings.')
  return problems.length === 0 ? 0 : 1
}

/** The folder for the bundled database, a generated key and backups must be writable. */
function folderProblems({ dataDir }: Config): string[] {
  let there = dataDir
  while (!existsSync(there)) there = dirname(there)
  try {
    accessSync(there, constants.W_OK)
    return []
  } catch {
    return [`The folder ${there} isn’t writable: change its owner, or set DATA_DIR to another folder.`]
  }
}

/** Checks an outside database only; the start itself handles the bundled one. */
async function databaseProblems(config: Config): Promise<string[]> {
  if (!config.databaseUrl) return []
  const sql = openPool(config.databaseUrl, 1)
  try {
    const [server] = await sql`
      select current_setting('server_version_num')::int / 10000 as version,
        has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as "mayCreate"`
    if (server?.version < OLDEST_POSTGRES)
      return [
        `PostgreSQL ${OLDEST_POSTGRES} or later is needed, and DATABASE_URL points to ${server?.version}.`,
      ]
    if (!server?.mayCreate)
      return [
        'The account in DATABASE_URL isn’t allowed to create tables and schemas: make it the owner of its database.',
      ]
    const [table] = await sql`select to_regclass('sealed_columns') is not null as is_there`
    if (table?.is_there && config.secretKeys.length > 0) await requireKeys(sql, openKeyRing(config))
    return [...(await directProblems(sql, config)), ...(await replicaProblems(sql, config))]
  } catch (error) {
    const known = unusableDatabase(error)
    if (known instanceof StartError) return [known.message]
    throw error
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Whether both addresses lead to the same database. */
async function directProblems(sql: Sql, { databaseDirectUrl }: Config): Promise<string[]> {
  if (!databaseDirectUrl) return []
  const direct = openPool(databaseDirectUrl, 1)
  try {
    const [one, other] = await Promise.all([sql, direct].map(databaseOf))
    return one === other ? [] : ['DATABASE_DIRECT_URL points to a different database than DATABASE_URL.']
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    return [`The database at DATABASE_DIRECT_URL can’t be used: ${reason}.`]
  } finally {
    await direct.end({ timeout: 5 })
  }
}

async function databaseOf(sql: Sql): Promise<string> {
  const [found] = await sql`
    select system_identifier || ' ' || current_database() as name from pg_control_system()`
  return found?.name
}

async function replicaProblems(sql: Sql, { databaseReadUrl }: Config): Promise<string[]> {
  if (!databaseReadUrl) return []
  const replica = openPool(databaseReadUrl, 1)
  const problem = await replicaProblem(sql, replica)
  await replica.end({ timeout: 5 })
  return problem ? [problem] : []
}
