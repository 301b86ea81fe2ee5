import * as z from 'zod'
import { line, list, noTwoAlike, paragraph, slug, wholeNumber } from './fields.ts'

const ids = noTwoAlike<{ id: string }>((video) => video.id)

/** The files are at /media/, named after the id. */
const video = z.strictObject({
  id: slug,
  title: line,
  ageGroup: line,
  seconds: wholeNumber(1, 3_600),
  description: paragraph,
})
export type Video = z.infer<typeof video>

export const videos = list(video, { most: 20 }).refine(ids.check, ids.message)
