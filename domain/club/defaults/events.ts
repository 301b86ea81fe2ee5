import { FIRST_SEASON } from '../../seasons/first-season.ts'
import { withoutResults } from '../rules-of-play.ts'
import type { ClubEvent } from '../schemas/events.ts'
import { lastSessions } from '../season-words.ts'
import type { Basics } from './base.ts'

const PHOTO_DAY = '2025-10-04'

/** The days besides training and matches that families planned around in the first season. */
export function defaultEvents({ facts, field }: Pick<Basics, 'facts' | 'field'>): ClubEvent[] {
  const season = FIRST_SEASON
  const here = { place: field.name, mapLink: field.mapLink, endDate: null, page: null, status: 'ON' } as const
  const [first = season.endDate, last = first] = lastSessions(season)
  const young = withoutResults(facts.resultsFrom)
  return [
    {
      ...here,
      id: 'meet-the-coaches',
      date: season.startDate,
      startTime: '16:30',
      endTime: '17:00',
      arrive: null,
      title: 'Meet the coaches',
      kind: 'CLUB',
      who: 'New families, all ages',
      description:
        'Come half an hour before the first session. Meet your player’s coach, find the gate and the washrooms, and try on a jersey for size.',
    },
    {
      ...here,
      id: 'photo-day',
      date: PHOTO_DAY,
      startTime: '16:15',
      endTime: '17:00',
      arrive: '16:10',
      title: 'Photo day',
      kind: 'CLUB',
      who: 'All teams',
      description:
        'Team pictures before training, in club jerseys. Only players whose families have said yes to photos are in them; there is a game on the side for everyone else.',
    },
    {
      ...here,
      id: 'family-game',
      date: first,
      endDate: last === first ? null : last,
      startTime: season.startTime,
      endTime: season.endTime,
      arrive: null,
      title: 'Family game weekend',
      kind: 'FUN_DAY',
      who: 'Players, parents, grandparents',
      description:
        'The last sessions of the fall. Grown-ups play, players coach. Bring running shoes and something warm to drink.',
    },
    {
      ...here,
      id: 'winter-break',
      date: '2025-12-20',
      endDate: '2026-01-04',
      startTime: null,
      endTime: null,
      arrive: null,
      title: 'Winter break',
      kind: 'NO_TRAINING',
      who: 'Everyone',
      description: 'No training over the holidays. News about the winter season is posted here and by email.',
    },
    {
      ...here,
      id: 'lunar-new-year-tournament',
      date: '2026-02-21',
      startTime: '09:00',
      endTime: '17:30',
      arrive: null,
      title: 'Lunar New Year tournament',
      kind: 'TOURNAMENT',
      who: 'U6 to U15, families and guests',
      description: `Short games, a lion dance, food and a red envelope for every child. ${young ? `No scores for ${young}; a` : 'A'} kind act counts in every division.`,
      page: '/lunar-new-year-tournament',
    },
  ]
}
