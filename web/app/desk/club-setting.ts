import type { SettingKey } from '@touchline/domain/club/settings.ts'
import type { Document } from '../data/documents.ts'
import { everyPage } from '../data/every-page.ts'
import type { Request } from '../data/request.ts'

const FIELDS = 'id _version _deleted key value published updatedAt translations'

const find: Document = {
  field: 'clubSettingsByKey',
  query: `query Setting($key: String!) { clubSettingsByKey(key: $key) { items { ${FIELDS} } } }`,
}
const list: Document = {
  field: 'listClubSettings',
  query: `query Settings($nextToken: String) {
    listClubSettings(limit: 500, nextToken: $nextToken) { items { ${FIELDS} } nextToken }
  }`,
}
const create: Document = {
  field: 'createClubSetting',
  query: `mutation SetSetting($input: CreateClubSettingInput!) { createClubSetting(input: $input) { ${FIELDS} } }`,
}
const update: Document = {
  field: 'updateClubSetting',
  query: `mutation ChangeSetting($input: UpdateClubSettingInput!) { updateClubSetting(input: $input) { ${FIELDS} } }`,
}

export interface KeptSetting {
  id: string
  _version: number
  _deleted: boolean | null
  key: string
  /** JSON, as text. */
  value: string
  /** False: the site shows the default that we ship. */
  published: boolean
  updatedAt: string
  /** JSON, likewise (Y-20). */
  translations: string | null
}

export async function keptSetting(request: Request, key: SettingKey): Promise<KeptSetting | null> {
  const { items } = await request<{ items: KeptSetting[] }>(find, { key })
  return items.find(({ _deleted }) => !_deleted) ?? null
}

export async function keptSettings(request: Request): Promise<KeptSetting[]> {
  const items = await everyPage<KeptSetting>((nextToken) => request(list, { nextToken }))
  return items.filter(({ _deleted }) => !_deleted)
}

export interface ToKeep {
  key: SettingKey
  value: unknown
  /** The version of the row that was loaded, to be saved over; null for the first save. */
  over: Pick<KeptSetting, 'id' | '_version'> | null
  published?: boolean
  /** Set where the translations change as well. */
  translations?: string
}

export function keepSetting(request: Request, { key, value, over, published = true, translations }: ToKeep) {
  const text = JSON.stringify(value)
  const more = translations === undefined ? {} : { translations }
  return over
    ? request<KeptSetting>(update, {
        input: { id: over.id, _version: over._version, value: text, published, ...more },
      })
    : request<KeptSetting>(create, { input: { key, value: text, published, ...more } })
}

interface TranslationsToKeep extends Pick<KeptSetting, 'value'> {
  key: SettingKey
  over: Pick<KeptSetting, 'id' | '_version'> | null
  translations: string
}

/**
 * Saves the translations of a setting along with the English they were made from: from then on that English is the
 * club's own.
 */
export function keepTranslations(
  request: Request,
  { key, over, ...texts }: TranslationsToKeep,
): Promise<KeptSetting> {
  const input = { ...texts, published: true }
  return over
    ? request<KeptSetting>(update, { input: { ...input, id: over.id, _version: over._version } })
    : request<KeptSetting>(create, { input: { ...input, key } })
}

/** One saved version, whoever saved it. */
export interface SettingVersion {
  id: string
  createdAt: string
  actorEmail: string | null
  value: unknown
  /** False: from then on the site showed the default that we ship. */
  isShown: boolean
}

const versions: Document = {
  field: 'auditEntriesByRowId',
  query: `query SettingVersions($rowId: ID!, $nextToken: String) {
    auditEntriesByRowId(rowId: $rowId, sortDirection: DESC, limit: 1000, nextToken: $nextToken) {
      items { id createdAt actorEmail after }
      nextToken
    }
  }`,
}

type Entry = Pick<SettingVersion, 'id' | 'createdAt' | 'actorEmail'> & { after: string }

/** Every version of a setting from the audit, latest first. */
export async function settingVersions(request: Request, rowId: string): Promise<SettingVersion[]> {
  const items = await everyPage<Entry>((nextToken) => request(versions, { rowId, nextToken }))
  return items.map(({ after, ...entry }) => {
    const row = JSON.parse(after) as Pick<KeptSetting, 'value' | 'published' | '_deleted'>
    return { ...entry, value: JSON.parse(row.value), isShown: row.published && !row._deleted }
  })
}
