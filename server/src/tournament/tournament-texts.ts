import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import * as enNames from '@touchline/domain/tournament/plan/names.texts.ts'
import * as hansNames from '@touchline/domain/tournament/plan/names.texts.zh-Hans.ts'
import * as hantNames from '@touchline/domain/tournament/plan/names.texts.zh-Hant.ts'
import * as enWords from '@touchline/domain/words.texts.ts'
import * as hansWords from '@touchline/domain/words.texts.zh-Hans.ts'
import * as hantWords from '@touchline/domain/words.texts.zh-Hant.ts'

/** The names of sides, places and divisions. */
export const tournamentNames = inEveryLanguage(enNames, hansNames, hantNames)

/** The names of days and times in a plan. */
export const tournamentWords = inEveryLanguage(enWords, hansWords, hantWords)
