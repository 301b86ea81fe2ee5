import type { AgendaEntry } from '../../club/agenda.ts'
import type { AsIn } from '../../same-texts.ts'
import * as words from '../../words.texts.ts'
import * as colours from '../people/shirt-colours.texts.ts'
import { divisionNameIn } from '../plan/division.ts'
import { addMinutes } from '../plan/moment.ts'
import * as names from '../plan/names.texts.ts'
import { factIn } from '../plan/plan-change.ts'
import { type DayView, venueName } from './day-view.ts'
import * as texts from './team-agenda.texts.ts'
import { MEET_MINUTES, teamDay } from './team-day.ts'

/** What one language contributes to sentences about games. */
interface Wording {
  texts: AsIn<typeof texts>
  names: AsIn<typeof names>
  words: AsIn<typeof words>
  colours: AsIn<typeof colours>
}

/**
 * A team's games for a calendar, in the reader's language (Y-29). A game keeps its id whatever changes, so that a
 * calendar moves it instead of adding another.
 */
export function teamAgenda(
  day: DayView,
  teamId: string,
  wording: Wording = { texts, names, words, colours },
): AgendaEntry[] {
  const { texts, names, colours } = wording
  const team = day.teams.find(({ id }) => id === teamId)
  if (!team) return []
  const division = day.divisions.find(({ id }) => id === team.divisionId)
  return teamDay(day, teamId).flatMap(({ game, colour, opponent }) => {
    if (game.start === null || game.end === null) return []
    return [
      {
        uid: `tournament-${day.slug}-${game.id}-${teamId}`,
        kind: 'MATCH' as const,
        title: texts.game(team.name, factIn(wording, opponent.name), game.label),
        date: game.start.slice(0, 10),
        endDate: null,
        startTime: game.start.slice(11),
        endTime: game.end.slice(11),
        arrive: addMinutes(game.start, -MEET_MINUTES).slice(11),
        who: division ? divisionNameIn(names, division) : team.division,
        // Not translated, because phones look it up on a map.
        place: `${game.pitch}, ${venueName(day)}`,
        mapLink: null,
        status: day.status === 'CANCELLED' ? ('CANCELLED' as const) : ('ON' as const),
        note: colour ? texts.wear(colours.shirtColour(colour.name)) : null,
        page: `/team-schedule?event=${day.slug}&team=${teamId}`,
        sequence: day.revision,
      },
    ]
  })
}
