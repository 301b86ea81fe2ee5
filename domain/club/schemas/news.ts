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
  /** A young reporter's words; a first name is enough. */
  quote: z.strictObject({ words: paragraph, who: line }).nullable(),
  /** Only with the yes of everybody in it; what it shows, in words, is for those who do not see it. */
  photo: z.strictObject({ address: link, shows: line }).optional(),
})
export type NewsPost = z.infer<typeof post>

export const news = list(post, { most: 500 }).refine(slugs.check, SAME_ADDRESS)

const draft = post
  .omit({ date: true })
  .extend({
    summary: unfinishedParagraph,
    body: list(unfinishedParagraph, { most: MOST_PARAGRAPHS }),
    /** By the clock at the club's field; null as long as nobody has decided. */
    publishAt: z.strictObject({ day, time }).nullable(),
    /** Asks for it at once, by the server's clock: nothing that is kept says so. */
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

/** What is not out yet (C-14). It may be unfinished, but for its title, until it is to be published. */
export const newsDrafts = list(draft, { most: 100 }).refine(slugs.check, SAME_ADDRESS)
