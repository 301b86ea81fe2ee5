import { clubRulesOf } from '@touchline/domain/club/club-rules.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { siteContext } from '../site.ts'
import { loadClub } from './load-club.ts'

/** What the frame around every page needs. */
export async function loadFrame({ context }: LoaderFunctionArgs) {
  const { contact, field, facts, statusStrip, season } = await loadClub(context)
  const { origin, today, isClockMoved } = context.get(siteContext)
  return {
    contact,
    field,
    statusStrip,
    foundedYear: facts.foundedYear,
    rules: clubRulesOf(facts),
    season: { id: season.id, name: season.name },
    seasonDay: season.startDate,
    origin,
    today,
    ...(isClockMoved && { isClockMoved }),
  }
}
