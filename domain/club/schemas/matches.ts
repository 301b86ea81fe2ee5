import * as z from 'zod'
import { day, line, link, list, noTwoAlike, paragraph, slug, state, time, wholeNumber } from './fields.ts'

const MATCH_KINDS = ['FRIENDLY', 'FESTIVAL', 'CLUB_GAME'] as const

const ids = noTwoAlike<{ id: string }>((match) => match.id)

/** A game day to come. No result is stored here: U13 and younger have none (G-2). */
const match = z
  .strictObject({
    id: slug,
    date: day,
    startTime: time,
    endTime: time,
    /** The name of a team, ours or a guest's; ours are drawn in their colour. */
    home: line,
    away: line,
    groups: list(wholeNumber(6, 15), { least: 1, most: 10 }),
    field: line,
    mapLink: link,
    kind: z.enum(MATCH_KINDS, `Choose one of ${MATCH_KINDS.join(', ')}.`),
    status: state,
    note: paragraph.nullable(),
  })
  .refine(({ startTime, endTime }) => startTime < endTime, {
    path: ['endTime'],
    message: 'The game has to end after it starts.',
  })
  .refine(({ home, away }) => home !== away, {
    path: ['away'],
    message: 'A team can’t play against itself.',
  })
export type Match = z.infer<typeof match>

export const matches = list(match, { most: 300 }).refine(ids.check, ids.message)
