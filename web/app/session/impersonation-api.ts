import { Amplify } from 'aws-amplify'
import { del, post } from 'aws-amplify/api'
import { fetchAuthSession } from 'aws-amplify/auth'
import { withinTimeout } from '../data/within-timeout.ts'

/** Tells the server, which opens and closes the shoes; rejects when it refuses or does not answer. */
export interface ImpersonationApi {
  start(targetUserId: string, reason: string): Promise<void>
  stop(targetUserId: string): Promise<void>
}

export const impersonationApi: ImpersonationApi = {
  async start(targetUserId, reason) {
    const options = { headers: await tokenHeader(), body: { targetUserId, reason } }
    await answered(post({ apiName: 'admin', path: '/impersonations', options }))
  },
  async stop(targetUserId) {
    const path = `/impersonations/${encodeURIComponent(targetUserId)}`
    await answered(del({ apiName: 'admin', path, options: { headers: await tokenHeader() } }))
  },
}

interface Operation {
  response: Promise<unknown>
  cancel(): void
}

async function answered({ response, cancel }: Operation): Promise<void> {
  await withinTimeout(response, cancel)
}

/** The client signs with its cloud credentials; those of an outside identity pool our server cannot check. */
async function tokenHeader(): Promise<Record<string, string>> {
  if (Amplify.getConfig().API?.GraphQL?.defaultAuthMode !== 'userPool') return {}
  const { tokens } = await withinTimeout(fetchAuthSession())
  return tokens ? { Authorization: `Bearer ${tokens.accessToken}` } : {}
}
