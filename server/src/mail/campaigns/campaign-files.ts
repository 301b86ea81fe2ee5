import {
  FILE_KINDS,
  type FileKind,
  type FileRefusal,
  fileNameOf,
  fileRefusal,
  kindOfFile,
} from '@touchline/domain/mail/attached-file.ts'
import { present } from '@touchline/domain/present.ts'
import type { DeskQuery } from '../../graphql/read/desk-query.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import type { AttachedFile } from '../outbox/smtp.ts'
import { lockCampaign } from './campaign-store.ts'

/** A file of an email, without its content. */
interface CampaignFile {
  id: string
  name: string
  kind: FileKind
  size: number
}

export const filesOf = (sql: Sql | Transaction, campaignId: string): Promise<CampaignFile[]> =>
  sql<CampaignFile[]>`
    select id, name, kind, size from campaign_files where campaign_id = ${campaignId} order by number`

/** The files attached to an email. */
export const deskCampaignFiles: DeskQuery = {
  tokenArea: 'EMAILS',
  read: async ({ sql }, { id }: { id: string }) => ({ items: [...(await filesOf(sql, id))] }),
}

interface Given {
  /** Made by the browser, so that sending a file twice stores it once. */
  id: string
  campaignId: string
  name: string
  bytes: Uint8Array
  by: string
  now: Date
}

/** Adds a file to a draft; files of an email that is being sent cannot change. */
export function addFile(sql: Sql, given: Given): Promise<'ADDED' | 'NOT_FOUND' | 'NO_DRAFT' | FileRefusal> {
  const { id, campaignId, name, bytes, by, now } = given
  return sql.begin(async (tx) => {
    const campaign = await lockCampaign(tx, campaignId)
    if (!campaign) return 'NOT_FOUND'
    const files = await filesOf(tx, campaignId)
    if (files.some((file) => file.id === id)) return 'ADDED'
    if (campaign.status !== 'DRAFT') return 'NO_DRAFT'
    const refusal = fileRefusal(bytes, files.length)
    if (refusal) return refusal
    const kind = present(kindOfFile(bytes), 'the kind of a file')
    const content = Buffer.from(bytes).toString('base64')
    // The id is taken, perhaps by another email; do not reveal more.
    const { count } = await tx`
      insert into campaign_files (id, campaign_id, name, kind, size, content, added_by, added_at)
      values (${id}, ${campaignId}, ${fileNameOf(name, kind)}, ${kind}, ${bytes.length}, ${content}, ${by}, ${now})
      on conflict (id) do nothing`
    return count === 1 ? 'ADDED' : 'NOT_FOUND'
  })
}

export function removeFile(
  sql: Sql,
  { id, campaignId }: { id: string; campaignId: string },
): Promise<'REMOVED' | 'NO_DRAFT'> {
  return sql.begin(async (tx) => {
    const campaign = await lockCampaign(tx, campaignId)
    if (campaign && campaign.status !== 'DRAFT') return 'NO_DRAFT'
    await tx`delete from campaign_files where id = ${id} and campaign_id = ${campaignId}`
    return 'REMOVED'
  })
}

/** In the form of email attachments. */
export async function attachedFiles(sql: Sql | Transaction, campaignId: string): Promise<AttachedFile[]> {
  const files = await sql<{ name: string; kind: FileKind; content: string }[]>`
    select name, kind, content from campaign_files where campaign_id = ${campaignId} order by number`
  return files.map(({ name, kind, content }) => ({
    filename: name,
    content: Buffer.from(content, 'base64'),
    contentType: FILE_KINDS[kind].type,
  }))
}
