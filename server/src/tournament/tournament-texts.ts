import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import * as enNames from '@touchline/domain/tournament/plan/names.texts.ts'
import * as hansNames from '@touchline/domain/tournament/plan/names.texts.zh-Hans.ts'
import * as hantNames from '@touchline/domain/tournament/plan/names.texts.zh-Hant.ts'
import * as enWords from '@touchline/domain/words.texts.ts'
import * as hansWords from '@touchline/domain/words.texts.zh-Hans.ts'
import * as hantWords from '@touchline/domain/words.texts.zh-Hant.ts'

/** What sides, places and divisions are called. */
export const tournamentNames = inEveryLanguage(enNames, hansNames, hantNames)

/** What days and times of a plan are called. */
export const tournamentWords = inEveryLanguage(enWords, hansWords, hantWords)
