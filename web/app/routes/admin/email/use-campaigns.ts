import { useQuery } from '@tanstack/react-query'
import { openTabSession } from '../../../session/tab-session.ts'
import type { CampaignLine } from './email-api.ts'
import { loadCampaign, loadCampaigns } from './load-campaigns.ts'

/** Often enough for a progress bar. */
const LOOK_MS = 1_000
/** For an email that waits for its time. */
const SELDOM_MS = 15_000

const paceOf = (campaigns: readonly Pick<CampaignLine, 'status'>[]): number | false => {
  if (campaigns.some(({ status }) => status === 'SENDING')) return LOOK_MS
  return campaigns.some(({ status }) => status === 'SCHEDULED') ? SELDOM_MS : false
}

/** All emails, polled while one of them is being sent. */
export const useCampaigns = () =>
  useQuery({
    queryKey: ['campaigns'],
    queryFn: async () => loadCampaigns((await openTabSession()).request),
    staleTime: 0,
    refetchInterval: ({ state }) => paceOf(state.data?.items ?? []),
  })

export const useCampaign = (id: string, isThere = true) =>
  useQuery({
    queryKey: ['campaigns', id],
    queryFn: async () => loadCampaign((await openTabSession()).request, id),
    enabled: isThere,
    staleTime: 0,
    // Without a cache, an edited draft does not come back in an older version.
    gcTime: 0,
    refetchInterval: ({ state }) => paceOf(state.data ? [state.data] : []),
  })
