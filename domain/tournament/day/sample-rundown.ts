import { addMinutes, dayOfMoment, minutesOf } from '../plan/moment.ts'
import type { Plan, RundownItem } from '../plan/plan.ts'
import { rundownOf } from './rundown-of.ts'

const USUAL_END = '14:30'

/** A typical tournament day to start from. Every line can be changed. The awards wait for the last match. */
export function sampleRundown(
  day: string,
  { matches, slots }: Pick<Plan, 'matches' | 'slots'>,
): RundownItem[] {
  const used = new Set(matches.map(({ slotId }) => slotId))
  const ends = slots
    .filter(({ id, start }) => used.has(id) && dayOfMoment(start) === day)
    .map(({ end }) => end)
  const end = [`${day}T${USUAL_END}`, ...ends].sort().at(-1) ?? ''
  const after = (minutes: number) => addMinutes(end, minutes).slice(11)
  return rundownOf(day, {
    '07:30': {
      minutes: 60,
      kind: 'SETUP',
      title: 'Set up, goals anchored',
      owner: 'marshals',
      needs: 'sandbags',
    },
    '08:30': { minutes: 15, kind: 'SETUP', title: 'Volunteer brief', owner: 'director' },
    '08:45': { minutes: 15, kind: 'SETUP', title: 'Referee meeting', owner: 'coordinator' },
    '09:00': { minutes: 15, kind: 'CHECKIN', title: 'Team check-in', owner: 'desk' },
    '09:15': {
      minutes: 10,
      kind: 'CEREMONY',
      title: 'Welcome, acknowledgement, fair-play promise',
      owner: 'MC',
      needs: 'PA',
      mcText: 'Good morning Richmond. Today every player plays, and every kind act counts.',
      rainText: 'Keep it to two minutes, under the roof.',
    },
    '09:30': { minutes: 150, kind: 'PLAY', title: 'Morning matches', owner: 'marshals' },
    '12:00': { minutes: 30, kind: 'MEAL', title: 'Lunch', owner: 'volunteers' },
    '12:30': {
      minutes: minutesOf(end) - minutesOf(`${day}T12:30`),
      kind: 'PLAY',
      title: 'Afternoon matches',
      owner: 'marshals',
    },
    [after(10)]: {
      minutes: 20,
      kind: 'AWARD',
      title: 'Awards, group photo',
      owner: 'MC',
      needs: 'medals, PA',
    },
    [after(45)]: { minutes: 45, kind: 'TEARDOWN', title: 'Tear down, lost and found', owner: 'everybody' },
  })
}
