import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import type { Email } from '../mail/outbox/outbox.ts'
import { emailParts } from '../mail/templates/email.ts'
import * as en from './email.texts.ts'
import * as hans from './email.texts.zh-Hans.ts'
import * as hant from './email.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)

interface Signed {
  to: string
  childCount: number
  reference: string
  form: { version: string; title: string; text: string[]; statements: string[] }
  at: Date
  /** The language in which the form was read. */
  language: Language
}

/**
 * The signer's copy: the club's text and the ticked statements, in the binding English version (Y-5). Because anybody
 * may have entered the address, it contains nothing that was typed, neither names nor health notes; the desk
 * finds those by the reference.
 */
export function waiverEmail({ to, childCount, reference, form, at, language }: Signed): Email {
  const texts = textsIn(language)
  const title = texts.title(form.title)
  const ticked = form.statements.map((statement) => `✓ ${statement}`)
  const parts = emailParts({
    title,
    paragraphs: [
      texts.signedOn(wordsIn(language).moment(at), childCount, reference),
      texts.youRead(form.version),
      ...form.text,
      texts.youTicked,
      ...ticked,
      texts.hasChanged,
    ],
    language,
    english: [form.title, ...form.text, ...ticked],
  })
  return { to, subject: texts.subject(title, reference), ...parts }
}
