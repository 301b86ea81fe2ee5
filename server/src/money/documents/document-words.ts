import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import { entryWordsIn } from '../entry-words-in.ts'
import * as en from './documents.texts.ts'
import * as hans from './documents.texts.zh-Hans.ts'
import * as hant from './documents.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)

/** All texts of a document in one language (Y-23). */
export function documentWords(language: Language) {
  const days = wordsIn(language)
  return {
    texts: textsIn(language),
    days,
    entries: entryWordsIn(language),
    /** For documents in which months need their year. */
    entriesWithYear: entryWordsIn(language, days.monthAndYear),
  }
}
