import type { OtherLanguage } from '@touchline/domain/translations/translations.ts'
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser'

/** A text as a translator sees it. */
export interface PoEntry {
  /** Identifies the text within the file. */
  context: string
  english: string
  text: string
  /** A hint for the translator. */
  note?: string | undefined
  /** The English text it was made from, if that has changed since, so that it must be reviewed. */
  previous?: string | undefined
}

/** A file in the format of Weblate and Poedit. */
export function toPo(language: OtherLanguage, entries: readonly PoEntry[]): string {
  const translations: GetTextTranslations['translations'] = {}
  for (const entry of entries)
    translations[entry.context] = { ...translations[entry.context], [entry.english]: toTranslation(entry) }
  const headers = {
    Language: language,
    'Content-Type': 'text/plain; charset=utf-8',
    'Plural-Forms': 'nplurals=1; plural=0;',
  }
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8')
}

function toTranslation({ context, english, text, note, previous }: PoEntry): GetTextTranslation {
  const comments = {
    ...(note && { extracted: note }),
    ...(previous !== undefined && { flag: 'fuzzy', previous: `msgid ${JSON.stringify(previous)}` }),
  }
  return {
    msgctxt: context,
    msgid: english,
    msgstr: [text],
    ...(Object.keys(comments).length > 0 && { comments: comments as GetTextTranslation['comments'] }),
  }
}

export interface PoFile {
  language: string | undefined
  entries: Pick<PoEntry, 'context' | 'english' | 'text'>[]
  /** Entries that are marked as uncertain or not translated; these are ignored. */
  left: number
}

export function fromPo(source: string): PoFile {
  const { headers, translations } = po.parse(source)
  const all = Object.values(translations)
    .flatMap((byId) => Object.values(byId))
    .filter(({ msgid }) => msgid !== '')
  const done = all.filter(
    ({ msgstr, comments }) => msgstr[0] && !(comments?.flag ?? '').split(/,\s*/).includes('fuzzy'),
  )
  return {
    language: headers?.Language ?? headers?.language,
    entries: done.map(({ msgctxt = '', msgid, msgstr }) => ({
      context: msgctxt,
      english: msgid,
      text: msgstr[0] ?? '',
    })),
    left: all.length - done.length,
  }
}
