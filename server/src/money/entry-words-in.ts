import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { Language } from '@touchline/domain/languages.ts'
import * as en from '@touchline/domain/money/entry-words.texts.ts'
import * as hans from '@touchline/domain/money/entry-words.texts.zh-Hans.ts'
import * as hant from '@touchline/domain/money/entry-words.texts.zh-Hant.ts'
import { entryWords } from '@touchline/domain/money/entry-words.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import { kitNameIn } from '../kit/kit-name-in.ts'

const textsIn = inEveryLanguage(en, hans, hant)

/** Translates a reason if it is a standard sentence of ours; text typed by a user stays as it is. */
export const ownNoteIn = (language: Language, note: string): string => textsIn(language).ownNote(note)

/** Descriptions of account entries in a reader's language, for statements and emails. */
export const entryWordsIn = (language: Language, monthName = wordsIn(language).month) =>
  entryWords({
    texts: textsIn(language),
    monthName,
    itemName: (kit, item) => kitNameIn(language, kit, item),
  })
