import { dayName, listOf } from '@touchline/domain/words.ts'
import type { Words } from '../users/write-to-guardian.ts'
import type { Desk } from './desk-store.ts'

/** What is new for one team; nothing in particular when the whole schedule is. */
export interface TeamNews {
  team: string
  changes: string[]
}

export function newsLetter({ name, date }: Pick<Desk, 'name' | 'date'>, teams: readonly TeamNews[]): Words {
  const names = listOf(
    teams.map(({ team }) => team),
    'and',
  )
  const isFirst = teams.every(({ changes }) => changes.length === 0)
  const day = date ? ` on ${dayName(date)}` : ''
  return {
    subject: oneLine(isFirst ? `${name}: the schedule is out` : `${name}: matches have moved`),
    paragraphs: isFirst
      ? [`The schedule of ${name}${day} is out. ${names} can see when and where they play.`]
      : [
          `Some matches of ${name}${day} have changed.`,
          ...teams
            .filter(({ changes }) => changes.length > 0)
            .map(({ team, changes }) => `${team}: ${changes.join('; ')}.`),
          'A schedule on paper is out of date. The page always has the newest one.',
        ],
    action: { label: 'See the schedule', path: '/team-schedule' },
  }
}

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ')
