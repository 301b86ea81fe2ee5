import type { StoredSetting } from '@touchline/domain/club/content.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { permits } from '@touchline/domain/identity/permissions.ts'
import { isKeepable } from '@touchline/domain/models/inputs.ts'
import {
  type FileEntry,
  type FilePlan,
  fileEntries,
  fileLanguage,
  filePlan,
  LARGEST_TRANSLATION_FILE,
} from '@touchline/domain/translations/translation-file.ts'
import { translationNeed } from '@touchline/domain/translations/translation-need.ts'
import {
  isWritten,
  translationWork,
  type WrittenItem,
} from '@touchline/domain/translations/translation-work.ts'
import { OTHER_LANGUAGES, type OtherLanguage } from '@touchline/domain/translations/translations.ts'
import * as z from 'zod'
import type { Caller } from '../graphql/caller.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { bringInFile } from '../translations/bring-in-file.ts'
import { fromPo, type PoFile, toPo } from '../translations/po-file.ts'
import { inWriteOrUndone } from './preview.ts'
import { conflict, RestRefusal } from './refusal.ts'
import { type Route, route } from './route.ts'

const save = route({
  method: 'get',
  path: '/translation-file',
  summary: 'What the club has written and families still read, as a PO file for translators',
  input: { query: { language: z.enum(OTHER_LANGUAGES, `Choose one of ${OTHER_LANGUAGES.join(', ')}.`) } },
  output: z.object({ content: z.string() }),
  async handler({ pool: { sql, now }, caller }, { query: { language } }) {
    const items = await readWork(sql, caller, clubDay(now()))
    return { content: toPo(language, fileEntries(items, language)) }
  },
})

const TOO_LARGE = 'This file is too large: at most 1 MB.'

const content = z
  .string('Please choose a file.')
  .max(LARGEST_TRANSLATION_FILE, TOO_LARGE)
  .refine(isKeepable, 'This is not a file of text.')

/** A character takes up to three bytes, and an escaped one two. */
const LARGEST_BODY = 3 * LARGEST_TRANSLATION_FILE + 10_000

const Plan = z.object({
  language: z.enum(OTHER_LANGUAGES),
  changes: z.array(
    z
      .object({
        kind: z.string(),
        id: z.string(),
        title: z.string(),
        field: z.string(),
        english: z.string().describe('What the translator had before them'),
        before: z.string(),
        text: z.string(),
        isStale: z.boolean().describe('The English has changed since: families still read the English'),
      })
      .meta({ id: 'TranslationChange' }),
  ),
  refused: z.array(z.object({ name: z.string(), why: z.string() })),
  same: z.int(),
  left: z.int().describe('Not translated, or marked as uncertain'),
})

const look = route({
  method: 'post',
  path: '/translation-file-preview',
  summary: 'What a PO file would change; nothing is kept',
  largestBody: LARGEST_BODY,
  input: { body: { content } },
  output: Plan,
  handler: ({ pool: { sql, now }, caller }, { body }) =>
    planFor(sql, readFile(body.content), { caller, today: clubDay(now()) }),
})

const bringIn = route({
  method: 'post',
  path: '/translation-file',
  summary: 'Take over what a PO file has translated, as the preview has shown it',
  largestBody: LARGEST_BODY,
  input: { body: { content, changes: z.int().min(1).describe('How many the preview has shown') } },
  output: Plan,
  async handler(context, { body }) {
    const file = readFile(body.content)
    return inWriteOrUndone(context, false, async (write) => {
      const plan = await planFor(write.tx, file, write)
      if (plan.changes.length !== body.changes)
        throw conflict('CHANGED', 'Somebody has changed a text meanwhile. Look at the file once more.')
      await bringInFile(write, plan.changes, plan.language)
      return plan
    })
  },
})

interface ReadFile {
  language: OtherLanguage
  entries: FileEntry[]
  left: number
}

function readFile(source: string): ReadFile {
  const { language: named, ...file } = parsed(source)
  const language = fileLanguage(named)
  if (language) return { ...file, language }
  throw badFile('This file does not say that it is in Simplified or Traditional Chinese.')
}

function parsed(source: string): PoFile {
  try {
    return fromPo(source)
  } catch {
    // The library's own message names its parsing steps, which does not help a volunteer.
    throw badFile('This is not a PO file, or it is broken.')
  }
}

const badFile = (message: string) =>
  new RestRefusal('ValidationException', message, { code: 'BAD_FILE', fields: { content: message } })

async function planFor(
  sql: Sql | Transaction,
  { language, entries, left }: ReadFile,
  { caller, today }: { caller: Caller; today: string },
): Promise<FilePlan & { language: OtherLanguage; left: number }> {
  return { language, left, ...filePlan(await readWork(sql, caller, today), entries, language) }
}

export const translationFileRoutes: Route[] = [save, look, bringIn]

type WrittenProgram = Parameters<typeof translationWork>[0]['programs'][number]

/** The club's current texts that families read, as far as the caller may translate them (Y-21, Y-22). */
export async function readWork(
  sql: Sql | Transaction,
  { permissions }: Pick<Caller, 'permissions'>,
  today: string,
): Promise<WrittenItem[]> {
  const [programs, settings] = await Promise.all([
    sql<WrittenProgram[]>`
      select id, name, description, location, end_date::text as "endDate", translations::text as translations
      from programs where not _deleted order by start_date desc, name, id`,
    sql<(StoredSetting & { published: boolean })[]>`
      select key, value::text as value, translations::text as translations, published
      from club_settings where not _deleted`,
  ])
  return translationWork({ programs, settings: settings.filter(isWritten), today }).filter(({ kind }) =>
    permits(permissions, translationNeed(kind)),
  )
}
