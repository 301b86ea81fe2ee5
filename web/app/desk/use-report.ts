import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callRest } from '../data/rest.ts'

export type ReportQuery = Record<string, string>

/** What the `manage` API answers to one question. */
export const askReport = <Answer>(path: string, query: ReportQuery = {}): Promise<Answer> =>
  callRest<Answer>('manage', 'get', path, { query })

/**
 * The same on a screen: the current page stays visible until the next one has loaded. `everyMs` is for numbers that
 * change without a row whose changes could be heard.
 */
export function useReport<Answer>(path: string, query: ReportQuery = {}, everyMs?: number) {
  return useQuery({
    queryKey: ['report', path, query],
    queryFn: () => askReport<Answer>(path, query),
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  })
}
