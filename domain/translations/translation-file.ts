import { quotedFields } from '../club/text-fields.ts'
import type { TranslatedKind, WrittenItem } from './translation-work.ts'
import { type OtherLanguage, type Translations, translationState } from './translations.ts'
import { type TranslatableText, translationProblem } from './translations-refusal.ts'

/** A text in a file for translators. */
export interface FileEntry {
  /** 'program/4f…/name', 'faq/rain/rain.answer' */
  context: string
  english: string
  text: string
}

interface ExportedEntry extends FileEntry {
  /** Tells the translator where the text appears. */
  note: string
  /** The English it was translated from, if that has changed since. */
  previous?: string
}

/** In bytes. A club with ten years of news has half as much text. */
export const LARGEST_TRANSLATION_FILE = 1_000_000

const contextOf = ({ kind, id }: WrittenItem, { field }: TranslatableText) => `${kind}/${id}/${field}`

/** Every text on the list in one language, translated or not (Y-27). */
export const fileEntries = (items: readonly WrittenItem[], language: OtherLanguage): ExportedEntry[] =>
  items.flatMap((item) =>
    item.texts.map((text) => {
      const made = item.translations[text.field]?.[language]
      const fields = text.hasFields ? quotedFields(text.english) : []
      return {
        context: contextOf(item, text),
        english: text.english,
        text: made?.text ?? '',
        note: [
          item.title,
          ...(fields.length > 0 ? [`Keep ${fields.map(quoted).join(', ')} as it is.`] : []),
          `At most ${text.longest} characters.`,
        ].join('\n'),
        ...(made && made.english !== text.english && { previous: made.english }),
      }
    }),
  )

const quoted = (field: string) => `{{${field}}}`

/** A translation that a file offers for a text on the list. */
export interface FileChange {
  kind: TranslatedKind
  id: string
  title: string
  field: string
  /** The English that the translator worked from. */
  english: string
  before: string
  text: string
  /** The English has changed since, so families only see it after somebody has looked at it again (Y-20). */
  isStale: boolean
}

export interface FilePlan {
  changes: FileChange[]
  /** Texts that cannot be accepted, by name, with the reason. */
  refused: { name: string; why: string }[]
  /** How many change nothing, or would replace a valid translation with an outdated one. */
  same: number
}

/** What a file would change compared with the current translations (Y-27). */
export function filePlan(
  items: readonly WrittenItem[],
  entries: readonly FileEntry[],
  language: OtherLanguage,
): FilePlan {
  const texts = new Map(
    items.flatMap((item) => item.texts.map((text) => [contextOf(item, text), { item, text }] as const)),
  )
  const plan: FilePlan = { changes: [], refused: [], same: 0 }
  const seen = new Set<string>()
  for (const entry of entries) {
    const found = texts.get(entry.context)
    const why = found && !seen.has(entry.context) ? refusalOf(entry, found.text) : unknown(seen, entry)
    seen.add(entry.context)
    if (why) plan.refused.push({ name: nameOf(entry, found?.item), why })
    else if (found) {
      const change = changeOf(entry, found, language)
      if (change) plan.changes.push(change)
      else plan.same += 1
    }
  }
  return plan
}

const unknown = (seen: ReadonlySet<string>, { context }: FileEntry) =>
  seen.has(context)
    ? 'It is in the file twice. The first one counts.'
    : 'There is no such text, or you may not change it.'

/** Anybody can put anything into a file, so long names are cut. */
const LONGEST_NAME = 120

const nameOf = ({ context, english }: FileEntry, item: WrittenItem | undefined): string =>
  `${item ? item.title : context || 'No name'}: ${english}`.slice(0, LONGEST_NAME)

function refusalOf({ text: words, english }: FileEntry, text: TranslatableText): string | null {
  const problem = translationProblem(words, text)
  if (problem) return problem
  if (english.length > text.longest) return `Its English is too long: at most ${text.longest} characters.`
  if (!text.hasFields) return null
  const [before, after] = [quotedFields(english), quotedFields(words)]
  if (before.join() === after.join()) return null
  return before.length === 0
    ? `The English quotes no field, and this does: ${after.map(quoted).join(', ')}.`
    : `These have to stay as they are: ${before.map(quoted).join(', ')}.`
}

function changeOf(
  entry: FileEntry,
  { item, text }: { item: WrittenItem; text: TranslatableText },
  language: OtherLanguage,
): FileChange | null {
  const { kind, id, title, translations } = item
  const isStale = entry.english !== text.english
  const made = translations[text.field]?.[language]
  const words = entry.text.trim()
  if (made?.text === words && made.english === entry.english) return null
  // A valid translation is not replaced by one that would not be shown.
  if (isStale && translationState(translations, text, language) === 'DONE') return null
  return {
    kind,
    id,
    title,
    field: text.field,
    english: entry.english,
    before: made?.text ?? '',
    text: words,
    isStale,
  }
}

/** Merges the translations from a file into those of a row. */
export const withChanges = (
  translations: Translations,
  changes: readonly FileChange[],
  language: OtherLanguage,
): Translations => ({
  ...translations,
  ...Object.fromEntries(
    changes.map(({ field, text, english }) => [
      field,
      { ...translations[field], [language]: { text, english } },
    ]),
  ),
})

/** Our language for the codes that translation programs use: `zh_CN`, `zh-Hant-HK`. null for any other. */
export function fileLanguage(named: string | undefined): OtherLanguage | null {
  const tag = (named ?? '').trim().replaceAll('_', '-').toLowerCase()
  if (/^zh-(hans|cn|sg)(-|$)/.test(tag)) return 'zh-Hans'
  return /^zh-(hant|tw|hk|mo)(-|$)/.test(tag) ? 'zh-Hant' : null
}
