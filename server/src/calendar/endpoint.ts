import { type AgendaEntry, clubAgenda } from '@touchline/domain/club/agenda.ts'
import { familyAgenda } from '@touchline/domain/club/family-agenda.ts'
import { dayView } from '@touchline/domain/tournament/view/day-view.ts'
import { teamAgenda } from '@touchline/domain/tournament/view/team-agenda.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { loadClub } from '../club/load-club.ts'
import type { Config } from '../config.ts'
import type { Service } from '../graphql/context.ts'
import { originOf } from '../site/origin.ts'
import { loadTournament } from '../tournaments/load-tournament.ts'
import { agendaCalendar } from './agenda-calendar.ts'
import { agendaTexts, calendarTexts } from './calendar-texts.ts'
import { readerOfCalendar } from './family-calendar.ts'
import { sequenced } from './sequenced.ts'

const feeds: Record<string, { name: string; has: (entry: AgendaEntry) => boolean }> = {
  '/calendar/training.ics': { name: 'PMFC training', has: ({ kind }) => kind === 'TRAINING' },
  '/calendar/events.ics': { name: 'PMFC matches and events', has: ({ kind }) => kind !== 'TRAINING' },
}

const FOR_ANYBODY = 'public, max-age=300'
/** Nobody on the way keeps where children are at what time. */
const FOR_ONE_FAMILY = 'private, no-store'

/** Feeds to subscribe to; the same addresses download. */
export function calendarEndpoint(
  app: FastifyInstance,
  service: Service,
  config: Pick<Config, 'publicUrl'>,
): void {
  const { sql, now } = service
  for (const [path, { name, has }] of Object.entries(feeds))
    app.get(path, async (request, reply) => {
      const entries = await sequenced(sql, clubAgenda(await loadClub(service)).filter(has))
      const origin = originOf(config, request)
      return send(reply, FOR_ANYBODY, agendaCalendar({ name, entries, origin, now: now() }))
    })

  app.get<{ Params: { file: string } }>('/calendar/entry/:file', async (request, reply) => {
    const uid = request.params.file.replace(/\.ics$/, '')
    const asked = clubAgenda(await loadClub(service)).filter((entry) => entry.uid === uid)
    const entries = await sequenced(sql, asked)
    if (!entries[0]) return reply.code(404).type('text/plain; charset=utf-8').send(NOT_PLANNED)
    const calendar = { name: entries[0].title, entries, origin: originOf(config, request), now: now() }
    return send(reply, FOR_ANYBODY, agendaCalendar(calendar))
  })

  app.get<{ Params: { file: string } }>('/calendar/family/:file', async (request, reply) => {
    const secret = request.params.file.replace(/\.ics$/, '')
    const reader = await readerOfCalendar(service.sql, secret)
    if (!reader) return reply.code(404).type('text/plain; charset=utf-8').send(ENDED)
    const { children, language } = reader
    const { ourFamily } = calendarTexts(language)
    const words = { and: wordsIn(language).and, ...agendaTexts(language) }
    const entries = await sequenced(sql, familyAgenda(await loadClub(service), children, words))
    const calendar = { name: ourFamily, entries, origin: originOf(config, request), now: now(), language }
    reply.header('x-robots-tag', 'noindex')
    return send(reply, FOR_ONE_FAMILY, agendaCalendar(calendar))
  })

  app.get<{ Params: { slug: string; team: string } }>(
    '/calendar/tournaments/:slug/:team.ics',
    async (request, reply) => {
      const { slug, team: teamId } = request.params
      const tournament = await loadTournament(service, slug)
      const day = tournament && dayView(tournament)
      const team = day?.teams.find(({ id }) => id === teamId)
      if (!day || !team) return reply.code(404).send({ message: 'There is no such team.' })
      const entries = await sequenced(sql, teamAgenda(day, teamId))
      const calendar = {
        name: `${team.name}, ${day.name}`,
        entries,
        origin: originOf(config, request),
        now: now(),
      }
      return send(reply, FOR_ANYBODY, agendaCalendar(calendar))
    },
  )
}

const NOT_PLANNED = 'This is not planned any more. All that is stands at /events.\n'
const ENDED = 'This calendar has ended. Sign in, and copy its new address from your dashboard.\n'

const send = (reply: FastifyReply, caching: string, calendar: string) =>
  reply.type('text/calendar; charset=utf-8').header('cache-control', caching).send(calendar)
