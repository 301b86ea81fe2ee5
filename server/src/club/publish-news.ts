import { randomUUID } from 'node:crypto'
import { storedSettings } from '@touchline/domain/club/content.ts'
import { publishDue, withMoved } from '@touchline/domain/club/news-drafts.ts'
import type { NewsDraft } from '@touchline/domain/club/schemas/news.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { readTranslations } from '@touchline/domain/translations/translations.ts'
import { createByRules, updateByRules } from '../graphql/write/apply.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { callJob } from '../jobs/job.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { readBasicRows } from './load-club.ts'

const Setting = modelNamed('ClubSetting')

export const PUBLISH_NEWS_JOB = 'publish-news'

/** Publishes saved drafts that are due, and calls the job, which schedules itself for the next one. */
export async function followDrafts(context: WriteContext): Promise<void> {
  await publishDueNews(context)
  await callJob(context.tx, PUBLISH_NEWS_JOB)
}

/** Locks the drafts before the news; all code that needs both must do so. */
export async function publishDueNews(context: WriteContext): Promise<void> {
  const { tx, now } = context
  const drafts = await settingNamed(tx, 'newsDrafts', 'for update')
  if (!drafts) return
  const row = await settingNamed(tx, 'news', 'for update')
  const { news } = storedSettings([...(await readBasicRows(tx)), ...(row?.published ? [row] : [])])
  const after = publishDue({ news, newsDrafts: draftsIn(drafts) }, now)
  if (!after) return
  const translations = withMoved(
    readTranslations(row?.translations),
    readTranslations(drafts.translations),
    after.moved,
  )
  await updateByRules(context, Setting, drafts, { value: JSON.stringify(after.newsDrafts) })
  const published = {
    value: JSON.stringify(after.news),
    published: true,
    translations: JSON.stringify(translations),
  }
  if (row) await updateByRules(context, Setting, row, published)
  else await createByRules(context, Setting, { id: randomUUID(), key: 'news', ...published })
}

/** Posts that are not published yet. */
export const readDrafts = async (sql: Sql): Promise<NewsDraft[]> =>
  draftsIn(await settingNamed(sql, 'newsDrafts'))

const draftsIn = (row: RowOf<'ClubSetting'> | undefined): NewsDraft[] =>
  storedSettings(row ? [row] : []).newsDrafts

async function settingNamed(tx: Sql | Transaction, key: string, lock: 'for update' | '' = '') {
  const [row] = await selectRows(tx, Setting, 'key = $1 and not _deleted', [key], lock)
  return row
}
