import { yearOf } from '@touchline/domain/calendar-day.ts'
import * as seasonsEn from '@touchline/domain/club/season-words.texts.ts'
import * as seasonsHans from '@touchline/domain/club/season-words.texts.zh-Hans.ts'
import * as seasonsHant from '@touchline/domain/club/season-words.texts.zh-Hant.ts'
import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import * as groupsEn from '@touchline/domain/players/age-group.texts.ts'
import * as groupsHans from '@touchline/domain/players/age-group.texts.zh-Hans.ts'
import * as groupsHant from '@touchline/domain/players/age-group.texts.zh-Hant.ts'
import { type AgeRule, ageGroup, seasonYearOf } from '@touchline/domain/players/age-group.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import type { WordsIn } from '../users/write-to-guardians.ts'
import * as en from './opening-emails.texts.ts'
import * as hans from './opening-emails.texts.zh-Hans.ts'
import * as hant from './opening-emails.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)
const groupsIn = inEveryLanguage(groupsEn, groupsHans, groupsHant)
const seasonsIn = inEveryLanguage(seasonsEn, seasonsHans, seasonsHant)

interface Coming {
  firstName: string
  birthDate: string
  program: Pick<RowOf<'Program'>, 'name' | 'startDate'>
}

type Opened = Pick<RowOf<'Season'>, 'name' | 'opensForReturning' | 'opensForAll' | 'endDate'>

/** Invites a returning family: which children, to which programs, and how quickly it is done (S-16). */
export const seasonIsOpen =
  (season: Opened, children: readonly Coming[], ages: AgeRule): WordsIn =>
  (language) => {
    const [texts, words] = [textsIn(language), wordsIn(language)]
    const { opensForReturning, opensForAll } = season
    const name = seasonsIn(language).seasonName(season.name)
    const names = words.and(children.map(({ firstName }) => firstName))
    const isFirst = opensForReturning && opensForAll && opensForReturning < opensForAll
    const inGroup = ({ birthDate, program }: Coming) => {
      const group = ageGroup(yearOf(birthDate), seasonYearOf(program.startDate), ages)
      const label = group === null ? null : groupsIn(language).groupLabel(group, yearOf(birthDate))
      return [label, program.name].filter(Boolean).join(texts.comma)
    }
    return {
      subject: texts.subject(name, names),
      paragraphs: [
        isFirst ? texts.openFirst(names, name, words.dayOfYear(opensForAll)) : texts.open(name, names),
        ...children.map((child) =>
          texts.child(child.firstName, inGroup(child), words.dayOfYear(child.program.startDate)),
        ),
        texts.filledIn,
      ],
      action: { label: texts.register(names), path: '/guardian' },
      expiresAt: new Date(`${season.endDate}T12:00:00Z`),
      english: [season.name, ...children.map(({ program }) => program.name)],
    }
  }
