import { type GetTextTranslations, po } from 'gettext-parser'
import type { Entry, Other } from './text-entries.ts'

/** A file as Weblate and Poedit have it. */
export function toPo(language: Other, entries: readonly Entry[]): string {
  const translations: GetTextTranslations['translations'] = {}
  for (const { context, english, text, note } of entries)
    translations[context] = {
      [english]: {
        msgctxt: context,
        msgid: english,
        msgstr: [text],
        ...(note && { comments: { extracted: note } }),
      },
    }
  const headers = {
    Language: language,
    'Content-Type': 'text/plain; charset=utf-8',
    'Plural-Forms': 'nplurals=1; plural=0;',
  }
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8')
}

export interface PoFile {
  language: string | undefined
  entries: Omit<Entry, 'note'>[]
  /** Marked as uncertain, or not translated: these stay as they are. */
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
    language: headers.Language ?? headers.language,
    entries: done.map(({ msgctxt = '', msgid, msgstr }) => ({
      context: msgctxt,
      english: msgid,
      text: msgstr[0] ?? '',
    })),
    left: all.length - done.length,
  }
}
