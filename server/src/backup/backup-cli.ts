import path from 'node:path'
import { parseArgs } from 'node:util'
import { runOnDatabase } from '../postgres/command-database.ts'
import { keyFile, openKeyRing } from '../secrets/secret-key.ts'
import { backUp } from './back-up.ts'
import { noteBackup } from './last-backup.ts'

const { positionals } = parseArgs({ allowPositionals: true })

await runOnDatabase(async (sql, config) => {
  const now = new Date()
  const name = `touchline-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.backup`
  const file = path.resolve(positionals[0] ?? path.join(config.dataDir, 'backups', name))
  const { rows, bytes } = await backUp(sql, openKeyRing(config), file, now)
  await noteBackup(sql, now)
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`
  const key = config.secretKeys.length > 0 ? 'SECRET_KEY' : `the key in ${keyFile(config.dataDir)}`
  return `${rows} rows are in ${file} (${size}), read back and complete. Keep a copy on another machine, and ${key} somewhere else: nothing else can open it.`
})
