import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callRest } from '../data/rest.ts'

export type ReportQuery = Record<string, string>

/** What the `manage` API answers to one question. */
export const askReport = <Answer>(path: string, query: ReportQuery = {}): Promise<Answer> =>
  callRest<Answer>('manage', 'get', path, { query })

/**
 * The same on a screen: what was there stays in sight until the next page of it has come. `everyMs` is for numbers that
 * change without a row that one could hear of.
 */
export function useReport<Answer>(path: string, query: ReportQuery = {}, everyMs?: number) {
  return useQuery({
    queryKey: ['report', path, query],
    queryFn: () => askReport<Answer>(path, query),
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  })
}
