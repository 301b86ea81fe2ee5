import { useQuery } from '@tanstack/react-query'
import { askReport } from '../../../desk/use-report.ts'
import { type CampaignLine, loadLetter } from './email-api.ts'

/** Often enough for a bar that moves. */
const LOOK_MS = 1_000
/** For one that waits for its time. */
const SELDOM_MS = 15_000

const paceOf = (letters: readonly CampaignLine[]): number | false => {
  if (letters.some(({ status }) => status === 'SENDING')) return LOOK_MS
  return letters.some(({ status }) => status === 'SCHEDULED') ? SELDOM_MS : false
}

interface Letters {
  items: CampaignLine[]
  canSend: boolean
}

/** All letters, looked at again while one of them moves. */
export const useLetters = () =>
  useQuery({
    queryKey: ['letters'],
    queryFn: () => askReport<Letters>('/campaigns'),
    staleTime: 0,
    refetchInterval: ({ state }) => paceOf(state.data?.items ?? []),
  })

export const useLetter = (id: string, isThere = true) =>
  useQuery({
    queryKey: ['letters', id],
    queryFn: () => loadLetter(id),
    enabled: isThere,
    staleTime: 0,
    // A draft that was typed on since must not come back as it was.
    gcTime: 0,
    refetchInterval: ({ state }) => paceOf(state.data ? [state.data] : []),
  })
