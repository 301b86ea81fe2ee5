import { readTranslations } from '@touchline/domain/translations/translations.ts'
import { everyNumbered, type NumberedPage } from '../../../data/every-page.ts'
import type { Request } from '../../../data/request.ts'
import type { CampaignFiles, CampaignLine } from './email-api.ts'

/** What a list shows of each email; the text is too long to load. */
const LISTED = `id purpose subject audience audienceWords status version sendAt createdBy createdAt updatedAt updatedBy
  startedAt finishedAt problem leftOut { NO_ADDRESS STOPPED NO_CONSENT }
  counts { waiting sent returned failed skipped total }`

export type ListedCampaign = Omit<CampaignLine, 'body' | 'translations'>

/** As the service sends it: a group is JSON. */
type Answered<Campaign> = Omit<Campaign, 'audience'> & { audience: string }

const asCampaign = <Campaign>({ audience, ...campaign }: Answered<Campaign>) => ({
  ...campaign,
  audience: JSON.parse(audience),
})

type AsListed = Omit<CampaignLine, 'translations'>

interface Whole extends Answered<AsListed> {
  translations: string
}

const CAMPAIGNS = {
  query: `query Campaigns($limit: Int, $from: Int) {
    deskCampaigns(limit: $limit, from: $from) { items { ${LISTED} } total canSend }
  }`,
  field: 'deskCampaigns',
}

/** Emails to groups, latest change first, and whether the service can send any. */
export async function loadCampaigns(request: Request) {
  let canSend = true
  const items = await everyNumbered(async (rows) => {
    const page = await request<NumberedPage<Answered<ListedCampaign>> & { canSend: boolean }>(CAMPAIGNS, rows)
    canSend = page.canSend
    return page
  })
  return { items: items.map((one): ListedCampaign => asCampaign<ListedCampaign>(one)), canSend }
}

/** One email; null if it no longer exists. */
export async function loadCampaign(request: Request, id: string): Promise<CampaignLine | null> {
  const query = `query Campaign($id: ID!) { deskCampaign(id: $id) { body translations ${LISTED} } }`
  const found = await request<Whole | null>({ query, field: 'deskCampaign' }, { id })
  return found && { ...asCampaign<AsListed>(found), translations: readTranslations(found.translations) }
}

const FILES = {
  query: 'query Files($id: ID!) { deskCampaignFiles(id: $id) { items { id name size } } }',
  field: 'deskCampaignFiles',
}

/** The attachments of an email. */
export const loadFiles = (request: Request, id: string) => request<CampaignFiles>(FILES, { id })
