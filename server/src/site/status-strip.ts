import { shownStrip } from '@touchline/domain/club/translated-settings.ts'
import type { FastifyInstance } from 'fastify'
import { loadClubSource } from '../club/load-club.ts'
import type { Service } from '../graphql/context.ts'
import { notifyPages } from './notify-pages.ts'

/** The line on top of every page. */
export function statusStripEndpoint(app: FastifyInstance, service: Service): void {
  notifyPages(app, service, {
    path: '/status-strip',
    models: ['ClubSetting', 'Season'],
    read: async () => {
      const { content, rows } = await loadClubSource(service)
      return shownStrip(content.statusStrip, rows)
    },
  })
}
