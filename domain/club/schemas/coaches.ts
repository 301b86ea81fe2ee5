import * as z from 'zod'
import { line, link, list, paragraph, slug } from './fields.ts'

const coach = z.strictObject({
  id: slug,
  name: line,
  ages: line,
  languages: list(line, { least: 1, most: 10 }),
  certificates: list(line, { most: 10 }),
  favouriteGame: paragraph,
  toParents: paragraph,
  /** An exercise for five minutes at home with everyday things. */
  tryAtHome: paragraph,
  /** The address of a picture. Without one, a coach is shown as a shirt with an initial. */
  photo: link.optional(),
})
export type Coach = z.infer<typeof coach>

export const coaches = list(coach, { most: 40 })
