import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import * as en from './emails.texts.ts'
import * as hans from './emails.texts.zh-Hans.ts'
import * as hant from './emails.texts.zh-Hant.ts'

export const moneyTexts = inEveryLanguage(en, hans, hant)
