import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { repositoryFiles, root } from './repository-files.ts'
import { SIMPLIFIED, TRADITIONAL } from './script-characters.ts'

const OTHERS = ['zh-Hans', 'zh-Hant'] as const
type Other = (typeof OTHERS)[number]

const HAN = /\p{Script=Han}/u
const HALF_WIDTH = /\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/u
/** Names that are the same in every language, fields that are filled in, and what leads somewhere. */
const NAMES =
  /\{\{?\w+\}?\}|name@example\.org|\b(PMFC|Interac|e-Transfer|KidSport|Jumpstart|A4K|BC Soccer|JavaScript|PDF|PIN|JPEG|PNG|Google Authenticator|Google|Microsoft Authenticator|1Password|ABCD-EFGH|U|ics)\b/g

/** Every text of a file that somebody may read, with what it says in place of facts left out. */
function textsIn(file: string, source: string): string[] {
  const found: string[] = []
  if (file.endsWith('.json')) {
    JSON.parse(source, (_key, value) => {
      if (typeof value === 'string') found.push(value)
    })
    return found
  }
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') found.push(value)
    },
    TemplateElement: ({ value }) => {
      found.push(value.cooked ?? '')
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** What is wrong with the texts of a file in Chinese, a sentence each (Y-4). */
export function chineseProblems(file: string, source: string): string[] {
  const wrong = file.includes('zh-Hans') ? TRADITIONAL : SIMPLIFIED
  return textsIn(file, source)
    .filter((text) => HAN.test(text))
    .flatMap((text) => {
      const strange = [...text].filter((character) => wrong.has(character))
      const english = text.replaceAll(NAMES, '').match(/[A-Za-z]{2,}/g) ?? []
      return [
        ...(strange.length > 0 ? [`${file}: “${text}” has ${strange.join('')} of the other script`] : []),
        ...(HALF_WIDTH.test(text) ? [`${file}: “${text}” has punctuation of half width`] : []),
        ...(english.length > 0 ? [`${file}: “${text}” has ${english.join(', ')} left in English`] : []),
      ]
    })
}

const EXPORT =
  /^export const (\w+)(?:: [^=]+)? =\s+([\s\S]*?)(?=^export const |^const |^interface |^\/\*\*|(?![\s\S]))/gm

/** By name, the facts that a text has in it: the parameters it makes use of, and the numbers it says. */
function factsIn(source: string): Map<string, string> {
  const facts = new Map<string, string>()
  for (const [, name = '', body = ''] of source.matchAll(EXPORT)) {
    const [, given, rest] = /^\(([^)]*)\)(?:: \w+)? =>([\s\S]*)/.exec(body) ?? []
    const names = (given ?? '').match(/\w+(?=[,:} ])/g) ?? []
    const used = names.filter((one) => new RegExp(`\\b${one}\\b`).test(rest ?? ''))
    const numbers = rest === undefined ? (body.match(/\d+/g) ?? []) : []
    facts.set(name, [...new Set(used), ...numbers.toSorted()].join(', '))
  }
  return facts
}

/** What is missing, left over or told of other facts in a file beside the English one. */
export function factProblems(file: string, english: string, other: string): string[] {
  const [theirs, ours] = [factsIn(english), factsIn(other)]
  const names = new Set([...theirs.keys(), ...ours.keys()])
  return [...names]
    .filter((name) => theirs.get(name) !== ours.get(name))
    .map((name) => `${file}: ${name} says (${ours.get(name)}), the English (${theirs.get(name)})`)
}

const inLanguage = (file: string, language: Other) => file.replace(/\.ts$/, `.${language}.ts`)
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

export function checkTexts(): string[] {
  const files = repositoryFiles()
  const modules = files.filter((file) => file.endsWith('.texts.ts'))
  return [
    ...modules.flatMap((file) =>
      OTHERS.map((language) => inLanguage(file, language)).flatMap((other) =>
        files.includes(other)
          ? factProblems(other, read(file), read(other))
          : [`${file} has no ${path.basename(other)} beside it`],
      ),
    ),
    ...files
      .filter((file) => OTHERS.some((language) => new RegExp(`\\.${language}\\.(ts|json)$`).test(file)))
      .flatMap((file) => chineseProblems(file, read(file))),
  ]
}
