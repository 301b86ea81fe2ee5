import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import { type OrderedItem, orderedName } from '@touchline/domain/kit/ordered-name.ts'
import type { Kit } from '@touchline/domain/kit/product.ts'
import * as en from '@touchline/domain/kit/shipped-kit.texts.ts'
import * as hans from '@touchline/domain/kit/shipped-kit.texts.zh-Hans.ts'
import * as hant from '@touchline/domain/kit/shipped-kit.texts.zh-Hant.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { keysOf } from '@touchline/domain/records.ts'

const namesIn = inEveryLanguage(en, hans, hant)

/** The name of an ordered item in a language: default items are translated, the club's own are not (K-23). */
export function kitNameIn(language: Language, kit: Kit, ordered: OrderedItem): string {
  const english = orderedName(kit, ordered)
  if (ordered.itemName !== null) return english
  const names = namesIn('en')
  const key = keysOf(names).find((one) => names[one] === english)
  return key ? namesIn(language)[key] : english
}
