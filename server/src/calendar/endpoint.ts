import type { AgendaEntry } from '@touchline/domain/club/agenda.ts'
import { familyAgenda } from '@touchline/domain/club/family-agenda.ts'
import { LANGUAGES, type Language, pathIn } from '@touchline/domain/languages.ts'
import { dayView } from '@touchline/domain/tournament/view/day-view.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { loadClubSource } from '../club/load-club.ts'
import type { Config } from '../config.ts'
import type { Service } from '../graphql/context.ts'
import type { Sql } from '../postgres/pool.ts'
import { originOf } from '../site/origin.ts'
import { loadTournament } from '../tournament/load-tournament.ts'
import { translationsOf } from '../users/translated-words.ts'
import { agendaCalendar } from './agenda-calendar.ts'
import { agendaIn, contentIn, matchIn, teamCalendarIn } from './agenda-in-language.ts'
import { agendaTexts, calendarTexts } from './calendar-texts.ts'
import { readerOfCalendar } from './family-calendar.ts'

type Feed = (entry: AgendaEntry) => boolean

const feeds: Record<string, { name: 'training' | 'matchesAndEvents'; has: Feed }> = {
  '/calendar/training.ics': { name: 'training', has: ({ kind }) => kind === 'TRAINING' },
  '/calendar/events.ics': { name: 'matchesAndEvents', has: ({ kind }) => kind !== 'TRAINING' },
}

const FOR_ANYBODY = 'public, max-age=300'
/** No cache may store where children are at what time. */
const FOR_ONE_FAMILY = 'private, no-store'

/** Feeds to subscribe to or download. Public ones are in the language of their address (Y-29). */
export function calendarEndpoint(
  app: FastifyInstance,
  service: Service,
  config: Pick<Config, 'publicUrl'>,
): void {
  for (const language of LANGUAGES) feedsIn(language, app, service, config)
  familyFeed(app, service, config)
}

function feedsIn(
  language: Language,
  app: FastifyInstance,
  service: Service,
  config: Pick<Config, 'publicUrl'>,
): void {
  const { sql, now } = service
  const partsFor = (request: FastifyRequest) => ({ origin: originOf(config, request), now: now(), language })
  for (const [path, { name, has }] of Object.entries(feeds))
    app.get(pathIn(language, path), async (request, reply) => {
      const entries = await sequenced(sql, agendaIn(await loadClubSource(service), language).filter(has))
      const calendar = { name: calendarTexts(language)[name], entries, ...partsFor(request) }
      return send(reply, FOR_ANYBODY, agendaCalendar(calendar))
    })

  app.get<{ Params: { file: string } }>(pathIn(language, '/calendar/entry/:file'), async (request, reply) => {
    const uid = request.params.file.replace(/\.ics$/, '')
    const asked = agendaIn(await loadClubSource(service), language).filter((entry) => entry.uid === uid)
    const entries = await sequenced(sql, asked)
    if (!entries[0])
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send(`${calendarTexts(language).notPlanned(pathIn(language, '/events'))}\n`)
    return send(reply, FOR_ANYBODY, agendaCalendar({ name: entries[0].title, entries, ...partsFor(request) }))
  })

  app.get<{ Params: { slug: string; team: string } }>(
    pathIn(language, '/calendar/tournaments/:slug/:team.ics'),
    async (request, reply) => {
      const { slug, team: teamId } = request.params
      const tournament = await loadTournament(service, slug)
      const day = tournament && dayView(tournament)
      const calendar = day && teamCalendarIn(language, day, teamId)
      if (!calendar) return reply.code(404).send({ message: 'There is no such team.' })
      const entries = await sequenced(sql, calendar.entries)
      return send(reply, FOR_ANYBODY, agendaCalendar({ ...calendar, entries, ...partsFor(request) }))
    },
  )
}

/** In the language of the guardian who owns the address (Y-16). */
function familyFeed(app: FastifyInstance, service: Service, config: Pick<Config, 'publicUrl'>): void {
  const { sql, now } = service
  app.get<{ Params: { file: string } }>('/calendar/family/:file', async (request, reply) => {
    const secret = request.params.file.replace(/\.ics$/, '')
    const reader = await readerOfCalendar(sql, secret)
    if (!reader) return reply.code(404).type('text/plain; charset=utf-8').send(ENDED)
    const { children, language } = reader
    const { ourFamily } = calendarTexts(language)
    const { childSession } = agendaTexts(language)
    const programs = children.flatMap(({ registrations }) => registrations.map(({ program }) => program.name))
    const translations = await translationsOf(sql, [...new Set(programs)], language)
    const words = {
      and: wordsIn(language).and,
      childSession: (program: string, names: string) =>
        childSession(translations.get(program) ?? program, names),
    }
    const club = contentIn(await loadClubSource(service), language)
    const agenda = familyAgenda(club, children, words).map((entry) => matchIn(club, entry, language))
    const entries = await sequenced(sql, agenda)
    const calendar = { name: ourFamily, entries, origin: originOf(config, request), now: now(), language }
    reply.header('x-robots-tag', 'noindex')
    return send(reply, FOR_ONE_FAMILY, agendaCalendar(calendar))
  })
}

const ENDED = 'This calendar link no longer works. Sign in and copy the new one from your dashboard.\n'

const send = (reply: FastifyReply, caching: string, calendar: string) =>
  reply.type('text/calendar; charset=utf-8').header('cache-control', caching).send(calendar)

/** 2020-01-01, earlier than any data, to keep sequence numbers small. */
const EPOCH_S = 1_577_836_800

/**
 * Matches, events and tournaments have no sequence number of their own. The time of the last change to any of them
 * serves as one, in seconds, even if a change is undone (C-5). Sessions use the version of their season.
 */
async function sequenced(sql: Sql, entries: readonly AgendaEntry[]): Promise<AgendaEntry[]> {
  const [row] = await sql<{ changedMs: string | null }[]>`
    select greatest(
      (select max(_last_changed_at) from club_settings where key in ('matches', 'events')),
      (select max(_last_changed_at) from tournaments)) as "changedMs"`
  const sequence = Math.max(0, Math.ceil(Number(row?.changedMs ?? 0) / 1000) - EPOCH_S)
  return entries.map((entry) => (entry.kind === 'TRAINING' ? entry : { ...entry, sequence }))
}
