import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { Language } from '@touchline/domain/languages.ts'
import * as enColours from '@touchline/domain/tournament/people/shirt-colours.texts.ts'
import * as hansColours from '@touchline/domain/tournament/people/shirt-colours.texts.zh-Hans.ts'
import * as hantColours from '@touchline/domain/tournament/people/shirt-colours.texts.zh-Hant.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import * as en from '@touchline/domain/tournament/view/team-agenda.texts.ts'
import * as hans from '@touchline/domain/tournament/view/team-agenda.texts.zh-Hans.ts'
import * as hant from '@touchline/domain/tournament/view/team-agenda.texts.zh-Hant.ts'
import { teamAgenda } from '@touchline/domain/tournament/view/team-agenda.ts'
import { tournamentNames, tournamentWords } from '../tournament/tournament-texts.ts'

const textsIn = inEveryLanguage(en, hans, hant)
const coloursIn = inEveryLanguage(enColours, hansColours, hantColours)

/** A team's calendar for a feed in this language (Y-29); names stay as they were written. Null for no team of that day. */
export function teamCalendarIn(language: Language, day: DayView, teamId: string) {
  const team = day.teams.find(({ id }) => id === teamId)
  if (!team) return null
  const texts = textsIn(language)
  const wording = {
    texts,
    names: tournamentNames(language),
    words: tournamentWords(language),
    colours: coloursIn(language),
  }
  return { name: texts.calendar(team.name, day.name), entries: teamAgenda(day, teamId, wording) }
}
