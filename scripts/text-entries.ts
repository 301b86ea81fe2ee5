import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '@touchline/domain/languages.ts'
import { repositoryFiles, root } from './repository-files.ts'
import { type Leaf, leafProblem, leavesIn, withText } from './text-leaves.ts'

export type Other = Exclude<Language, 'en'>

export const isOther = (language: string | undefined): language is Other =>
  language !== 'en' && LANGUAGES.some((one) => one === language)

/** A text as a translator sees it. */
export interface Entry {
  /** `web/app/frame/frame.texts#skip`, with a number if a function chooses between several texts. */
  context: string
  english: string
  text: string
  /** A generated hint, if the two languages choose between different numbers of texts. */
  note?: string
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
export const fileIn = (module: string, language: Other) => `${module}.${language}.ts`

/** All text modules, without their extension. */
export const textModules = (): string[] =>
  repositoryFiles()
    .filter((file) => file.endsWith('.texts.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted()

/** The texts of a module in a language, each with its English original. */
export function entriesOf(module: string, language: Other): Entry[] {
  const english = Map.groupBy(leavesIn(`${module}.ts`, read(`${module}.ts`)), ({ name }) => name)
  const file = fileIn(module, language)
  const groups = Map.groupBy(leavesIn(file, read(file)), ({ name }) => name)
  return [...groups].flatMap(([name, leaves]) =>
    leaves.map((leaf, index) => ({
      context: `${module}#${name}${leaves.length > 1 ? `.${index + 1}` : ''}`,
      ...beside(english.get(name) ?? [], leaves.length, index),
      text: leaf.text,
    })),
  )
}

/** If the languages have different numbers of variants, such as plurals, each gets all English variants. */
function beside(english: readonly Leaf[], count: number, index: number): Pick<Entry, 'english' | 'note'> {
  const own = english.length === count ? english[index] : undefined
  if (own) return { english: own.text }
  const all = english.map(({ text }) => text).join(' | ')
  return { english: all, note: `One of ${count} texts; the English has ${english.length}.` }
}

export interface Brought {
  /** The new content of each file. */
  sources: Map<string, string>
  changed: number
  /** Texts whose English original has changed since they were translated; these are not imported. */
  stale: string[]
  problems: string[]
}

/** Inserts translated texts into their modules, in memory: nothing is written if there is any problem. */
export function bringIn(language: Other, given: readonly Omit<Entry, 'note'>[]): Brought {
  const brought: Brought = { sources: new Map(), changed: 0, stale: [], problems: [] }
  const byModule = Map.groupBy(given, ({ context }) => context.slice(0, context.lastIndexOf('#')))
  const known = new Set(textModules())
  for (const [module, entries] of byModule)
    if (known.has(module)) bringInto(module, language, entries, brought)
    else brought.problems.push(`There is no module ${module}.`)
  return brought
}

function bringInto(
  module: string,
  language: Other,
  given: readonly Omit<Entry, 'note'>[],
  brought: Brought,
): void {
  const file = fileIn(module, language)
  const now = entriesOf(module, language)
  let source = read(file)
  let leaves = leavesIn(file, source)
  const places = placesOf(now, leaves)
  // From end to start, and texts nested within a fact of another text before that text.
  for (const { context, english, text } of given.toSorted(
    (a, b) => (places.get(b.context) ?? 0) - (places.get(a.context) ?? 0),
  )) {
    const place = places.get(context)
    const entry = now.find((one) => one.context === context)
    const leaf = place === undefined ? undefined : leaves[place]
    if (!leaf || !entry) brought.problems.push(`${context}: there is no such text.`)
    else if (entry.english !== english) brought.stale.push(context)
    else if (leafProblem(leaf, text))
      brought.problems.push(`${context}: “${text}” ${leafProblem(leaf, text)}.`)
    else if (text !== leaf.text) {
      source = withText(source, leaf, text)
      leaves = leavesIn(file, source)
      brought.changed += 1
    }
  }
  if (source !== read(file)) brought.sources.set(file, source)
}

/** The index of each context's text within the module. */
function placesOf(entries: readonly Entry[], leaves: readonly Leaf[]): Map<string, number> {
  const byName = [...Map.groupBy(leaves.keys(), (index) => leaves[index]?.name).values()].flat()
  return new Map(entries.map(({ context }, n) => [context, byName[n] ?? -1]))
}
