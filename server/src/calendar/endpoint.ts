import { type AgendaEntry, clubAgenda } from '@touchline/domain/club/agenda.ts'
import type { FastifyInstance } from 'fastify'
import { loadClub } from '../club/load-club.ts'
import type { Config } from '../config.ts'
import type { Service } from '../graphql/context.ts'
import { originOf } from '../site/origin.ts'
import { agendaCalendar } from './agenda-calendar.ts'

const feeds: Record<string, { name: string; has: (entry: AgendaEntry) => boolean }> = {
  '/calendar/training.ics': { name: 'PMFC training', has: ({ kind }) => kind === 'TRAINING' },
  '/calendar/events.ics': { name: 'PMFC matches and events', has: ({ kind }) => kind !== 'TRAINING' },
}

/** Feeds to subscribe to; the same addresses download. */
export function calendarEndpoint(
  app: FastifyInstance,
  service: Service,
  config: Pick<Config, 'publicUrl'>,
): void {
  for (const [path, { name, has }] of Object.entries(feeds))
    app.get(path, async (request, reply) => {
      const entries = clubAgenda(await loadClub(service)).filter(has)
      reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
      return agendaCalendar({ name, entries, origin: originOf(config, request), now: service.now() })
    })
}
