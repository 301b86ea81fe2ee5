import * as z from 'zod'
import { colour, line, list, noTwoAlike, slug, weekday, wholeNumber } from './fields.ts'

const named = noTwoAlike<{ id: string }>((team) => team.id)

const team = z.strictObject({
  id: slug,
  name: line,
  colour,
  altColour: colour,
  /** 8 and 9 for a team of U8 and U9. */
  groups: list(wholeNumber(6, 15), { least: 1, most: 10 }),
  birthYears: list(wholeNumber(1990, 2100), { least: 1, most: 15 }),
  days: list(weekday, { least: 1, most: 7 }),
  coach: line,
  /** How they play, in plain words. */
  format: line,
  ball: line,
  /** Shown instead of the next match while the team is still forming. */
  forming: line.nullable(),
})
export type Team = z.infer<typeof team>

export const teams = list(team, { most: 60 }).refine(named.check, named.message)
