import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Sql } from './postgres/pool.ts'
import { installationSecret } from './postgres/secrets.ts'

/** Makes the links in emails that lead back to the site. */
export interface SiteLinks {
  /** The address of a page, such as `/guardian/registrations`. */
  page(path: string): string
  /** Signs the links by which a family acts on a registration without signing in, such as answering an offer. */
  offerSecret: string
  /** Signs the links that unsubscribe from the newsletter without signing in. */
  unsubscribeSecret: string
}

/** Without PUBLIC_URL, links in emails point to the address where this process listens. */
export async function siteLinks(
  app: FastifyInstance,
  sql: Sql,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<SiteLinks> {
  return {
    page: (path) => `${publicUrl ?? listeningAddress(app)}${path}`,
    offerSecret: await installationSecret(sql, 'offers'),
    unsubscribeSecret: await installationSecret(sql, 'unsubscribe'),
  }
}

function listeningAddress({ server }: FastifyInstance): string {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 3000
  return `http://127.0.0.1:${port}`
}
