import * as z from 'zod'
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
} from './fields.ts'

const NEWS_CATEGORIES = ['TRAINING', 'MATCH', 'EVENT', 'CLUB'] as const
const LONGEST_SUMMARY = 60

const slugs = noTwoAlike<{ slug: string }>((post) => post.slug)
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
  body: list(paragraphWithFields, { least: 1, most: 30 }),
  pinned: z.boolean('Choose yes or no.'),
  /** A young reporter's words; a first name is enough. */
  quote: z.strictObject({ words: paragraph, who: line }).nullable(),
  /** Only with the yes of everybody in it; what it shows, in words, is for those who do not see it. */
  photo: z.strictObject({ address: link, shows: line }).optional(),
})
export type NewsPost = z.infer<typeof post>

export const news = list(post, { most: 500 }).refine(
  slugs.check,
  'Two posts have the same address. Each needs its own.',
)
