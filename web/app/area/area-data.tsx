import {
  type Query,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { hearChanges } from '../data/hear-changes.ts'
import { lookAfterOthers } from '../data/own-writes.ts'
import type { Request } from '../data/request.ts'
import { isLate } from '../data/within-timeout.ts'
import { tabRequest } from '../early/early-answers.ts'
import { openTabSession } from '../session/tab-session.ts'
import { useSession } from '../session/use-session.ts'

/**
 * Without a connection a request fails at once and says so, instead of waiting silently for the network. A read that
 * timed out is retried once: on a weak signal the request itself is often what got lost, and reading twice does no
 * harm.
 */
const defaultOptions = {
  queries: {
    staleTime: 30_000,
    retry: (failures: number, error: Error) => failures === 0 && isLate(error),
    retryDelay: 0,
    networkMode: 'always',
  },
  mutations: { networkMode: 'always' },
} as const

interface Shows {
  /** The only models the data come from; left out, any model that its screen listens to. */
  shows?: readonly string[]
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Shows & Record<string, unknown>
  }
}

const newClient = () => new QueryClient({ defaultOptions })

/**
 * What one person has loaded must never show up for the next one, whether somebody else signs in or an admin views the
 * site as them. So the cache starts empty for each person. Who it is becomes known only after hydration, and nothing
 * has been loaded until then.
 */
export function AreaData({ children }: { children: ReactNode }) {
  const userId = useSession().user?.id
  const [owner, setOwner] = useState(() => ({ userId, client: newClient() }))
  if (userId !== undefined && userId !== owner.userId)
    setOwner({ userId, client: owner.userId === undefined ? owner.client : newClient() })
  return <QueryClientProvider client={owner.client}>{children}</QueryClientProvider>
}

interface DataOptions<Data> extends Shows {
  /** For data that change without a row whose changes could be heard. */
  everyMs?: number | ((data: Data | undefined) => number | false | undefined)
}

/** Server data under a key, requested on behalf of the session. */
export function useData<Data>(
  key: readonly unknown[],
  load: (request: Request) => Promise<Data>,
  { everyMs, shows }: DataOptions<Data> = {},
) {
  return useQuery({
    queryKey: key,
    queryFn: () => load(tabRequest),
    meta: { shows },
    refetchInterval: typeof everyMs === 'function' ? ({ state }) => everyMs(state.data) : everyMs,
  })
}

/** Reloads everything on the screen, after a change made here. */
export function useLookAgain(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ predicate: ({ meta }) => meta?.shows?.length !== 0 })
}

/** Makes a change on the server, then reloads everything on the screen. */
export function useChange<Input, Answer>(change: (request: Request, input: Input) => Promise<Answer>) {
  const lookAgain = useLookAgain()
  return useMutation({
    mutationFn: async (input: Input) => change((await openTabSession()).request, input),
    onSettled: lookAgain,
  })
}

/** Keeps the screen current: a change to one of these models, by anybody else, reloads what may show it. */
export function useLive(models: readonly string[]): void {
  const client = useQueryClient()
  const names = models.join(' ')
  useEffect(() => {
    const heardOf = names.split(' ')
    const mayShow = ({ meta }: Query) => meta?.shows?.some((model) => heardOf.includes(model)) ?? true
    const { hear, stop } = lookAfterOthers(() => client.invalidateQueries({ predicate: mayShow }))
    const stopHearing = hearChanges(heardOf, hear)
    return () => {
      stopHearing()
      stop()
    }
  }, [client, names])
}
