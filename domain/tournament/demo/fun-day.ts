import { addDays } from '../../calendar-day.ts'
import { nth } from '../../nth.ts'
import { rundownOf } from '../day/rundown-of.ts'
import { shortName } from '../people/short-name.ts'
import { onAnotherDay } from '../plan/new-plan.ts'
import type { Match, Plan } from '../plan/plan.ts'
import { publish } from '../plan/publish.ts'
import type { DemoTournament } from './demo-tournament.ts'
import { funDayDraft } from './fun-day-draft.ts'
import { funDayChildren } from './fun-day-players.ts'
import { FUN_DAY } from './placings.ts'
import { planned } from './planned.ts'

const MOMENTS = [
  'Both teams cheered the first pass over halfway.',
  'A goalkeeper and a striker swapped places and laughed all game.',
  'Six players helped to look for one lost shoe.',
  'The smallest player took every kick-in of the second half.',
]

/** The fun day as families see it before it is played. */
export function funDayPlan(day: string): Plan {
  const draft = funDayDraft(day)
  const players = funDayChildren(draft.teams).map(({ teamId, name, shirtNo }) => ({
    teamId,
    playerId: null,
    displayName: shortName(name),
    shirtNo,
  }))
  const plan = planned({ ...draft, players, rundown: rundown(day) }, day, FUN_DAY)
  return publish(plan, null, { at: `${addDays(day, -3)}T18:00:00Z`, by: 'Demo desk' })
}

/** A finished one: everybody played, no scores, and the cards are about fair play (T-9). */
export function finishedFunDay(day: string, published = funDayPlan(day)): DemoTournament {
  const finished: Plan = {
    ...published,
    matches: published.matches.map((match, n) => finishedMatch(day, match, n)),
    assignments: published.assignments.map((assignment) => ({ ...assignment, state: 'CHECKED_IN' })),
    rundown: published.rundown.map((item) => ({ ...item, done: true })),
    awards: published.divisions.map(({ id }, n) => ({
      id: `fair-play-${id}`,
      divisionId: id,
      kind: 'FAIR_PLAY',
      teamId: published.teams.find(({ divisionId }) => divisionId === id)?.id ?? null,
      presenter: 'The referees',
      order: n + 1,
    })),
  }
  return {
    slug: 'fun-day',
    name: 'Fun Day',
    kind: 'FUN_DAY',
    date: day,
    status: 'FINISHED',
    revision: finished.revision,
    plan: finished,
  }
}

const SEASONS = ['Winter', 'Spring', 'Summer', 'Fall'] as const

/** The next one: the same teams and times on another day, without any results. */
export function comingFunDay(
  last: { day: string; plan: Plan },
  day: string,
  publishedOn: string,
): DemoTournament {
  const season = nth(SEASONS, Math.floor((Number(day.slice(5, 7)) % 12) / 3))
  const moved = { ...onAnotherDay(last.plan, last.day, day), registerBy: addDays(day, -9), changes: [] }
  const plan = publish({ ...moved, revision: 0 }, null, { at: `${publishedOn}T18:00:00Z`, by: 'Demo desk' })
  return {
    slug: `${season.toLowerCase()}-fun-day-${day.slice(0, 4)}`,
    name: `${season} Fun Day`,
    kind: 'FUN_DAY',
    date: day,
    status: 'PUBLISHED',
    revision: plan.revision,
    plan,
  }
}

const finishedMatch = (day: string, match: Match, n: number): Match => ({
  ...match,
  status: 'FINISHED',
  card: {
    receivedAt: `${day}T22:00:00Z`,
    enteredBy: 'Demo desk',
    verifiedBy: 'Demo desk',
    entryKey: `demo-${match.id}`,
    disputed: '',
    everyonePlayed: true,
    homeStar: 'Helped an opponent up',
    awayStar: 'Thanked the referee',
    funMoment: nth(MOMENTS, n % MOMENTS.length),
  },
})

const rundown = (day: string) =>
  rundownOf(day, {
    '08:00': {
      minutes: 45,
      kind: 'SETUP',
      title: 'Set up, goals anchored',
      owner: 'marshals',
      needs: 'sandbags',
    },
    '08:45': { minutes: 15, kind: 'SETUP', title: 'Referee meeting', owner: 'coordinator', place: 'Tent' },
    '09:00': { minutes: 20, kind: 'CHECKIN', title: 'Team check-in', owner: 'desk', place: 'Desk' },
    '09:20': {
      minutes: 5,
      kind: 'CEREMONY',
      title: 'Welcome and fair-play promise',
      owner: 'MC',
      needs: 'PA',
      mcText: 'Good morning Richmond. Today every player plays, and every kind act counts.',
      rainText: 'Keep it to one minute, under the roof.',
    },
    '09:30': { minutes: 150, kind: 'PLAY', title: 'Morning waves, every 30 minutes', owner: 'marshals' },
    '12:00': { minutes: 30, kind: 'MEAL', title: 'Lunch', owner: 'volunteers', place: 'Tent' },
    '12:05': {
      minutes: 10,
      kind: 'AWARD',
      title: 'Medals, youngest divisions',
      owner: 'MC',
      needs: 'medals',
    },
    '12:30': { minutes: 120, kind: 'PLAY', title: 'Afternoon waves, every 30 minutes', owner: 'marshals' },
    '14:30': {
      minutes: 20,
      kind: 'AWARD',
      title: 'Medals and group photo',
      owner: 'MC',
      needs: 'medals, PA',
    },
    '14:50': { minutes: 40, kind: 'TEARDOWN', title: 'Tear down, lost and found', owner: 'everybody' },
  })
