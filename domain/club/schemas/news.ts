import * as z from 'zod'
import { plainWords } from '../../complaints.ts'
import {
  day,
  line,
  lineWithFields,
  link,
  list,
  noTwoAlike,
  paragraph,
  paragraphWithFields,
  slug,
  time,
  unfinishedParagraph,
} from './fields.ts'

const NEWS_CATEGORIES = ['TRAINING', 'MATCH', 'EVENT', 'CLUB'] as const
const LONGEST_SUMMARY = 60
const MOST_PARAGRAPHS = 30

const slugs = noTwoAlike<{ slug: string }>((post) => post.slug)
const SAME_ADDRESS = 'Two posts have the same address. Each needs its own.'
const wordsIn = (text: string) => text.split(/\s+/).length

const post = z.strictObject({
  slug,
  date: day,
  category: z.enum(NEWS_CATEGORIES, `Choose one of ${NEWS_CATEGORIES.join(', ')}.`),
  title: lineWithFields,
  summary: paragraphWithFields.refine(
    (text) => wordsIn(text) <= LONGEST_SUMMARY,
    `This is too long: at most ${LONGEST_SUMMARY} words.`,
  ),
  body: list(paragraphWithFields, { least: 1, most: MOST_PARAGRAPHS }),
  pinned: z.boolean('Choose yes or no.'),
  /** A young reporter's words. A first name is enough. */
  quote: z.strictObject({ words: paragraph, who: line }).nullable(),
  /** Only with the consent of everybody in it. `shows` describes it for people who cannot see it. */
  photo: z.strictObject({ address: link, shows: line }).optional(),
})
export type NewsPost = z.infer<typeof post>

export const news = list(post, { most: 500 }).refine(slugs.check, SAME_ADDRESS)

const draft = post
  .omit({ date: true })
  .extend({
    summary: unfinishedParagraph,
    body: list(unfinishedParagraph, { most: MOST_PARAGRAPHS }),
    /** By the clock at the club's field; null until somebody decides. */
    publishAt: z.strictObject({ day, time }).nullable(),
    /** Publishes it at once, by the server's clock. It is never stored. */
    publishNow: z.boolean('Choose yes or no.').optional(),
  })
  .superRefine((written, context) => {
    if (!written.publishAt && !written.publishNow) return
    const { publishAt: _at, publishNow: _now, ...rest } = written
    const read = post.omit({ date: true }).safeParse(rest, { error: plainWords })
    for (const { path, message } of read.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message })
  })
export type NewsDraft = z.infer<typeof draft>

/** News that is not out yet (C-14). All but the title may be unfinished until it is to be published. */
export const newsDrafts = list(draft, { most: 100 }).refine(slugs.check, SAME_ADDRESS)
