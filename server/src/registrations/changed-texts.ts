import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import * as en from './changed-emails.texts.ts'
import * as hans from './changed-emails.texts.zh-Hans.ts'
import * as hant from './changed-emails.texts.zh-Hant.ts'

/** Texts of the emails about changed months and changed programs. */
export const changedTexts = inEveryLanguage(en, hans, hant)
