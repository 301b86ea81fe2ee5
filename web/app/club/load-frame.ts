import { clubRulesOf } from '@touchline/domain/club/club-rules.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { type Site, siteContext } from '../site.ts'
import { loadClub } from './load-club.ts'
import { madeOnce } from './made-once.ts'

/** What the frame around every page needs; the same object for as long as nothing in it changes. */
export async function loadFrame({ context }: LoaderFunctionArgs) {
  const club = await loadClub(context)
  const { origin, today, isClockMoved } = context.get(siteContext)
  // One per club, not per origin: where no site address is configured, anybody can make up a Host header and fill the
  // memory.
  const last = madeOnce<{ frame?: Frame }>(club, 'frame', () => ({}))
  const isSame =
    last.frame?.origin === origin &&
    last.frame.today === today &&
    (last.frame.isClockMoved ?? false) === isClockMoved
  if (!last.frame || !isSame)
    last.frame = { ...frameOf(club), origin, today, ...(isClockMoved && { isClockMoved }) }
  return last.frame
}

type Frame = ReturnType<typeof frameOf> & Pick<Site, 'origin' | 'today'> & Partial<Pick<Site, 'isClockMoved'>>

const frameOf = ({ contact, field, facts, statusStrip, season }: ClubContent) => ({
  contact,
  field,
  statusStrip,
  foundedYear: facts.foundedYear,
  rules: clubRulesOf(facts),
  season: { id: season.id, name: season.name },
  seasonDay: season.startDate,
})
