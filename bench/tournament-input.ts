import { divisionOf } from '../domain/tournament/plan/division.ts'
import { playSlots } from '../domain/tournament/plan/make-slots.ts'
import type { Plan, PlanInput } from '../domain/tournament/plan/plan.ts'
import { planFrom } from '../domain/tournament/plan/read-plan.ts'

const DAYS = ['2026-07-04', '2026-07-05']
const GROUPS = ['A', 'B', 'C', 'D']
const COLOURS = [
  { name: 'Red', hex: '#C8321F' },
  { name: 'Blue', hex: '#1D5FBF' },
  { name: 'Yellow', hex: '#F5C433' },
  { name: 'Green', hex: '#2E9E6B' },
]

const DIVISIONS = [
  divisionOf({ id: 'u8-9', code: 'U8/9' }),
  divisionOf({ id: 'u10-11', code: 'U10/11' }),
  divisionOf({ id: 'u12-13', code: 'U12/13' }),
  divisionOf({ id: 'u14-15', code: 'U14/15', format: '9v9', play: 'SEMIS', thirdPlace: true }),
]

const pitch = (id: string, type: '5v5' | '7v7' | '9v9', x: number, minutes: number) => ({
  id,
  type,
  x,
  minutes,
})
const PITCHES = [
  pitch('one', '5v5', 0, 30),
  pitch('two', '5v5', 40, 30),
  pitch('three', '7v7', 80, 30),
  pitch('four', '7v7', 130, 30),
  pitch('five', '9v9', 180, 40),
  pitch('six', '9v9', 250, 40),
  pitch('seven', '9v9', 320, 40),
  pitch('eight', '9v9', 390, 40),
]

/** 64 teams in 4 divisions of 4 groups, 2 days, 8 pitches, 14 referees, 40 families with teams in two divisions. */
export function weekend(): Plan {
  const groups = DIVISIONS.flatMap(({ id }) =>
    GROUPS.map((name) => ({ id: `${id}-${name.toLowerCase()}`, divisionId: id, name })),
  )
  const teams: PlanInput['teams'] = groups.flatMap(({ id, divisionId, name }) =>
    COLOURS.map((colour, n) => ({
      id: `${id}${n + 1}`,
      divisionId,
      groupId: id,
      name: `${divisionId.toUpperCase()} ${name}${n + 1}`,
      shortName: `${name}${n + 1}`,
      colour,
      altColour: { name: 'White', hex: '#FFFFFF' },
    })),
  )
  const pauses = DAYS.map((day) => ({ start: `${day}T12:00`, end: `${day}T12:30` }))
  return planFrom({
    venue: { name: 'Two turfs' },
    divisions: DIVISIONS,
    groups,
    teams,
    pitches: PITCHES.map(({ id, type, x }) => ({ id, name: id, type, x })),
    slots: [
      ...pauses.map((pause, n) => ({ id: `lunch-${n}`, pitchId: null, kind: 'MEAL' as const, ...pause })),
      ...DAYS.flatMap((day) =>
        PITCHES.flatMap(({ id, minutes }) =>
          playSlots({ pitchId: id, start: `${day}T09:00`, end: `${day}T17:30`, minutes }, pauses),
        ),
      ),
    ],
    officials: Array.from({ length: 14 }, (_, n) => ({
      id: `referee-${n + 1}`,
      name: `Referee ${n + 1}`,
      roles: ['REFEREE' as const],
      isMinor: n % 3 === 0,
      conflictTeamIds: [teams[(n * 7) % 64]?.id as string],
    })),
    households: Array.from({ length: 40 }, (_, n) => ({
      id: `family-${n + 1}`,
      teamIds: [teams[(n * 11) % 64]?.id as string, teams[(n * 11 + 16 + n) % 64]?.id as string],
    })),
  })
}
