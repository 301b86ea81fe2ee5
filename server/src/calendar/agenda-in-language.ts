import { type AgendaEntry, clubAgenda, matchEntry } from '@touchline/domain/club/agenda.ts'
import type { StoredSetting } from '@touchline/domain/club/content.ts'
import { withTexts } from '@touchline/domain/club/own-texts.ts'
import * as en from '@touchline/domain/club/season-words.texts.ts'
import * as hans from '@touchline/domain/club/season-words.texts.zh-Hans.ts'
import * as hant from '@touchline/domain/club/season-words.texts.zh-Hant.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { changeIn } from '@touchline/domain/mail/session-email.ts'
import { changeOn, programChangesOn } from '@touchline/domain/programs/session-on.ts'
import * as enColours from '@touchline/domain/tournament/people/shirt-colours.texts.ts'
import * as hansColours from '@touchline/domain/tournament/people/shirt-colours.texts.zh-Hans.ts'
import * as hantColours from '@touchline/domain/tournament/people/shirt-colours.texts.zh-Hant.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import * as enTeam from '@touchline/domain/tournament/view/team-agenda.texts.ts'
import * as hansTeam from '@touchline/domain/tournament/view/team-agenda.texts.zh-Hans.ts'
import * as hantTeam from '@touchline/domain/tournament/view/team-agenda.texts.zh-Hant.ts'
import { teamAgenda } from '@touchline/domain/tournament/view/team-agenda.ts'
import { readTranslations, translated } from '@touchline/domain/translations/translations.ts'
import type { ClubSource } from '../club/load-club.ts'
import { tournamentNames, tournamentWords } from '../tournament/tournament-texts.ts'
import { agendaTexts, calendarTexts } from './calendar-texts.ts'

type ChangedSeason = Pick<ClubContent['season'], 'changes' | 'changedPrograms'>

const seasonTexts = inEveryLanguage(en, hans, hant)

/** The club's content with translated events, as far as they are translated (Y-20). */
export function contentIn({ content, rows }: ClubSource, language: Language): ClubContent {
  const row: StoredSetting | undefined = rows.find(({ key }) => key === 'events')
  if (language === 'en' || !row?.translations) return content
  const made = readTranslations(row.translations)
  const events = withTexts(
    'events',
    content.events,
    (field, english) => translated(made, { field, english }, language).text,
  )
  return { ...content, events }
}

/** The note on that day's session: the club's own note, untranslated, and changes of single programs. */
export function sessionNoteIn(season: ChangedSeason, day: string, language: Language): string | null {
  const texts = calendarTexts(language)
  const ofPrograms = programChangesOn(season, day).flatMap((change) => {
    const program = season.changedPrograms.find(({ id }) => id === change.programId)
    return program ? [texts.programNote(program.name, changeIn(language, change), change.note)] : []
  })
  return [changeOn(season, day)?.note, ...ofPrograms].filter(Boolean).join(' ') || null
}

/** A match with its sides named in this language; other entries are returned unchanged. */
export function matchIn(
  { matches }: Pick<ClubContent, 'matches'>,
  entry: AgendaEntry,
  language: Language,
): AgendaEntry {
  // Checked first, because most entries are training, and comparing each with every match would be slow.
  if (entry.kind !== 'MATCH') return entry
  const match = matches.find((one) => matchEntry(one).uid === entry.uid)
  if (!match) return entry
  const texts = calendarTexts(language)
  return {
    ...entry,
    title: texts.match(match.home, match.away),
    who: texts.groups(match.groups.map((group) => `U${group}`)),
  }
}

/** The club's agenda for a feed in this language (Y-29); the club's notes on sessions stay untranslated. */
export function agendaIn(source: ClubSource, language: Language): AgendaEntry[] {
  const content = contentIn(source, language)
  const { seasonTitle } = seasonTexts(language)
  const { from, to } = content.facts.ages
  const who = agendaTexts(language).ages(from, to)
  return clubAgenda(content).map((entry) => {
    if (entry.kind !== 'TRAINING' || language === 'en') return matchIn(content, entry, language)
    const season = [content.season, ...content.seasons].find(
      ({ startDate, endDate }) => startDate <= entry.date && entry.date <= endDate,
    )
    if (!season) return { ...entry, who }
    const note = sessionNoteIn(season, entry.date, language)
    return { ...entry, who, title: seasonTitle(season.name), note }
  })
}

const teamTextsIn = inEveryLanguage(enTeam, hansTeam, hantTeam)
const coloursIn = inEveryLanguage(enColours, hansColours, hantColours)

/** A team's calendar for a feed in this language (Y-29), with names as written; null if there is no such team. */
export function teamCalendarIn(language: Language, day: DayView, teamId: string) {
  const team = day.teams.find(({ id }) => id === teamId)
  if (!team) return null
  const texts = teamTextsIn(language)
  const wording = {
    texts,
    names: tournamentNames(language),
    words: tournamentWords(language),
    colours: coloursIn(language),
  }
  return { name: texts.calendar(team.name, day.name), entries: teamAgenda(day, teamId, wording) }
}
