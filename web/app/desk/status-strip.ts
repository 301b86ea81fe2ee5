import type { StatusStrip } from '@touchline/domain/club/schemas/status-strip.ts'
import type { Document } from '../data/documents.ts'
import type { Request } from '../data/request.ts'

const KEY = 'statusStrip'

const find: Document = {
  field: 'clubSettingsByKey',
  query: `query StatusStrip($key: String!) {
    clubSettingsByKey(key: $key) { items { id _version _deleted value } }
  }`,
}
const create: Document = {
  field: 'createClubSetting',
  query: `mutation SetStrip($input: CreateClubSettingInput!) { createClubSetting(input: $input) { id } }`,
}
const update: Document = {
  field: 'updateClubSetting',
  query: `mutation ChangeStrip($input: UpdateClubSettingInput!) { updateClubSetting(input: $input) { id } }`,
}

interface Kept {
  id: string
  _version: number
  _deleted: boolean | null
  value: string
}

async function keptStrip(request: Request): Promise<Kept | null> {
  const { items } = await request<{ items: Kept[] }>(find, { key: KEY })
  return items.find(({ _deleted }) => !_deleted) ?? null
}

export async function loadStrip(request: Request): Promise<StatusStrip> {
  const kept = await keptStrip(request)
  return kept ? JSON.parse(kept.value) : null
}

/** Whatever it said before: on a rainy Saturday the last word counts. null takes it down. */
export async function saveStrip(request: Request, strip: StatusStrip): Promise<void> {
  const kept = await keptStrip(request)
  const value = JSON.stringify(strip)
  if (kept) await request(update, { input: { id: kept.id, _version: kept._version, value, published: true } })
  else await request(create, { input: { key: KEY, value, published: true } })
}
