import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import * as en from './changed-emails.texts.ts'
import * as hans from './changed-emails.texts.zh-Hans.ts'
import * as hant from './changed-emails.texts.zh-Hant.ts'

/** Of the emails about other months and another program. */
export const changedTexts = inEveryLanguage(en, hans, hant)
