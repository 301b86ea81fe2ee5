import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { type Authenticate, NotAuthenticated } from './authenticate.ts'
import type { Caller } from './caller.ts'
import type { Service } from './context.ts'
import { execute } from './execute.ts'

const Body = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

const LARGEST_BODY = 2 * 1024 * 1024

/** `POST /graphql`: who asks, what, and the finished text of the answer. */
export function graphqlEndpoint(app: FastifyInstance, service: Service, authenticate: Authenticate): void {
  app.post('/graphql', { bodyLimit: LARGEST_BODY }, async (request, reply) => {
    const { headers } = request
    let caller: Caller
    try {
      caller = await authenticate({
        apiKey: headers['x-api-key'] as string | undefined,
        authorization: headers.authorization,
      })
    } catch (error) {
      if (error instanceof NotAuthenticated) return refuse(reply, 401, 'UnauthorizedException', error.message)
      throw error
    }
    const body = Body.safeParse(request.body)
    if (!body.success)
      return refuse(reply, 400, 'MalformedHttpRequestException', 'Send JSON with a query and variables.')
    reply.header('content-type', 'application/json; charset=utf-8')
    return execute(service, { query: body.data.query, variables: body.data.variables ?? {} }, caller)
  })
}

function refuse(reply: FastifyReply, status: number, errorType: string, message: string) {
  return reply
    .code(status)
    .header('x-amzn-errortype', errorType)
    .send({ errors: [{ errorType, message }] })
}
