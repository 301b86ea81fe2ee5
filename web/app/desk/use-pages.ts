import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Document } from '../data/documents.ts'
import type { NumberedPage } from '../data/every-page.ts'
import { tabRequest } from '../early/early-answers.ts'

/** The smallest page size in the pager. */
const SHORT = 50

interface PageOptions {
  /** For data that change without a row whose changes could be heard. */
  everyMs?: number
}

/** A list that the service returns page by page, with a pager below it if it has more than one page. */
export function usePages<Item, More = object>(
  list: Document & { field: string },
  variables: Record<string, unknown> = {},
  { everyMs }: PageOptions = {},
) {
  const [{ page, size }, turn] = useState({ page: 1, size: SHORT })
  const loaded = useQuery({
    queryKey: [list.field, variables, page, size],
    queryFn: () =>
      tabRequest<NumberedPage<Item> & More>(list, { ...variables, limit: size, from: (page - 1) * size }),
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  })
  const total = loaded.data?.total ?? 0
  // If everything on the last page is gone, show the page before it.
  const last = Math.max(1, Math.ceil(total / size))
  if (loaded.isSuccess && !loaded.isPlaceholderData && page > last) turn({ page: last, size })
  const onChange = (changes: { page?: string; size?: string }) =>
    turn({ page: Number(changes.page ?? 1), size: Number(changes.size ?? size) })
  return { loaded, pager: total > SHORT ? { page, size, total, onChange } : null }
}
