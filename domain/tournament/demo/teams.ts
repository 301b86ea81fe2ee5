import { nth } from '../../nth.ts'
import { type ShirtColour, shirtColour } from '../people/shirt-colours.ts'
import { divisionOf } from '../plan/division.ts'
import { idOf } from '../plan/ids.ts'
import type { Division, PlanInput } from '../plan/plan.ts'

type TeamInput = PlanInput['teams'][number]

/** A team as the tables of the demo tournaments list it. */
export type TeamRow = [name: string, colour: ShirtColour, alt: ShirtColour, coach: string, phonetic?: string]

export interface DivisionRows {
  division: Partial<Division> & Pick<Division, 'code'>
  teams: TeamRow[]
}

/** The divisions, with one group each, and their teams. */
export function teamsOf(rows: readonly DivisionRows[]): Pick<PlanInput, 'divisions' | 'groups' | 'teams'> {
  const divisions = rows.map(({ division }) => divisionOf({ id: idOf(division.code), ...division }))
  return {
    divisions,
    groups: divisions.map(({ id }) => ({ id: `${id}-a`, divisionId: id, name: 'A' })),
    teams: rows.flatMap(({ teams }, n) => {
      const divisionId = nth(divisions, n).id
      return teams.map(
        ([name, main, alt, coachName, phonetic]): TeamInput => ({
          id: idOf(name),
          divisionId,
          groupId: `${divisionId}-a`,
          name,
          shortName: name.slice(0, 12),
          colour: shirtColour(main),
          altColour: shirtColour(alt),
          phonetic: phonetic ?? '',
          coachName,
          coachPhone: '604-555-0100',
        }),
      )
    }),
  }
}
