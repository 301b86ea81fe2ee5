import { yearOf } from '../calendar-day.ts'
import { type AgeRule, ageGroup, seasonYearOf } from '../players/age-group.ts'
import {
  type ChildSession,
  childSessions,
  holdsPlace,
  type TrainingPlan,
} from '../programs/child-sessions.ts'
import { sessionOn } from '../programs/session-on.ts'
import { seasonPhase } from '../seasons/season-on.ts'
import { listOf } from '../words.ts'
import * as texts from './agenda.texts.ts'
import { type AgendaContent, type AgendaEntry, eventEntry, inOrderOfTime, matchEntry } from './agenda.ts'
import type { Match } from './schemas/matches.ts'
import { arriveAt } from './season-words.ts'

export interface AgendaChild {
  firstName: string
  birthDate: string
  registrations: readonly TrainingPlan[]
}

/** How an entry names the children, in the language of the calendar's reader. */
export interface AgendaWords {
  and: (names: readonly string[]) => string
  childSession: (program: string, names: string) => string
}

/** The page's language. The server passes its own, because it writes to readers of every language. */
const OF_PAGE: AgendaWords = { and: (names) => listOf(names, 'and'), childSession: texts.childSession }

/**
 * What concerns these children: the sessions of their plans, the matches of their age groups, and the club's events
 * (C-9).
 */
export function familyAgenda(
  content: AgendaContent,
  children: readonly AgendaChild[],
  words: AgendaWords = OF_PAGE,
): AgendaEntry[] {
  const playing = children.filter(({ registrations }) => registrations.some(holdsPlace))
  if (playing.length === 0) return []
  return inOrderOfTime([
    ...sessionEntries(content, playing, words),
    ...content.matches.flatMap((match) => matchOf(match, playing, content.facts.ages, words)),
    ...content.events.map(eventEntry),
  ])
}

const namesOf = (children: readonly AgendaChild[], { and }: AgendaWords) =>
  and(children.map(({ firstName }) => firstName))

/** Children who train together share one entry. */
function sessionEntries(
  content: AgendaContent,
  children: readonly AgendaChild[],
  words: AgendaWords,
): AgendaEntry[] {
  const together = new Map<string, { session: ChildSession; who: AgendaChild[] }>()
  for (const child of children)
    for (const session of childSessions(child.registrations)) {
      const uid = `session-${session.program.id}-${session.day}`
      const known = together.get(uid)
      if (!known) together.set(uid, { session, who: [child] })
      else if (!known.who.includes(child)) known.who.push(child)
    }
  return [...together].map(([uid, { session, who }]) => {
    const names = namesOf(who, words)
    const title = words.childSession(session.program.name, names)
    return { ...sessionEntry(content, uid, session, names), title }
  })
}

function sessionEntry(
  { season: shown, seasons, field }: AgendaContent,
  uid: string,
  { day, program, ...session }: ChildSession,
  who: string,
): AgendaEntry {
  const season = seasons.find((one) => seasonPhase(one, day) === 'RUNNING') ?? shown
  const { place: changed, ...onDay } = sessionOn(season, { day, ...session }, program)
  const place = changed ?? field.name
  return {
    uid,
    kind: 'TRAINING',
    title: program.name,
    date: day,
    endDate: null,
    ...onDay,
    arrive: onDay.startTime && arriveAt({ ...season, startTime: onDay.startTime }),
    who,
    place,
    mapLink: place === field.name ? field.mapLink : null,
    page: '/guardian',
    sequence: season.version,
  }
}

function matchOf(
  match: Match,
  children: readonly AgendaChild[],
  ages: AgeRule,
  words: AgendaWords,
): AgendaEntry[] {
  const seasonYear = seasonYearOf(match.date)
  const who = children.filter(({ birthDate }) => {
    const group = ageGroup(yearOf(birthDate), seasonYear, ages)
    return group !== null && match.groups.includes(group)
  })
  return who.length === 0 ? [] : [{ ...matchEntry(match), who: namesOf(who, words) }]
}
