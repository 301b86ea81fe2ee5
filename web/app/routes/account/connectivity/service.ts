import type { ResourcesConfig } from 'aws-amplify'

/** The service as an outsider sees it: without the client's code, and never with anybody's session. */
export interface Service {
  settings(): Promise<ResourcesConfig>
  health(): Promise<{ status: number; serverTime: number; askedAt: number }>
  /** As a visitor, with the public key. */
  query(
    query: string,
  ): Promise<{ data: Record<string, { items: unknown[] } | null> | null; errors?: unknown[] }>
  /** How the user pool responds to revoking an unknown token: null, or the name of an error. */
  revokeNothing(): Promise<string | null>
}

const ANSWER_MS = 10_000

export function serviceAt(ask: typeof fetch = fetch): Service {
  const request = (address: string, init: RequestInit = {}) =>
    ask(address, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS), ...init })
  const settings = async () => (await (await request('/config.json')).json()).amplify as ResourcesConfig

  return {
    settings,
    async health() {
      const askedAt = Date.now()
      const answer = await request('/healthz')
      const serverTime = Date.parse(answer.headers.get('date') ?? '')
      return { status: answer.status, serverTime, askedAt: (askedAt + Date.now()) / 2 }
    },
    async query(query) {
      const { endpoint, customEndpoint, apiKey } = graphqlOf(await settings())
      const answer = await request(customEndpoint ?? endpoint ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': apiKey ?? '' },
        body: JSON.stringify({ query }),
      })
      return answer.json()
    },
    async revokeNothing() {
      const known = await settings()
      const answer = await request(userPoolAddress(known), {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
        },
        body: JSON.stringify({ ClientId: known.Auth?.Cognito.userPoolClientId, Token: 'made up' }),
      })
      return (await answer.json()).__type ?? null
    },
  }
}

interface GraphQLSettings {
  endpoint?: string
  customEndpoint?: string
  apiKey?: string
}

const graphqlOf = ({ API }: ResourcesConfig): GraphQLSettings => API?.GraphQL ?? {}

/** The settings have no address for an outside pool: the client derives it from the region. */
function userPoolAddress({ Auth }: ResourcesConfig): string {
  const { userPoolEndpoint, userPoolId = '' } = Auth?.Cognito ?? {}
  return userPoolEndpoint ?? `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/`
}
