import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** The site's origin as the client sees it, without a trailing slash. */
export const originOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, request: FastifyRequest): string =>
  publicUrl ?? `${request.protocol}://${request.host}`
