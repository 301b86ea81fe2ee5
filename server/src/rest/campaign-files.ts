import { FILE_KINDS, FILE_TOO_LARGE, LARGEST_FILE } from '@touchline/domain/mail/attached-file.ts'
import { keysOf } from '@touchline/domain/records.ts'
import * as z from 'zod'
import { addFile, filesOf, removeFile } from '../mail/campaigns/campaign-files.ts'
import { Id, line } from './inputs.ts'
import { conflict, notFound, RestRefusal } from './refusal.ts'
import { type RestContext, type Route, route } from './route.ts'

const Files = z.object({
  items: z.array(
    z
      .object({ id: z.string(), name: z.string(), kind: z.enum(keysOf(FILE_KINDS)), size: z.int() })
      .meta({ id: 'CampaignFile' }),
  ),
})

/** Base64 is a third larger than the file. */
const LARGEST_CONTENT = Math.ceil(LARGEST_FILE / 3) * 4

const listed = async ({ pool: { sql } }: RestContext, id: string) => ({
  items: [...(await filesOf(sql, id))],
})

const onItsWay = () =>
  conflict('NO_DRAFT', 'This email is on its way, so its files can no longer be changed.')

const add = route({
  method: 'put',
  path: '/campaigns/{id}/files/{fileId}',
  summary: 'Add a file to a draft under an id that the browser has made; sent twice it is one',
  largestBody: LARGEST_CONTENT + 10_000,
  input: {
    params: { id: Id, fileId: Id },
    body: {
      name: line(1, 200),
      content: z
        .string()
        .max(LARGEST_CONTENT, FILE_TOO_LARGE)
        .regex(/^[\w+/]+={0,2}$/, 'Please choose a file.'),
    },
  },
  output: Files,
  async handler(context, { params, body }) {
    const { pool, adminEmail: by } = context
    const bytes = Buffer.from(body.content, 'base64')
    const given = { id: params.fileId, campaignId: params.id, name: body.name, bytes, by, now: pool.now() }
    const result = await addFile(pool.sql, given)
    if (result === 'NOT_FOUND') throw notFound('CAMPAIGN_NOT_FOUND', 'This email no longer exists.')
    if (result === 'NO_DRAFT') throw onItsWay()
    if (result !== 'ADDED')
      throw new RestRefusal('ValidationException', result.message, {
        code: result.code,
        fields: { content: result.message },
      })
    return listed(context, params.id)
  },
})

const remove = route({
  method: 'delete',
  path: '/campaigns/{id}/files/{fileId}',
  summary: 'Take a file out of a draft',
  input: { params: { id: Id, fileId: Id } },
  output: null,
  async handler({ pool: { sql } }, { params: { id, fileId } }) {
    if ((await removeFile(sql, { id: fileId, campaignId: id })) === 'NO_DRAFT') throw onItsWay()
  },
})

export const campaignFileRoutes: Route[] = [add, remove]
