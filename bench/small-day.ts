import { divisionOf } from '../domain/tournament/plan/division.ts'
import { playSlots } from '../domain/tournament/plan/make-slots.ts'
import { addMinutes } from '../domain/tournament/plan/moment.ts'
import type { Plan } from '../domain/tournament/plan/plan.ts'
import { planFrom } from '../domain/tournament/plan/read-plan.ts'
import { drawMatches } from '../domain/tournament/play/draw.ts'

export interface SmallDay {
  teams: number
  games: number
  pitches: number
}

const START = '2026-07-04T08:00'
const MINUTES = 30

/** One U10 division on pitches that it almost fills, with plenty of referees. */
export function smallDay({ teams, games, pitches }: SmallDay): Plan {
  // One more than the matches fill, and than a team needs that plays at every other one.
  const kickOffs = Math.max(Math.ceil((teams * games) / 2 / pitches), 2 * games) + 1
  const laidOut = Array.from({ length: pitches }, (_, n) => ({ id: `p${n}`, name: `Pitch ${n}`, x: n * 40 }))
  const plan = planFrom({
    venue: { name: 'Anywhere' },
    divisions: [
      divisionOf({ id: 'd', code: 'U10', pitchType: '7v7', gamesEach: games, maxMinutesPerDay: 300 }),
    ],
    groups: [{ id: 'a', divisionId: 'd', name: 'A' }],
    teams: Array.from({ length: teams }, (_, n) => ({
      id: `t${n}`,
      divisionId: 'd',
      groupId: 'a',
      name: `Team ${n}`,
      shortName: `T${n}`,
      colour: { name: `Colour ${n}`, hex: `#${(0x1f1f1f * (n + 1)).toString(16).padStart(6, '0')}` },
    })),
    pitches: laidOut.map((pitch) => ({ ...pitch, type: '7v7' })),
    slots: laidOut.flatMap(({ id }) =>
      playSlots(
        { pitchId: id, start: START, end: addMinutes(START, MINUTES * kickOffs), minutes: MINUTES },
        [],
      ),
    ),
    officials: Array.from({ length: 8 }, (_, n) => ({
      id: `o${n}`,
      name: `Official ${n}`,
      roles: ['REFEREE'],
      maxGames: 20,
    })),
  })
  const drawn = drawMatches(plan)
  if ('refusal' in drawn) throw new Error(drawn.refusal.message)
  return { ...plan, matches: drawn.matches }
}
