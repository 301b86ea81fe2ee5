import type { FastifyInstance } from 'fastify'
import type { Service } from '../graphql/context.ts'
import { notifyPages } from '../site/notify-pages.ts'
import { loadTournaments } from './load-tournament.ts'

/** By which an open schedule learns that there is a newer one: the version of each tournament, by its slug. */
export function tournamentVersionsEndpoint(app: FastifyInstance, service: Service): void {
  notifyPages(app, service, {
    path: '/tournament-versions',
    models: ['Tournament'],
    read: async () =>
      Object.fromEntries((await loadTournaments(service)).map(({ slug, version }) => [slug, version])),
  })
}
