import { dayName, listOf } from '@touchline/domain/words.ts'
import type { Words } from '../users/write-to-guardians.ts'
import type { Desk } from './desk-store.ts'

/** What is new for one team; nothing in particular when the whole schedule is. */
export interface TeamNews {
  teamId: string
  team: string
  changes: string[]
}

type AboutTournament = Pick<Desk, 'name' | 'date' | 'slug'>

export function newsEmail({ name, date, slug }: AboutTournament, teams: readonly TeamNews[]): Words {
  const names = listOf(
    teams.map(({ team }) => team),
    'and',
  )
  const isFirst = teams.every(({ changes }) => changes.length === 0)
  const day = date ? ` on ${dayName(date)}` : ''
  const own = new URLSearchParams([['event', slug], ...teams.map(({ teamId }) => ['team', teamId])])
  return {
    subject: oneLine(isFirst ? `${name}: the schedule is out` : `${name}: times or places have changed`),
    paragraphs: isFirst
      ? [`The schedule of ${name}${day} is out. ${names} can see when and where they play.`]
      : [
          // The button stands behind the first paragraph: what is new comes before it.
          [
            `Something has changed for ${name}${day}.`,
            ...teams
              .filter(({ changes }) => changes.length > 0)
              .map(({ team, changes }) => `${team}: ${changes.join('; ')}.`),
          ].join(' '),
          'A schedule on paper is out of date. The page always has the newest one.',
        ],
    action: { label: 'See the schedule', path: `/team-schedule?${own}` },
  }
}

/** The whole day is off. */
export const cancelledEmail = ({ name, date, slug }: AboutTournament): Words => ({
  subject: oneLine(`${name} is cancelled`),
  paragraphs: [
    `${name}${date ? ` on ${dayName(date)}` : ''} will not take place. We are sorry.`,
    'Please tell whoever wanted to come along. The page says it as well, with what we know.',
  ],
  action: { label: 'See the page', path: `/team-schedule?event=${encodeURIComponent(slug)}` },
})

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ')
