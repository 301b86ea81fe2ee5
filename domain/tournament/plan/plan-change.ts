import { WEEKDAYS } from '../../calendar-day.ts'
import type { AsIn } from '../../same-texts.ts'
import type * as words from '../../words.texts.ts'
import { dayAndTimes, shortDay, time } from '../../words.texts.ts'
import * as names from './names.texts.ts'
import * as texts from './plan-change.texts.ts'

/** What one language contributes to sentences about changes. */
interface Wording {
  texts: AsIn<typeof texts>
  names: AsIn<typeof names>
  words: Pick<AsIn<typeof words>, 'dayAndTimes' | 'shortDay' | 'time'>
}

/** A change, worded for a reader. */
interface ChangeInWords {
  text: string
  /** The parts that the desk typed: teams, pitches, rundown lines. */
  written: string[]
}

type Say = (texts: Wording['texts'], ...facts: [string, string, string]) => string

/** Every sentence that `publish.ts` writes, with its facts in order. */
const SENTENCES: readonly (readonly [RegExp, Say])[] = [
  [/^The schedule is out$/, ({ out }) => out],
  [/^The day moved (.+) → (.+)$/, ({ dayMoved }, from, to) => dayMoved(from, to)],
  [/^(.+) moved (.+) → (.+)$/, ({ moved }, what, from, to) => moved(what, from, to)],
  [/^(.+?): (.+) instead of (.+)$/, ({ instead }, match, side, before) => instead(match, side, before)],
  [/^(.+) is new$/, ({ isNew }, match) => isNew(match)],
  [/^(.+) is cancelled$/, ({ isCancelled }, match) => isCancelled(match)],
  [/^(.+) is postponed$/, ({ isPostponed }, match) => isPostponed(match)],
]

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A change of a published plan for a reader (Y-17). It is stored as the English sentence, which every release can read,
 * and the facts are parsed from that. Null for text that the desk typed itself, such as a weather notice.
 */
export function planChangeIn(wording: Wording, english: string): ChangeInWords | null {
  for (const [pattern, say] of SENTENCES) {
    const found = pattern.exec(english)
    if (!found) continue
    const [, first = '', second = '', third = ''] = found
    const facts = [first, second, third].map((fact) => ({ fact, said: factIn(wording, fact) }))
    const [one = '', two = '', three = ''] = facts.map(({ said }) => said)
    const written = facts
      .filter(({ fact, said }) => said === fact && !/^M\d+$/.test(fact))
      .map(({ fact }) => fact)
    return { text: say(wording.texts, one, two, three), written: written.filter(Boolean) }
  }
  return null
}

/**
 * Named one by one, because importing the whole module of days and times would add to every page that shows a change.
 */
const WORDS = { dayAndTimes, shortDay, time }

/** In the language of the page. */
export const planChange = (english: string): ChangeInWords | null =>
  planChangeIn({ texts, names, words: WORDS }, english)

/** A fact is a day, a time, or a side that is not known yet. A name stays as it is. */
export function factIn(wording: Pick<Wording, 'names' | 'words'>, fact: string): string {
  const { words, names } = wording
  const [, day, time] = /^(\w{3}, \w{3} \d{1,2}), (\d{1,2}:\d\d [AP]M)$/.exec(fact) ?? []
  if (day && time) return words.dayAndTimes(factIn(wording, day), factIn(wording, time))
  const [, hour, minute, half] = /^(\d{1,2}):(\d\d) ([AP]M)$/.exec(fact) ?? []
  if (hour)
    return words.time(`${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`)
  const [, name = '', month = '', date] = /^(\w{3}), (\w{3}) (\d{1,2})$/.exec(fact) ?? []
  const weekday = WEEKDAYS.find((one) => one === name.toUpperCase())
  if (weekday && MONTHS.includes(month))
    return words.shortDay(weekday, MONTHS.indexOf(month) + 1, Number(date))
  const [, result, match = ''] = /^(Winner|Loser) (M\d+)$/.exec(fact) ?? []
  if (result) return result === 'Winner' ? names.winnerOf(match) : names.loserOf(match)
  // A group has a single letter; anything longer may be the name of a team.
  const [, place, group = ''] = /^(\d+)(?:st|nd|rd|th) ([A-Z])$/.exec(fact) ?? []
  return place ? names.placeInGroup(Number(place), group) : fact
}
