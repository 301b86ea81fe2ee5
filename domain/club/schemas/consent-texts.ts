import * as z from 'zod'
import { recordOf } from '../../records.ts'
import { CONSENT_TEXTS, type ConsentText } from '../../registrations/consents.ts'
import { line, list, paragraph, paragraphs } from './fields.ts'

const consentText = z.strictObject({
  /** Stored with each signature, so a changed text needs a new version (C-4). */
  version: line,
  title: line,
  text: paragraphs,
  /** The statements to tick, one box each. */
  statements: list(paragraph, { least: 1, most: 12 }),
})
type Text = z.infer<typeof consentText>

export const consents = z.strictObject(recordOf(CONSENT_TEXTS, () => consentText))
export type ConsentTexts = Record<ConsentText, Text>
