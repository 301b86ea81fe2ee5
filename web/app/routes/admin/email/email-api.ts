import type { Language } from '@touchline/domain/languages.ts'
import type { Audience } from '@touchline/domain/mail/audience.ts'
import type { CampaignStatus } from '@touchline/domain/mail/campaign.ts'
import type { Purpose, TranslatedCampaign } from '@touchline/domain/mail/campaign-text.ts'
import type { LeftOut } from '@touchline/domain/mail/receivers.ts'
import { callRest } from '../../../data/rest.ts'
import { untilAnswered } from '../../../data/until-answered.ts'

/** What an email to a group is made of. */
export interface CampaignValues extends TranslatedCampaign {
  purpose: Purpose
  audience: Audience
}

export interface CampaignLine extends CampaignValues {
  id: string
  audienceWords: string
  status: CampaignStatus
  version: number
  sendAt: string | null
  createdBy: string
  createdAt: string
  updatedAt: string
  updatedBy: string
  startedAt: string | null
  finishedAt: string | null
  problem: string | null
  leftOut: Record<LeftOut, number> | null
  counts: { waiting: number; sent: number; returned: number; failed: number; skipped: number; total: number }
}

/** The state of an email after an action. */
type CampaignStanding = Pick<CampaignLine, 'id' | 'status' | 'version'>

export interface CampaignPreview {
  to: string | null
  name: string | null
  /** The language it is written in. */
  language: Language
  subject: string
  text: string
  html: string
}

type Method = 'post' | 'put' | 'delete'

const call = <Answer>(method: Method, path: string, body?: object): Promise<Answer> =>
  callRest<Answer>('manage', method, path, body ? { body } : {})

/** The family whose version is shown, and in which language; null for its own. */
export interface PreviewReader {
  userId: string | null
  language: Language | null
}

export const previewCampaign = (values: CampaignValues, reader: PreviewReader) =>
  call<CampaignPreview>('post', '/campaign-preview', { ...values, ...reader })

/** With the files of the draft. */
export const testCampaign = (campaignId: string, values: CampaignValues, reader: PreviewReader) =>
  call<{ to: string }>('post', '/campaign-test', { ...values, ...reader, campaignId })

export const saveCampaign = (id: string, values: CampaignValues, version: number | null) =>
  call<CampaignStanding>('put', `/campaigns/${id}`, { ...values, version })

export const removeCampaign = (id: string) => call<null>('delete', `/campaigns/${id}`)

export const sendCampaign = (id: string, asked: { version: number; count: number; at: string | null }) =>
  call<CampaignStanding>('post', `/campaigns/${id}/send`, asked)

export interface CampaignFiles {
  items: { id: string; name: string; size: number }[]
}

/** A large file takes a while on a weak signal; sent again under the same id, it stays one file. */
export const addFile = (id: string, fileId: string, file: { name: string; content: string }) =>
  untilAnswered(() => call<CampaignFiles>('put', `/campaigns/${id}/files/${fileId}`, file))

export const removeFile = (id: string, fileId: string) =>
  call<null>('delete', `/campaigns/${id}/files/${fileId}`)

export type CampaignCall = 'unschedule' | 'pause' | 'resume' | 'cancel' | 'retry'

export const actOnCampaign = (id: string, act: CampaignCall) =>
  call<CampaignStanding>('post', `/campaigns/${id}/${act}`)
