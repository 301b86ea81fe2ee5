import type { FastifyRequest } from 'fastify'
import type { AppConfig } from '../app.ts'

const REGION = 'us-east-1'

/** What a browser hands to `Amplify.configure`, with addresses as that browser sees this server. */
export function clientConfig(config: AppConfig, request: FastifyRequest) {
  const base = config.publicUrl ?? `${request.protocol}://${request.host}`
  return {
    amplify: { API: { GraphQL: graphqlConfig(base, config.apiKey) } },
    club: { name: 'PMFC', zone: 'America/Vancouver' },
  }
}

/**
 * Over plain http the client would dial `wss://` for subscriptions whatever the endpoint says. A `ws://` endpoint for
 * realtime beside a custom one for requests is the way round that configuration alone allows.
 */
function graphqlConfig(base: string, apiKey: string) {
  const shared = { region: REGION, defaultAuthMode: 'apiKey', apiKey }
  const url = `${base}/graphql`
  if (base.startsWith('https:')) return { endpoint: url, ...shared }
  return {
    endpoint: url.replace(/^http:/, 'ws:'),
    customEndpoint: url,
    customEndpointRegion: REGION,
    ...shared,
  }
}
