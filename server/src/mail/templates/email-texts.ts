import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import * as en from './email.texts.ts'
import * as hans from './email.texts.zh-Hans.ts'
import * as hant from './email.texts.zh-Hant.ts'

export const emailTexts = inEveryLanguage(en, hans, hant)
