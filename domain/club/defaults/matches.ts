import type { Field } from '../schemas/field.ts'
import type { Match } from '../schemas/matches.ts'

type Sketch = Pick<Match, 'date' | 'startTime' | 'endTime' | 'home' | 'away' | 'groups' | 'kind'> & {
  note?: string
}

const SKETCHES: Sketch[] = [
  {
    date: '2025-09-19',
    startTime: '17:30',
    endTime: '18:40',
    home: 'Orcas',
    away: 'Burnaby guests',
    groups: [12, 13],
    kind: 'FRIENDLY',
  },
  {
    date: '2025-09-27',
    startTime: '14:30',
    endTime: '15:15',
    home: 'Herons',
    away: 'Foxes',
    groups: [8, 9],
    kind: 'CLUB_GAME',
  },
  {
    date: '2025-09-27',
    startTime: '15:30',
    endTime: '16:20',
    home: 'Salmon',
    away: 'Cedars',
    groups: [10, 11],
    kind: 'CLUB_GAME',
  },
  {
    date: '2025-10-03',
    startTime: '17:15',
    endTime: '18:25',
    home: 'Eagles',
    away: 'Delta guests',
    groups: [14, 15],
    kind: 'FRIENDLY',
  },
  {
    date: '2025-10-19',
    startTime: '15:00',
    endTime: '16:00',
    home: 'Otters',
    away: 'New Westminster guests',
    groups: [7],
    kind: 'FESTIVAL',
    note: 'Three short games on small fields. Everyone plays in all of them.',
  },
  {
    date: '2025-10-26',
    startTime: '14:30',
    endTime: '15:15',
    home: 'Foxes',
    away: 'Surrey guests',
    groups: [8, 9],
    kind: 'FRIENDLY',
  },
  {
    date: '2025-11-08',
    startTime: '14:30',
    endTime: '15:20',
    home: 'Cedars',
    away: 'Salmon',
    groups: [10, 11],
    kind: 'CLUB_GAME',
  },
  {
    date: '2025-11-15',
    startTime: '14:00',
    endTime: '15:10',
    home: 'Orcas',
    away: 'Ladner guests',
    groups: [12, 13],
    kind: 'FRIENDLY',
  },
  {
    date: '2025-11-23',
    startTime: '14:00',
    endTime: '15:10',
    home: 'Eagles',
    away: 'Burnaby guests',
    groups: [14, 15],
    kind: 'FRIENDLY',
  },
  {
    date: '2025-12-07',
    startTime: '14:00',
    endTime: '15:00',
    home: 'Ducklings',
    away: 'Otters',
    groups: [6, 7],
    kind: 'FESTIVAL',
    note: 'Mini World Cup weekend: bring something in the colours of a country you love.',
  },
]

/** Ten games on nine days of the fall. Two are on Fridays, the others before training. */
export const defaultMatches = ({ name, mapLink }: Field): Match[] =>
  SKETCHES.map(({ note = null, ...sketch }) => ({
    ...sketch,
    id: `${sketch.date}-${sketch.home.toLowerCase()}`,
    field: name,
    mapLink,
    status: 'ON',
    note,
  }))
