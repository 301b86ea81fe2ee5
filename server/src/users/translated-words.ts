import type { Language } from '@touchline/domain/languages.ts'
import { PROGRAM_TEXTS } from '@touchline/domain/programs/program-texts.ts'
import type { EmailFacts } from '../mail/templates/email-facts.ts'
import { wholeWords } from '../mail/templates/mark-english.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { type TranslatedProgram, translatedProgram } from '../programs/translated-program.ts'

/** The parts of an email that can contain the club's own words. */
interface Worded {
  subject: string
  paragraphs: string[]
  facts?: EmailFacts | undefined
  english?: readonly string[] | undefined
}

type ProgramRow = Record<(typeof PROGRAM_TEXTS)[number], string | null> & { translated: string | null }

/** Translations of the club's own words into the reader's language, as far as there are any (Y-20). */
export async function translationsOf(
  tx: Sql | Transaction,
  english: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  if (language === 'en' || english.length === 0) return found
  // If two programs have the same name, the later one's translation is more current.
  const rows = await tx.unsafe<ProgramRow[]>(
    `select p.name, p.description, p.location, ${translatedProgram('p')} as translated from programs p
     where p.translations is not null and not p._deleted and array[p.name, p.description, p.location] && $1::text[]
     order by p.start_date, p.id`,
    [[...english]],
  )
  for (const { translated, ...program } of rows) {
    const inLanguages: TranslatedProgram = JSON.parse(translated ?? '{}')
    const texts = inLanguages[language] ?? {}
    for (const field of PROGRAM_TEXTS) {
      const [from, to] = [program[field], texts[field]]
      if (from && to) found.set(from, to)
    }
  }
  return found
}

/** Replaces those words by translations, in the same places where they would be marked as English (Y-11). */
export function inTranslation<Email extends Worded>(
  words: Email,
  translations: ReadonlyMap<string, string>,
): Email {
  const { subject, paragraphs, facts, english = [] } = words
  // Longer words are matched first and kept even without a translation, so that no part of them is replaced.
  const pattern = wholeWords(english.filter(Boolean))
  if (translations.size === 0 || !pattern) return words
  const translated = (text: string) => text.replaceAll(pattern, (found) => translations.get(found) ?? found)
  return {
    ...words,
    subject: translated(subject),
    paragraphs: paragraphs.map(translated),
    facts: facts?.where ? { ...facts, where: translated(facts.where) } : facts,
    english: english.filter((text) => !translations.has(text)),
  }
}
