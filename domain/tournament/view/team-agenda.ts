import type { AgendaEntry } from '../../club/agenda.ts'
import { addMinutes } from '../plan/moment.ts'
import { type DayView, venueName } from './day-view.ts'
import { MEET_MINUTES, teamDay } from './team-day.ts'

/** A team's games for a calendar. A game keeps its name whatever changes, so that a calendar moves it. */
export function teamAgenda(day: DayView, teamId: string): AgendaEntry[] {
  const team = day.teams.find(({ id }) => id === teamId)
  if (!team) return []
  return teamDay(day, teamId).flatMap(({ game, colour, opponent }) => {
    if (game.start === null || game.end === null) return []
    return [
      {
        uid: `tournament-${day.slug}-${game.id}-${teamId}`,
        kind: 'MATCH' as const,
        title: `${team.name} v ${opponent.name} (${game.label})`,
        date: game.start.slice(0, 10),
        endDate: null,
        startTime: game.start.slice(11),
        endTime: game.end.slice(11),
        arrive: addMinutes(game.start, -MEET_MINUTES).slice(11),
        who: team.division,
        place: `${game.pitch}, ${venueName(day)}`,
        mapLink: null,
        status: day.status === 'CANCELLED' ? ('CANCELLED' as const) : ('ON' as const),
        note: colour ? `Wear ${colour.name.toLowerCase()}.` : null,
        page: `/team-schedule?event=${day.slug}&team=${teamId}`,
        sequence: day.revision,
      },
    ]
  })
}
