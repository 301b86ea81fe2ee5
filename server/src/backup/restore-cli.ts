import path from 'node:path'
import { parseArgs } from 'node:util'
import { errorCode } from '../error-code.ts'
import { runOnDatabase } from '../postgres/command-database.ts'
import { CannotOpen } from '../secrets/key-ring.ts'
import { openKeyRing } from '../secrets/secret-key.ts'
import { StartError } from '../start/start-error.ts'
import { restore } from './restore.ts'

const [file] = parseArgs({ allowPositionals: true }).positionals

await runOnDatabase(async (sql, config) => {
  if (!file) throw new StartError('Name the backup: npm run restore -- FILE')
  try {
    const { madeAt, rows } = await restore(sql, openKeyRing(config), file)
    return `${rows} rows are restored as they were on ${madeAt}. Start the server as usual.`
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new StartError(`There is no file ${path.resolve(file)}.`)
    throw error instanceof CannotOpen ? new StartError(error.message) : error
  }
})
