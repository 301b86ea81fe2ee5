import * as z from 'zod'
import { CONTACT_TOPICS } from '../../contact/contact-topics.ts'
import { lineWithFields, list, noTwoAlike, paragraphWithFields, slug } from './fields.ts'

const ids = noTwoAlike<{ id: string }>((item) => item.id)

const item = z.strictObject({
  id: slug,
  topic: z.enum(CONTACT_TOPICS, `Choose one of ${CONTACT_TOPICS.join(', ')}.`),
  question: lineWithFields,
  answer: paragraphWithFields,
})
export type FaqItem = z.infer<typeof item>

export const faq = list(item).refine(ids.check, ids.message)
