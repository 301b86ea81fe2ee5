import { topicName } from '../../contact/contact-topics.ts'
import { withFacts } from '../content-file.ts'
import { type FaqItem, faq } from '../schemas/faq.ts'
import items from './faq.json' with { type: 'json' }

/**
 * What parents ask. Whatever can change is quoted by a field, so that an answer that the club has rewritten leaves the
 * others following the season, its prices and the field (C-12).
 */
export const defaultFaq = (): FaqItem[] => faq.parse(withFacts(items, { volunteer: topicName('VOLUNTEER') }))
