import { folded } from '../../search-text.ts'
import type { DayView } from '../view/day-view.ts'
import { isOfTeam } from '../view/filter-games.ts'
import { shortName } from './short-name.ts'

export const LONGEST_THANKS = 280

type Official = DayView['games'][number]['officials'][number]

/** The officials whom a team can thank: everybody who was at one of its games, once each (T-28). */
export function officialsOf({ games }: Pick<DayView, 'games'>, teamId: string): Official[] {
  const met = games.filter((game) => isOfTeam(game, teamId)).flatMap(({ officials }) => officials)
  return [...new Map(met.map((official) => [official.id, official])).values()]
}

/** A typed word in three parts: anything before it, the word, and punctuation after it. */
const wordParts = (typed: string) =>
  (/^([^\p{L}\p{N}]*)(.*?)((?:['’]s)?[^\p{L}\p{N}]*)$/su.exec(typed) ?? [typed, '', typed, '']).slice(1)

const core = (typed: string | undefined) => folded(wordParts(typed ?? '')[1] ?? '')

/** The text with these people's full names shortened to a first name and an initial, however they were typed (T-18). */
export function shortenNames(text: string, names: readonly string[]): string {
  const known = names.map((name) => folded(name.trim()).split(/\s+/)).filter((words) => words.length > 1)
  const typed = text.trim().split(/\s+/)
  const shown: string[] = []
  for (let at = 0; at < typed.length; ) {
    const name = known.find((words) => words.every((word, n) => core(typed[at + n]) === word))
    const count = name?.length ?? 1
    const words = typed.slice(at, at + count)
    shown.push(name ? shortened(words) : words.join(' '))
    at += count
  }
  return shown.join(' ')
}

function shortened(words: readonly string[]): string {
  const before = wordParts(words[0] ?? '')[0]
  const after = wordParts(words.at(-1) ?? '')[2] ?? ''
  const name = shortName(words.map((word) => wordParts(word)[1]).join(' '))
  return `${before}${name}${after.replace(/^\./, '')}`
}
