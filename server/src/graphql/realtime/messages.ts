import * as z from 'zod'

/** The messages that a client may send over the socket. */
export const ClientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connection_init') }),
  z.object({
    type: z.literal('start'),
    id: z.string().min(1).max(200),
    payload: z.object({
      data: z.string(),
      extensions: z.object({ authorization: z.record(z.string(), z.unknown()) }),
    }),
  }),
  z.object({ type: z.literal('stop'), id: z.string() }),
])

export const Identified = z.object({ id: z.string().min(1).max(200) })

export const StartRequest = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

export type Start = Extract<z.infer<typeof ClientMessage>, { type: 'start' }>

export interface Fault {
  errorType: string
  message: string
  errorCode?: number
}

/** The client closes the socket and reconnects with fresh tokens. */
export const EXPIRED: Fault = { errorType: 'UnauthorizedException', message: 'Token expired' }

/** The client reports "Unauthorized" for this subscription and keeps the others on the socket. */
export const ENDED: Fault = {
  errorType: 'SubscriptionDenied',
  message: 'Permission denied: This sign-in has ended.',
}

/** The server's messages, as text frames. */
export const frames = {
  acknowledged: (timeoutMs: number) =>
    JSON.stringify({ type: 'connection_ack', payload: { connectionTimeoutMs: timeoutMs } }),
  refused: (fault: Fault) => JSON.stringify({ type: 'connection_error', payload: { errors: [fault] } }),
  started: (id: string) => JSON.stringify({ type: 'start_ack', id }),
  data: (id: string, field: string, json: string) =>
    `{"type":"data","id":${JSON.stringify(id)},"payload":{"data":{"${field}":${json}}}}`,
  failed: (id: string | undefined, fault: Fault) =>
    JSON.stringify({ type: 'error', id, payload: { errors: [fault] } }),
  complete: (id: string) => JSON.stringify({ type: 'complete', id }),
  alive: JSON.stringify({ type: 'ka' }),
}
