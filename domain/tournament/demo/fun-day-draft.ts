import { addDays } from '../../calendar-day.ts'
import { playSlots } from '../plan/make-slots.ts'
import type { Plan, PlanInput } from '../plan/plan.ts'
import { planFrom } from '../plan/read-plan.ts'
import { FIVE, pitchAt, SEVEN, THREE } from './pitches.ts'
import { type DivisionRows, teamsOf } from './teams.ts'

const DIVISIONS: DivisionRows[] = [
  {
    division: { code: 'U6/7' },
    teams: [
      ['Otters', 'Orange', 'White', 'Mei'],
      ['Herons', 'Blue', 'White', 'Daniel'],
      ['Acorns', 'Green', 'Yellow', 'Priya'],
      ['Ladybugs', 'Red', 'White', 'Tomás', 'LAY-dee-bugs'],
    ],
  },
  {
    division: { code: 'U8/9' },
    teams: [
      ['Salmon', 'Pink', 'Black', 'Grace'],
      ['Ravens', 'Black', 'White', 'Amir', 'RAY-vuns'],
      ['Cedars', 'Green', 'White', 'Sofia'],
      ['Sea Stars', 'Purple', 'Yellow', 'Jun'],
    ],
  },
  {
    division: { code: 'U10/11' },
    teams: [
      ['Orcas', 'Black', 'White', 'Lena'],
      ['Kelp', 'Green', 'Yellow', 'Marcus'],
      ['Lighthouses', 'White', 'Red', 'Aiko'],
      ['Driftwood', 'Orange', 'Blue', 'Ravi'],
    ],
  },
  {
    division: { code: 'U12/13', format: '7v7', halfMinutes: 10 },
    teams: [
      ['Storm Petrels', 'Blue', 'White', 'Nadia', 'STORM PET-rulz'],
      ['Granite', 'Black', 'Yellow', 'Olu'],
      ['Fireweed', 'Pink', 'White', 'Hana'],
      ['Tidepools', 'Turquoise', 'Orange', 'Ben'],
    ],
  },
  {
    division: { code: 'U14/15', format: '7v7', halfMinutes: 10, recordsResults: false },
    teams: [
      ['Nurse Logs', 'Green', 'White', 'Elif'],
      ['Sockeyes', 'Red', 'White', 'Andre', 'SOCK-eyes'],
      ['Northwind', 'Blue', 'Yellow', 'Yuna'],
      ['Blackberries', 'Purple', 'White', 'Sam'],
    ],
  },
]

const TURF = 'Main turf'
const PITCHES = [
  pitchAt('Maple', SEVEN, [2, 2], TURF),
  pitchAt('Fir', SEVEN, [52, 2], TURF),
  pitchAt('Alder', FIVE, [2, 36], TURF),
  pitchAt('Birch', FIVE, [35, 36], TURF),
  pitchAt('Fern', THREE, [68, 36], TURF),
  pitchAt('Moss', THREE, [98, 36], TURF),
]

const OFFICIALS: NonNullable<PlanInput['officials']> = [
  { id: 'leo', name: 'Leo Marchetti', roles: ['REFEREE'], maxGames: 5, conflictTeamIds: ['nurse-logs'] },
  { id: 'ines', name: 'Inês Duarte', roles: ['REFEREE'], maxGames: 5, phonetic: 'ee-NESH' },
  { id: 'kofi', name: 'Kofi Mensah', roles: ['REFEREE'], maxGames: 5, level: 'MENTOR' },
  { id: 'wen', name: 'Wen Li', roles: ['REFEREE', 'GAME_LEADER'], maxGames: 5, isMinor: true },
  {
    id: 'ada',
    name: 'Ada Novak',
    roles: ['REFEREE', 'GAME_LEADER'],
    maxGames: 5,
    isMinor: true,
    level: 'FIRST_TIME',
  },
  { id: 'theo', name: 'Theo Grant', roles: ['REFEREE'], maxGames: 5, conflictTeamIds: ['granite'] },
]

/** The fun day before anything is drawn: 20 teams, 5 merged divisions, one turf, six referees. */
export function funDayDraft(day: string): Plan {
  const lunch = {
    id: 'lunch',
    pitchId: null,
    start: `${day}T12:00`,
    end: `${day}T12:30`,
    kind: 'MEAL',
  } as const
  return planFrom({
    theme: 'Coast and forest',
    venue: {
      name: 'Main turf',
      address: 'Richmond, BC',
      firstAidPoint: 'Tent beside Maple',
      aedPoint: 'Inside the clubhouse door',
      hospital: 'Richmond Hospital',
      lostChildPoint: 'The desk',
    },
    entryCents: 2500,
    registerBy: addDays(day, -9),
    ...teamsOf(DIVISIONS),
    pitches: PITCHES,
    slots: [
      lunch,
      ...PITCHES.flatMap(({ id }) =>
        playSlots({ pitchId: id, start: `${day}T09:30`, end: `${day}T14:30`, minutes: 30 }, [lunch]),
      ),
    ],
    officials: OFFICIALS,
    households: [
      { id: 'family-1', teamIds: ['otters', 'orcas'] },
      { id: 'family-2', teamIds: ['ravens', 'tidepools'] },
    ],
  })
}
