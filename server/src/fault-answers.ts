import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { faultRefusal } from './graphql/fault.ts'

const SENTENCES: Record<number, string> = {
  404: 'There is nothing at this address.',
  408: 'This request took too long.',
  413: 'This request is too large.',
  415: 'This kind of content is not taken here.',
}

/**
 * What Fastify says of a fault by itself names its own parts, the address that was asked for, and the error as it was
 * thrown. Whoever asks reads a plain sentence instead; a fault of ours has a reference, and the log has the rest.
 */
export function plainFaults(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: SENTENCES[404] }))
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { statusCode: status = 500 } = error
    if (status < 500)
      return reply.code(status).send({ message: SENTENCES[status] ?? 'This request is not understood.' })
    const { message } = faultRefusal(request.log, error)
    return reply.code(500).header('cache-control', 'no-store').send({ message })
  })
}
