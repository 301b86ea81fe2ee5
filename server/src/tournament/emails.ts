import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { Language } from '@touchline/domain/languages.ts'
import * as enChange from '@touchline/domain/tournament/plan/plan-change.texts.ts'
import * as hansChange from '@touchline/domain/tournament/plan/plan-change.texts.zh-Hans.ts'
import * as hantChange from '@touchline/domain/tournament/plan/plan-change.texts.zh-Hant.ts'
import { planChangeIn } from '@touchline/domain/tournament/plan/plan-change.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import type { WordsIn } from '../users/write-to-guardians.ts'
import type { Desk } from './desk-store.ts'
import * as en from './emails.texts.ts'
import * as hans from './emails.texts.zh-Hans.ts'
import * as hant from './emails.texts.zh-Hant.ts'
import { tournamentNames, tournamentWords } from './tournament-texts.ts'

const textsIn = inEveryLanguage(en, hans, hant)
const changeTextsIn = inEveryLanguage(enChange, hansChange, hantChange)

/** A description of the change in the reader's language. */
const changeIn = (language: Language, change: string) =>
  planChangeIn(
    { texts: changeTextsIn(language), names: tournamentNames(language), words: tournamentWords(language) },
    change,
  ) ?? { text: change, written: [change] }

/** The changes for one team; empty if the whole schedule is new. */
export interface TeamNews {
  teamId: string
  team: string
  changes: string[]
}

type AboutTournament = Pick<Desk, 'name' | 'date' | 'slug'>

/** Names are in English for every reader. */
export const newsEmail =
  ({ name, date, slug }: AboutTournament, teams: readonly TeamNews[]): WordsIn =>
  (language) => {
    const [texts, words] = [textsIn(language), wordsIn(language)]
    const names = words.and(teams.map(({ team }) => team))
    const isFirst = teams.every(({ changes }) => changes.length === 0)
    const day = date ? words.day(date) : null
    const own = new URLSearchParams([['event', slug], ...teams.map(({ teamId }) => ['team', teamId])])
    const news = teams
      .filter(({ changes }) => changes.length > 0)
      .map(({ team, changes }) =>
        texts.ofTeam(team, changes.map((change) => changeIn(language, change).text).join(texts.semicolon)),
      )
    return {
      subject: oneLine(isFirst ? texts.outSubject(name) : texts.changedSubject(name)),
      paragraphs: isFirst
        ? [texts.isOut(name, day, names)]
        : [
            // The button follows the first paragraph, so the changes must come before it.
            [texts.hasChanged(name, day), ...news].join(texts.between),
            texts.newestOnPage,
          ],
      action: { label: texts.seeSchedule, path: `/team-schedule?${own}` },
      english: [
        name,
        ...teams.flatMap(({ team, changes }) => [
          team,
          ...changes.flatMap((change) => changeIn(language, change).written),
        ]),
      ],
    }
  }

/** The whole day is cancelled. */
export const cancelledEmail =
  ({ name, date, slug }: AboutTournament): WordsIn =>
  (language) => {
    const texts = textsIn(language)
    return {
      subject: oneLine(texts.cancelledSubject(name)),
      paragraphs: [texts.isOff(name, date ? wordsIn(language).day(date) : null), texts.tellOthers],
      action: { label: texts.seePage, path: `/team-schedule?event=${encodeURIComponent(slug)}` },
      english: [name],
    }
  }

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ')
