import { runCommand } from '../postgres/command-database.ts'
import { runAdminCommand } from './admin-commands.ts'

await runCommand((sql) => runAdminCommand({ sql, now: () => new Date() }, process.argv.slice(2)))
