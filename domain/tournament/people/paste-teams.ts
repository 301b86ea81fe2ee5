import { agesOf } from '../plan/ages.ts'
import type { Plan, Team } from '../plan/plan.ts'
import type { NewTeam } from './add-teams.ts'
import { colourNamed, knownColours, shirtColour } from './shirt-colours.ts'

export interface PastedLine {
  /** Counted from 1, as in a spreadsheet. */
  line: number
  text: string
  team: NewTeam | null
  problems: string[]
}

const COLUMNS = ['team', 'ages', 'colour', 'other', 'coach', 'phone'] as const
type Column = (typeof COLUMNS)[number]

/** What people call the columns in the first line of a sheet. */
const TITLES: Record<string, Column> = {
  team: 'team',
  name: 'team',
  'team name': 'team',
  ages: 'ages',
  age: 'ages',
  'age group': 'ages',
  division: 'ages',
  colour: 'colour',
  color: 'colour',
  shirt: 'colour',
  'other colour': 'other',
  'other color': 'other',
  'second colour': 'other',
  away: 'other',
  coach: 'coach',
  phone: 'phone',
}

const CODE = /^U([6-9]|1[0-5])(\/([7-9]|1[0-5]))?$/
const PHONE = /^\+?[\d\s().-]{7,20}$/
const LONGEST_NAME = 60

/**
 * Reads teams from lines copied out of a spreadsheet, each with what is wrong with it (T-23). Empty lines are skipped.
 * `colours` are those of the club's own teams, under the club's names for them.
 */
export function readPastedTeams(
  text: string,
  plan: Pick<Plan, 'teams' | 'divisions'>,
  colours: readonly Team['colour'][] = knownColours(plan.teams),
): PastedLine[] {
  const rows = text
    .split(/\r?\n/)
    .map((row, n) => ({ line: n + 1, text: row, cells: cellsOf(row) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first, ...others] = rows
  if (first === undefined) return []
  const titles = first.cells.map((cell) => TITLES[cell.toLowerCase()])
  const hasTitles = titles[0] !== undefined && first.cells.length > 1 && titles.slice(0, 2).every(Boolean)
  const columns = hasTitles ? titles : COLUMNS
  const named = new Set(
    plan.teams.map((team) => {
      const code = plan.divisions.find(({ id }) => id === team.divisionId)?.code ?? ''
      return key(team.name, code)
    }),
  )
  return (hasTitles ? others : rows).map(({ line, text: source, cells }) => {
    const cell = (column: Column) => cells[columns.indexOf(column)] ?? ''
    const read = readTeam(cell, named, colours)
    if (read.team) named.add(key(read.team.name, read.team.code))
    return { line, text: source, ...read }
  })
}

const key = (name: string, code: string) => `${code} ${name.toLowerCase()}`

/** Splits at tabs, as copied from a spreadsheet, or at commas or semicolons. */
function cellsOf(row: string): string[] {
  const separator = row.includes('\t') ? '\t' : row.includes(';') ? ';' : ','
  return row.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
}

function readTeam(
  cell: (column: Column) => string,
  named: ReadonlySet<string>,
  colours: readonly Team['colour'][],
) {
  const problems: string[] = []
  const name = cell('team')
  const code = ageCode(cell('ages'))
  const colour = colourNamed(cell('colour'), colours)
  const other = cell('other')
  const altColour = colourNamed(other, colours)
  const phone = cell('phone')
  if (name === '') problems.push('The team has no name.')
  if (name.length > LONGEST_NAME) problems.push(`The name is too long: at most ${LONGEST_NAME} characters.`)
  if (code === null) problems.push(`Write the ages as U9 or U8/9, not “${cell('ages')}”.`)
  if (colour === null && cell('colour') !== '') problems.push(`We don’t know the colour “${cell('colour')}”.`)
  if (other !== '' && altColour === null) problems.push(`We don’t know the colour “${other}”.`)
  if (phone !== '' && !PHONE.test(phone)) problems.push(`“${phone}” isn’t a phone number.`)
  if (code !== null && named.has(key(name, code))) problems.push(`${code} already has a team with this name.`)
  if (problems.length > 0 || code === null) return { team: null, problems }
  const team: NewTeam = {
    name,
    code,
    colour: colour ?? shirtColour('White'),
    altColour,
    coachName: cell('coach'),
    coachPhone: phone || null,
  }
  return { team, problems }
}

/** 'u9', 'U 9', '9', 'U8-9' → 'U9', 'U8/9'; null for anything else. */
function ageCode(text: string): string | null {
  const code = `U${text.toUpperCase().replace(/[\sU]/g, '').replace(/[-–]/, '/')}`
  return CODE.test(code) && agesOf(code).length > 0 ? code : null
}
