import { inEveryLanguage } from '../in-every-language.ts'
import { LANGUAGES, type Language } from '../languages.ts'
import type { Audience } from './audience.ts'
import type { CampaignText, Purpose } from './campaign-text.ts'
import * as en from './templates.texts.ts'
import * as hans from './templates.texts.zh-Hans.ts'
import * as hant from './templates.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)

export interface EmailTemplate {
  id: 'rain' | 'payment' | 'kit' | 'newsletter'
  name: string
  /** When to use it. */
  hint: string
  purpose: Purpose
  /** The group it is usually for; null leaves the chosen group alone. */
  audience: Audience | null
}

/** Starting points. Their text is in `templates.texts.ts`. */
export const EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  {
    id: 'rain',
    name: 'Training cancelled',
    hint: 'The field is closed, or it’s not safe to play.',
    purpose: 'NOTICE',
    audience: null,
  },
  {
    id: 'payment',
    name: 'Payment reminder',
    hint: 'To families with an approved place that isn’t paid yet.',
    purpose: 'NOTICE',
    audience: { kind: 'UNPAID', programId: null, group: null },
  },
  {
    id: 'kit',
    name: 'Kit pick-up',
    hint: 'To families whose order is ready.',
    purpose: 'NOTICE',
    audience: { kind: 'KIT_READY', group: null },
  },
  {
    id: 'newsletter',
    name: 'Newsletter',
    hint: 'News, new seasons and the store: only to subscribers.',
    purpose: 'NEWSLETTER',
    audience: { kind: 'EVERYBODY' },
  },
]

export function templateIn({ id }: Pick<EmailTemplate, 'id'>, language: Language): CampaignText {
  const texts = textsIn(language)
  return { subject: texts[`${id}Subject`], body: texts[`${id}Body`].join('\n\n') }
}

const GAPS = LANGUAGES.flatMap((language) =>
  EMAIL_TEMPLATES.flatMap((template) => templateIn(template, language).body.match(/<[^<>\n]+>/g) ?? []),
)

/** The first gap still to be filled in, such as `<What happened>`; null when there is none. */
export const leftToFillIn = (body: string): string | null => GAPS.find((gap) => body.includes(gap)) ?? null
