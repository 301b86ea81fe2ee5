import * as z from 'zod'
import { LANGUAGES } from '../../languages.ts'
import { CONSENT_TEXTS } from '../../registrations/consents.ts'
import { line, list } from './fields.ts'

/**
 * The binding texts that are shown in other languages: the rules page, which includes refunds and privacy, and the
 * consents.
 */
export const BINDING_TEXTS = ['RULES', ...CONSENT_TEXTS] as const
export type BindingText = (typeof BINDING_TEXTS)[number]

/** Translations that somebody at the club has compared with the English (Y-12). */
export const checkedTranslations = list(
  z.strictObject({
    text: z.enum(BINDING_TEXTS),
    language: z.enum(LANGUAGES).exclude(['en']),
    /** The version of the English text, which the translation shares. */
    version: line,
  }),
)
export type CheckedTranslations = z.infer<typeof checkedTranslations>
