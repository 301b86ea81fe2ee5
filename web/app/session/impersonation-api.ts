import { callByClient } from '../data/rest-client.ts'

/** Asks the server to start and stop an impersonation; rejects if it refuses or does not answer. */
export interface ImpersonationApi {
  start(targetUserId: string, reason: string): Promise<void>
  stop(targetUserId: string): Promise<void>
}

export const impersonationApi: ImpersonationApi = {
  async start(targetUserId, reason) {
    await callByClient('admin', 'post', '/impersonations', { body: { targetUserId, reason } })
  },
  async stop(targetUserId) {
    await callByClient('admin', 'delete', `/impersonations/${encodeURIComponent(targetUserId)}`)
  },
}
