import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import { orderedName } from '@touchline/domain/kit/ordered-name.ts'
import * as enKit from '@touchline/domain/kit/shipped-kit.texts.ts'
import * as hansKit from '@touchline/domain/kit/shipped-kit.texts.zh-Hans.ts'
import * as hantKit from '@touchline/domain/kit/shipped-kit.texts.zh-Hant.ts'
import type { Language } from '@touchline/domain/languages.ts'
import * as enEntries from '@touchline/domain/money/entry-words.texts.ts'
import * as hansEntries from '@touchline/domain/money/entry-words.texts.zh-Hans.ts'
import * as hantEntries from '@touchline/domain/money/entry-words.texts.zh-Hant.ts'
import { entryWords } from '@touchline/domain/money/entry-words.ts'
import { keysOf } from '@touchline/domain/records.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import * as en from './documents.texts.ts'
import * as hans from './documents.texts.zh-Hans.ts'
import * as hant from './documents.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)
const entryTextsIn = inEveryLanguage(enEntries, hansEntries, hantEntries)
const kitTextsIn = inEveryLanguage(enKit, hansKit, hantKit)

/** All that a paper says, in one language (Y-23). */
export function documentWords(language: Language) {
  const days = wordsIn(language)
  const wording = {
    texts: entryTextsIn(language),
    itemName: (...ordered: Parameters<typeof orderedName>) => {
      const [, { itemName }] = ordered
      return itemName ?? kitNameIn(language, orderedName(...ordered))
    },
  }
  return {
    texts: textsIn(language),
    days,
    entries: entryWords({ ...wording, monthName: days.month }),
    /** For a paper that says of which year a month is. */
    entriesWithYear: entryWords({ ...wording, monthName: days.monthAndYear }),
  }
}

/** Our own name of an item, by its English; the club's own stays as it is. */
function kitNameIn(language: Language, english: string): string {
  const names = kitTextsIn('en')
  const name = keysOf(names).find((one) => names[one] === english)
  return name ? kitTextsIn(language)[name] : english
}
