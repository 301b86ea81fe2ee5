import { placeName } from '../../words.ts'
import { withoutResults } from '../rules-of-play.ts'
import type { Promises } from '../schemas/promises.ts'
import type { Basics } from './base.ts'
import * as texts from './promises.texts.ts'

/** The club's story and philosophy. Safe sport says only what holds for every club on this site. */
export const defaultPromises = ({ facts, field }: Basics): Promises => ({
  story: texts.story({
    year: facts.foundedYear,
    ...facts.ages,
    area: placeName(facts.area),
    field: field.name,
    city: placeName(field.city),
  }),
  promises: [
    { title: texts.playFirst, text: texts.playFirstText },
    { title: texts.everyChild, text: texts.everyChildText },
    { title: texts.effort, text: `${texts.effortText}${scoreless(facts.resultsFrom)}` },
    { title: texts.families, text: texts.familiesText },
  ],
  ages: [
    { ages: '3–5', title: texts.stories, text: texts.storiesText },
    { ages: '6–8', title: texts.meAndTheBall, text: texts.meAndTheBallText },
    { ages: '9–11', title: texts.friendsWhoPass, text: texts.friendsWhoPassText },
    { ages: '12–15', title: texts.thinkingPlayers, text: texts.thinkingPlayersText },
  ],
  safeSport: texts.safeSport,
  volunteers: texts.volunteers,
})

const scoreless = (resultsFrom: number) => (withoutResults(resultsFrom) ? texts.noScores(resultsFrom) : '')
