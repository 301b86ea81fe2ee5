import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import * as english from './away.texts.ts'
import * as simplified from './away.texts.zh-Hans.ts'
import * as traditional from './away.texts.zh-Hant.ts'

/** Shown instead of a page that cannot be rendered right now, in the language of its address (Y-18). */
export const awayTexts = inEveryLanguage(english, simplified, traditional)
