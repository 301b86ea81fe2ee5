import { addDays } from '../../calendar-day.ts'
import { zodiacAnimal } from '../day/zodiac.ts'
import { playSlots } from '../plan/make-slots.ts'
import type { Plan, PlanInput } from '../plan/plan.ts'
import { planFrom } from '../plan/read-plan.ts'
import { FIVE, NINE, pitchAt, SEVEN, THREE } from './pitches.ts'
import { type DivisionRows, teamsOf } from './teams.ts'

const DIVISIONS: DivisionRows[] = [
  {
    division: { code: 'U6' },
    teams: [
      ['Kumquats', 'Orange', 'White', 'Wing', 'KUM-kwats'],
      ['Firecrackles', 'Red', 'Yellow', 'Hoa'],
      ['Melon Seeds', 'Black', 'White', 'Minji'],
      ['Plum Petals', 'Pink', 'White', 'Oscar'],
    ],
  },
  {
    division: { code: 'U7' },
    teams: [
      ['Dumplings', 'White', 'Blue', 'Ling'],
      ['Paper Fans', 'Turquoise', 'White', 'Thu'],
      ['Rice Cakes', 'Yellow', 'Green', 'Dae', 'RICE cakes'],
      ['Peony Kids', 'Purple', 'White', 'Carla', 'PEE-uh-nee'],
    ],
  },
  {
    division: { code: 'U8' },
    teams: [
      ['Lanterns', 'Red', 'White', 'Jia'],
      ['Gong Gang', 'Yellow', 'Black', 'Peter'],
      ['Bamboo', 'Green', 'White', 'Linh'],
      ['Moonrabbits', 'White', 'Purple', 'Soo', 'MOON-rabbits'],
    ],
  },
  {
    division: { code: 'U9' },
    teams: [
      ['Koi', 'Orange', 'White', 'Farid', 'KOY'],
      ['Silk Kites', 'Blue', 'Yellow', 'Hye'],
      ['Jade', 'Green', 'White', 'Rosa'],
      ['Sparrows', 'Black', 'Pink', 'Kenji'],
    ],
  },
  {
    division: { code: 'U10' },
    teams: [
      ['Drums', 'Red', 'White', 'Anh'],
      ['Comets', 'Blue', 'White', 'Nora'],
      ['Longans', 'Yellow', 'Purple', 'Chen', 'LONG-guns'],
      ['Tidal Bells', 'Turquoise', 'Black', 'Ivo'],
    ],
  },
  {
    division: { code: 'U11' },
    teams: [
      ['Cranes', 'White', 'Red', 'Mina'],
      ['Night Market', 'Purple', 'Yellow', 'Theo'],
      ['Ginger', 'Orange', 'Black', 'Quynh', 'JIN-jer'],
      ['River Stones', 'Black', 'White', 'Asha'],
    ],
  },
  {
    division: { code: 'U12/13' },
    teams: [
      ['Cloud Nine', 'White', 'Blue', 'Dmitri'],
      ['Tangerines', 'Orange', 'White', 'Yan'],
      ['Red Threads', 'Red', 'White', 'Bora'],
      ['Pine Knots', 'Green', 'Yellow', 'Luis'],
    ],
  },
  {
    division: { code: 'U14/15', format: '9v9', play: 'FINAL' },
    teams: [
      ['Gallopers', 'Blue', 'White', 'Siu', 'GAL-up-erz'],
      ['Brass Suns', 'Yellow', 'Black', 'Helena'],
      ['Inkstones', 'Black', 'White', 'Tae'],
      ['Lychee FC', 'Pink', 'Green', 'Omar', 'LIE-chee'],
    ],
  },
]

const [EAST, WEST] = ['East turf', 'West turf']
/**
 * One turf with six small pitches. The other has four 7v7 pitches in the morning, with two 9v9 pitches drawn over them.
 */
