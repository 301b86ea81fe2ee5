import { randomUUID } from 'node:crypto'
import { storedSettings } from '@touchline/domain/club/content.ts'
import type { TranslatedSetting } from '@touchline/domain/club/own-texts.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { present } from '@touchline/domain/present.ts'
import { type FileChange, withChanges } from '@touchline/domain/translations/translation-file.ts'
import { isWritten } from '@touchline/domain/translations/translation-work.ts'
import { type OtherLanguage, readTranslations } from '@touchline/domain/translations/translations.ts'
import { createByRules, updateByRules } from '../graphql/write/apply.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

const Program = modelNamed('Program')
const Setting = modelNamed('ClubSetting')

/** Applies the changes of a file to the current texts, row by row, by the rules of each (Y-21). */
export async function bringInFile(
  context: WriteContext,
  changes: readonly FileChange[],
  language: OtherLanguage,
): Promise<void> {
  // In a fixed order, so that two concurrent files wait for each other instead of deadlocking.
  const byRow = [...Map.groupBy(changes, rowOf)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [, ofRow] of byRow) {
    const { kind, id } = present(ofRow[0], 'a change')
    if (kind === 'program') await changeProgram(context, id, ofRow, language)
    else await changeSetting(context, kind, ofRow, language)
  }
}

const rowOf = ({ kind, id }: FileChange) => (kind === 'program' ? `program ${id}` : kind)

const edited = (json: string | null | undefined, changes: readonly FileChange[], language: OtherLanguage) =>
  JSON.stringify(withChanges(readTranslations(json), changes, language))

async function changeProgram(
  context: WriteContext,
  id: string,
  changes: readonly FileChange[],
  language: OtherLanguage,
): Promise<void> {
  const [row] = await selectRows(context.tx, Program, 'id = $1 and not _deleted', [id], 'for update')
  if (!row) return
  const translations = edited(row.translations, changes, language)
  await updateByRules(context, Program, row, { translations })
}

/** A setting that was never changed is first stored with its defaults. */
async function changeSetting(
  context: WriteContext,
  key: TranslatedSetting,
  changes: readonly FileChange[],
  language: OtherLanguage,
): Promise<void> {
  const [row] = await selectRows(context.tx, Setting, 'key = $1 and not _deleted', [key], 'for update')
  const translations = edited(row?.translations, changes, language)
  const shipped = { value: JSON.stringify(storedSettings([])[key]), published: true }
  if (!row) await createByRules(context, Setting, { id: randomUUID(), key, ...shipped, translations })
  else await updateByRules(context, Setting, row, { ...(!isWritten(row) && shipped), translations })
}
