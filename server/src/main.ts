import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { listen } from './listen.ts'
import { openDatabase } from './postgres/database.ts'
import { StartError } from './start-error.ts'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(config, (line) => console.log(line))
  const app = await buildApp({ sql: database.sql, config })
  const stop = async () => {
    await app.close()
    await database.close()
  }
  try {
    const url = await listen(app, config)
    console.log(`Ready: ${url}`)
    if (database.demoAccounts.length > 0) console.log(`Demo accounts: ${database.demoAccounts.join(', ')}`)
  } catch (error) {
    await stop()
    throw error
  }
  stopOnSignals(stop)
}

function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, async () => {
      if (isStopping) return
      isStopping = true
      console.log('Stopping …')
      await stop()
      process.exit(0)
    })
}

try {
  await start()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
