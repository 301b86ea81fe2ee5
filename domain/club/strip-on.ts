import { addDays } from '../calendar-day.ts'
import { clubMidnight } from '../club-clock.ts'
import { changeWords, type SessionChange } from '../programs/session-on.ts'
import type { Season } from '../seasons/season.ts'
import type { StatusStrip } from './schemas/status-strip.ts'

const GRAVEST_FIRST: readonly SessionChange['status'][] = ['CANCELLED', 'MOVED', 'DELAYED']

/**
 * The line on every page that day. Changes to today's sessions come first, then what the club wrote by hand, then
 * changes to tomorrow's (S-18).
 */
export const stripOn = (
  { statusStrip, seasons }: { statusStrip: StatusStrip; seasons: readonly Season[] },
  today: string,
): StatusStrip =>
  stripOfDay(seasons, today, today) ?? statusStrip ?? stripOfDay(seasons, addDays(today, 1), today)

function stripOfDay(seasons: readonly Season[], day: string, today: string): StatusStrip {
  const changes = seasons.flatMap((season) =>
    season.changes
      .filter((change) => change.day === day && change.status !== 'ON')
      .flatMap((change) => {
        if (!change.programId) return [{ change, who: '' }]
        const program = season.changedPrograms.find(({ id }) => id === change.programId)
        return program ? [{ change, who: `${program.name}: ` }] : []
      }),
  )
  const state = GRAVEST_FIRST.find((status) => changes.some(({ change }) => change.status === status))
  if (!state) return null
  return {
    state,
    message: changes.map(({ change, who }) => `${who}${changeWords(change)} ${change.note}`).join(' '),
    at: clubMidnight(today).toISOString(),
  }
}
