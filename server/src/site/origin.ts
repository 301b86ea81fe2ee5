import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Where the asker finds this site, without a slash at the end. */
export const originOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, request: FastifyRequest): string =>
  publicUrl ?? `${request.protocol}://${request.host}`
