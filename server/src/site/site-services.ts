import { rulesAndDisclaimer } from '@touchline/domain/club/rules-and-disclaimer.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { loadClub, loadClubSource } from '../club/load-club.ts'
import type { Config } from '../config.ts'
import { VISITOR } from '../graphql/caller.ts'
import type { Service } from '../graphql/context.ts'
import { execute } from '../graphql/execute.ts'
import { isUnavailable } from '../graphql/fault.ts'
import { DatabaseOutOfReach, isOutOfReach } from '../lost-connections.ts'
import { loadTournament, loadTournaments } from '../tournaments/load-tournament.ts'
import type { PageNotes, SiteServices } from './open-site.ts'
import { addReads, type PageReads, readsOf } from './page-reads.ts'

/** What the club says is made of its settings, its seasons, what their programs charge, and its tournaments. */
const CLUB_MODELS = [
  'ClubSetting',
  'Season',
  'Program',
  'ProgramFee',
  'Discount',
  'AppliableDiscount',
  'Tournament',
]

interface ForOnePage {
  origin: string
  showsNotFound: boolean
  /** Filled with what the page asks for, each before it is read: a change that comes later is known to concern it. */
  reads: PageReads
  notes: PageNotes
}

export function siteServices(
  service: Service,
  { isProduction }: Pick<Config, 'isProduction'>,
  { origin, showsNotFound, reads, notes }: ForOnePage,
): SiteServices {
  const today = clubDay(service.now())
  const noting = async <Result>(read: () => Promise<Result>): Promise<Result> => {
    try {
      return await read()
    } catch (error) {
      notes.isCutOff ||= isOutOfReach(error)
      throw error
    }
  }
  const reading = <Result>(models: readonly string[], read: (from: Service) => Promise<Result>) => {
    for (const model of models) reads.shown.add(model)
    return noting(() => service.reads.run((sql) => read({ ...service, sql })))
  }
  return {
    query: (document, variables) => {
      addReads(reads, readsOf(document))
      return noting(() => queryAsVisitor(service, document, variables))
    },
    club: () => reading(CLUB_MODELS, (from) => loadClub(from)),
    clubSource: () => reading(CLUB_MODELS, (from) => loadClubSource(from)),
    rules: () => reading(CLUB_MODELS, async (from) => rulesAndDisclaimer(await loadClub(from))),
    tournaments: () => reading(['Tournament'], (from) => loadTournaments(from)),
    tournament: (slug) => reading(['Tournament'], (from) => loadTournament(from, slug)),
    origin,
    today,
    isClockMoved: today !== clubDay(new Date()),
    isProduction,
    showsNotFound,
    notes,
  }
}

async function queryAsVisitor(service: Service, query: string, variables: Record<string, unknown> = {}) {
  const { text } = await execute(service, { query, variables }, VISITOR)
  const { data, errors } = JSON.parse(text)
  if (errors?.some(isUnavailable)) throw new DatabaseOutOfReach()
  if (errors) throw new Error(errors.map(({ message }: { message: string }) => message).join('; '))
  return data
}
