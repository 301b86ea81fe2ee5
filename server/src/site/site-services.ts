import { rulesAndDisclaimer } from '@touchline/domain/club/rules-and-disclaimer.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { loadClubSource } from '../club/load-club.ts'
import type { Config } from '../config.ts'
import { VISITOR } from '../graphql/caller.ts'
import type { Service } from '../graphql/context.ts'
import { execute } from '../graphql/execute.ts'
import { isUnavailable } from '../graphql/fault.ts'
import { DatabaseOutOfReach, isOutOfReach } from '../postgres/lost-connections.ts'
import { loadTournament, loadTournaments } from '../tournament/load-tournament.ts'
import { CLUB_MODELS, type KeptClub } from './kept-club.ts'
import type { PageNotes, SiteServices } from './open-site.ts'
import { addReads, type PageReads, readsOf } from './page-reads.ts'

interface ForOnePage {
  club: KeptClub
  origin: string
  isData: boolean
  showsNotFound: boolean
  /** Each model is added before it is read, so that a later change is known to affect the page. */
  reads: PageReads
  notes: PageNotes
}

export function siteServices(
  service: Service,
  { isProduction }: Pick<Config, 'isProduction'>,
  { club, origin, isData, showsNotFound, reads, notes }: ForOnePage,
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
  const reading = <Result>(models: readonly string[], read: () => Promise<Result>) => {
    for (const model of models) reads.shown.add(model)
    return noting(read)
  }
  const from = <Result>(read: (source: Service) => Promise<Result>) =>
    service.reads.run((sql) => read({ ...service, sql }))
  const clubSource = () => reading(CLUB_MODELS, () => club.get(() => from(loadClubSource)))
  return {
    query: (document, variables) => {
      addReads(reads, readsOf(document))
      return noting(() => queryAsVisitor(service, document, variables))
    },
    club: async () => (await clubSource()).content,
    clubSource,
    rules: async () => rulesAndDisclaimer((await clubSource()).content),
    tournaments: () => reading(['Tournament'], () => from(loadTournaments)),
    tournament: (slug) => reading(['Tournament'], () => from((source) => loadTournament(source, slug))),
    origin,
    today,
    isClockMoved: today !== clubDay(new Date()),
    isProduction,
    isData,
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
