import { useQuery } from '@tanstack/react-query'
import { askReport } from '../../../desk/use-report.ts'
import { type CampaignLine, loadCampaign } from './email-api.ts'

/** Often enough for a bar that moves. */
const LOOK_MS = 1_000
/** For one that waits for its time. */
const SELDOM_MS = 15_000

const paceOf = (campaigns: readonly CampaignLine[]): number | false => {
  if (campaigns.some(({ status }) => status === 'SENDING')) return LOOK_MS
  return campaigns.some(({ status }) => status === 'SCHEDULED') ? SELDOM_MS : false
}

interface Campaigns {
  items: CampaignLine[]
  canSend: boolean
}

/** All emails, looked at again while one of them moves. */
export const useCampaigns = () =>
  useQuery({
    queryKey: ['campaigns'],
    queryFn: () => askReport<Campaigns>('/campaigns'),
    staleTime: 0,
    refetchInterval: ({ state }) => paceOf(state.data?.items ?? []),
  })

export const useCampaign = (id: string, isThere = true) =>
  useQuery({
    queryKey: ['campaigns', id],
    queryFn: () => loadCampaign(id),
    enabled: isThere,
    staleTime: 0,
    // A draft that was typed on since must not come back as it was.
    gcTime: 0,
    refetchInterval: ({ state }) => paceOf(state.data ? [state.data] : []),
  })
