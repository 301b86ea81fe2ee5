import { readTranslations } from '@touchline/domain/translations/translations.ts'
import type { Request } from '../../../data/request.ts'
import type { CampaignLine } from './email-api.ts'

/** What a list shows of each; the text of it is long. */
const LISTED = `id purpose subject audience audienceWords status version sendAt createdBy createdAt updatedAt updatedBy
  startedAt finishedAt problem leftOut { NO_ADDRESS STOPPED NO_CONSENT }
  counts { waiting sent returned failed skipped total }`

export type ListedCampaign = Omit<CampaignLine, 'body' | 'translations'>

/** As it is answered: a group is JSON. */
type Answered<Campaign> = Omit<Campaign, 'audience'> & { audience: string }

const asCampaign = <Campaign>({ audience, ...campaign }: Answered<Campaign>) => ({
  ...campaign,
  audience: JSON.parse(audience),
})

type AsListed = Omit<CampaignLine, 'translations'>

interface Whole extends Answered<AsListed> {
  translations: string
}

/** Emails to groups, latest change first, and whether any can be sent. */
export async function loadCampaigns(request: Request) {
  const { items, canSend } = await request<{ items: Answered<ListedCampaign>[]; canSend: boolean }>(
    { query: `query Campaigns { deskCampaigns { items { ${LISTED} } canSend } }`, field: 'deskCampaigns' },
    {},
  )
  return { items: items.map((one): ListedCampaign => asCampaign<ListedCampaign>(one)), canSend }
}

/** One of them; null if it is gone. */
export async function loadCampaign(request: Request, id: string): Promise<CampaignLine | null> {
  const query = `query Campaign($id: ID!) { deskCampaign(id: $id) { body translations ${LISTED} } }`
  const found = await request<Whole | null>({ query, field: 'deskCampaign' }, { id })
  return found && { ...asCampaign<AsListed>(found), translations: readTranslations(found.translations) }
}
