import { divisionOf } from '../division.ts'
import type { Division, PlanInput } from '../plan.ts'

type TeamInput = PlanInput['teams'][number]

const COLOURS = {
  Red: '#C8321F',
  Blue: '#1D5FBF',
  Yellow: '#F5C433',
  Green: '#2E9E6B',
  Orange: '#E8731A',
  Purple: '#6B3FA0',
  White: '#FFFFFF',
  Black: '#1A1A1A',
  Turquoise: '#2BB6C4',
  Pink: '#E46FA8',
} as const
type ColourName = keyof typeof COLOURS

const colour = (name: ColourName) => ({ name, hex: COLOURS[name] })

/** A team as the tables of the demo tournaments have it. */
export type TeamRow = [name: string, colour: ColourName, alt: ColourName, coach: string, phonetic?: string]

export interface DivisionRows {
  division: Partial<Division> & Pick<Division, 'code'>
  teams: TeamRow[]
}

/** 'U8/9' → 'u8-9' */
const idOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The divisions with one group each, and their teams. */
export function teamsOf(rows: readonly DivisionRows[]): Pick<PlanInput, 'divisions' | 'groups' | 'teams'> {
  const divisions = rows.map(({ division }) => divisionOf({ id: idOf(division.code), ...division }))
  return {
    divisions,
    groups: divisions.map(({ id }) => ({ id: `${id}-a`, divisionId: id, name: 'A' })),
    teams: rows.flatMap(({ teams }, n) => {
      const divisionId = divisions[n]?.id as string
      return teams.map(
        ([name, main, alt, coachName, phonetic]): TeamInput => ({
          id: idOf(name),
          divisionId,
          groupId: `${divisionId}-a`,
          name,
          shortName: name.slice(0, 12),
          colour: colour(main),
          altColour: colour(alt),
          phonetic: phonetic ?? '',
          coachName,
          coachPhone: '604-555-0100',
        }),
      )
    }),
  }
}