const PITCHES = [
  pitchAt('Rat', THREE, [2, 4], EAST),
  pitchAt('Ox', THREE, [2, 34], EAST),
  pitchAt('Tiger', FIVE, [35, 4], EAST),
  pitchAt('Rabbit', FIVE, [69, 4], EAST),
  pitchAt('Dragon', FIVE, [35, 34], EAST),
  pitchAt('Snake', FIVE, [69, 34], EAST),
  pitchAt('Horse', SEVEN, [110, 0], WEST, ['dog']),
  pitchAt('Goat', SEVEN, [110, 34], WEST, ['dog']),
  pitchAt('Monkey', SEVEN, [160, 0], WEST, ['pig']),
  pitchAt('Rooster', SEVEN, [160, 34], WEST, ['pig']),
  pitchAt('Dog', NINE, [110, 0], WEST),
  pitchAt('Pig', NINE, [160, 0], WEST),
]

const HOURS = {
  '3v3': { start: '09:30', end: '15:30', minutes: 30 },
  '5v5': { start: '09:30', end: '15:30', minutes: 30 },
  '7v7': { start: '09:30', end: '12:00', minutes: 30 },
  '9v9': { start: '12:30', end: '17:10', minutes: 40 },
}

const referee = (id: string, name: string, changes: object = {}) => ({
  id,
  name,
  roles: ['REFEREE' as const],
  maxGames: 5,
  phone: '604-555-0111',
  ...changes,
})

const OFFICIALS: NonNullable<PlanInput['officials']> = [
  referee('hugo', 'Hugo Lam', { conflictTeamIds: ['lanterns'] }),
  referee('amara', 'Amara Osei', { level: 'MENTOR', phonetic: 'ah-MAH-rah' }),
  referee('jin', 'Jin Park', { isMinor: true }),
  referee('clara', 'Clara Weiss', { isMinor: true, level: 'FIRST_TIME' }),
  referee('duc', 'Duc Tran', { conflictTeamIds: ['bamboo', 'drums'], phonetic: 'DOOK' }),
  referee('zara', 'Zara Haddad'),
  referee('felix', 'Felix Roy', { isMinor: true }),
  referee('nina', 'Nina Kovacs', { level: 'MENTOR' }),
  referee('ravi', 'Ravi Anand', { conflictTeamIds: ['cloud-nine'] }),
  referee('tomas', 'Tomás Silva'),
  referee('elsie', 'Elsie Wong', { maxGames: 0 }),
  { id: 'gloria', name: 'Gloria Cheung', roles: ['MC'], phone: '604-555-0122' },
  { id: 'sanjay', name: 'Sanjay Mehta', roles: ['FIRST_AID'], phone: '604-555-0133' },
]

/** The Lunar New Year tournament before the draw: 32 teams, 8 divisions, two turfs, ten referees and one on standby. */
export function lunarNewYearDraft(day: string): Plan {
  const lionDance = {
    id: 'lion-dance',
    pitchId: null,
    start: `${day}T12:00`,
    end: `${day}T12:30`,
    kind: 'CEREMONY' as const,
    fixed: true,
  }
  return planFrom({
    theme: `Year of the ${zodiacAnimal(day)}`,
    venue: {
      name: 'Two turfs',
      address: 'Richmond, BC',
      firstAidPoint: 'Tent between the turfs',
      aedPoint: 'Beside the scoreboard',
      hospital: 'Richmond Hospital',
      lostChildPoint: 'The red lantern at the desk',
    },
    entryCents: 2500,
    registerBy: addDays(day, -16),
    ...teamsOf(DIVISIONS),
    pitches: PITCHES,
    slots: [
      lionDance,
      ...PITCHES.flatMap(({ id, type }) => {
        const { start, end, minutes } = HOURS[type as keyof typeof HOURS]
        return playSlots({ pitchId: id, start: `${day}T${start}`, end: `${day}T${end}`, minutes }, [
          lionDance,
        ])
      }),
    ],
    officials: OFFICIALS,
    households: [
      { id: 'family-1', teamIds: ['kumquats', 'koi'] },
      { id: 'family-2', teamIds: ['dumplings', 'drums'] },
      { id: 'family-3', teamIds: ['lanterns', 'cranes', 'gallopers'] },
      { id: 'family-4', teamIds: ['silk-kites', 'red-threads'] },
    ],
  })
}
