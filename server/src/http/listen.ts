import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { errorCode } from '../error-code.ts'
import { StartError } from '../start/start-error.ts'

const PORTS_TO_TRY = 20

/** Listens and returns the address. If PORT was not set and the default port is taken, the next ones are tried. */
export async function listen(app: FastifyInstance, config: Config): Promise<string> {
  const last = config.isPortChosen ? config.port : config.port + PORTS_TO_TRY
  for (let port = config.port; port <= last; port += 1) {
    try {
      const address = await app.listen({ host: config.host, port })
      return config.publicUrl ?? address
    } catch (error) {
      const code = errorCode(error)
      if (code === 'EADDRINUSE') continue
      if (code === 'EACCES')
        throw new StartError(`PORT ${port} isn’t open to this user; choose one above 1023.`)
      if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
        throw new StartError(`HOST ${config.host} isn’t an address of this machine.`)
      throw error
    }
  }
  throw new StartError(`PORT ${config.port} is in use by another program; stop it or set PORT to a free one.`)
}
