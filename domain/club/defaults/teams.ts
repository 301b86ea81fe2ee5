import { ballSizeFor } from '../../kit/sizes.ts'
import { type AgeRule, ageGroup, clubBirthYears, seasonYearOf } from '../../players/age-group.ts'
import { listOf } from '../../words.ts'
import { lineupWords, rulesOfPlay } from '../rules-of-play.ts'
import type { Team } from '../schemas/teams.ts'
import type { Basics } from './base.ts'
import * as texts from './teams.texts.ts'
import { TO_REPLACE } from './to-replace.ts'

const white = { name: 'White', hex: '#FFFFFF' }
const charcoal = { name: 'Charcoal', hex: '#333B40' }

interface Sketch extends Pick<Team, 'name' | 'colour' | 'altColour' | 'groups'> {
  coach: 'anita' | 'marco' | 'mei' | 'sam'
}

const SKETCHES: Sketch[] = [
  {
    name: 'Ducklings',
    colour: { name: 'Yellow', hex: '#F2C230' },
    altColour: charcoal,
    groups: [6],
    coach: 'anita',
  },
  { name: 'Otters', colour: { name: 'Teal', hex: '#128C7E' }, altColour: white, groups: [7], coach: 'marco' },
  {
    name: 'Herons',
    colour: { name: 'Sky blue', hex: '#3D93D1' },
    altColour: white,
    groups: [8, 9],
    coach: 'marco',
  },
  {
    name: 'Foxes',
    colour: { name: 'Orange', hex: '#E8762B' },
    altColour: charcoal,
    groups: [8, 9],
    coach: 'marco',
  },
  {
    name: 'Salmon',
    colour: { name: 'Pink', hex: '#E0607E' },
    altColour: charcoal,
    groups: [10, 11],
    coach: 'mei',
  },
  {
    name: 'Cedars',
    colour: { name: 'Green', hex: '#2B7A4B' },
    altColour: white,
    groups: [10, 11],
    coach: 'mei',
  },
  {
    name: 'Orcas',
    colour: { name: 'Navy', hex: '#1D3461' },
    altColour: white,
    groups: [12, 13],
    coach: 'sam',
  },
  {
    name: 'Eagles',
    colour: { name: 'Red', hex: '#C6362C' },
    altColour: white,
    groups: [14, 15],
    coach: 'sam',
  },
]

/** One or two teams per age. The format of play comes from the rules of play. */
export const defaultTeams = ({ season, facts }: Pick<Basics, 'season' | 'facts'>): Team[] =>
  SKETCHES.map(({ coach, ...sketch }) => ({
    ...sketch,
    id: sketch.name.toLowerCase(),
    birthYears: birthYearsOf(sketch.groups, seasonYearOf(season.startDate), facts.ages),
    days: season.days,
    coach: TO_REPLACE.coaches.find(({ id }) => id === coach)?.name ?? '',
    format: formatOf(sketch.groups),
    ball: texts.ball(listOf([...new Set(sketch.groups.map(ballSizeFor))], 'or')),
    forming: null,
  }))

function birthYearsOf(groups: readonly number[], seasonYear: number, ages: AgeRule): number[] {
  const { min, max } = clubBirthYears(seasonYear, ages)
  const years = Array.from({ length: max - min + 1 }, (_, n) => min + n)
  return years.filter((year) => groups.includes(ageGroup(year, seasonYear, ages) ?? 0))
}

function formatOf([group = 6]: readonly number[]): string {
  const lineup = rulesOfPlay(group)?.lineups[0]
  return lineup ? lineupWords(lineup) : ''
}
