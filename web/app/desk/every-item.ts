import type { Document } from '../data/documents.ts'
import { everyNumbered, type NumberedPage } from '../data/every-page.ts'
import type { Request } from '../data/request.ts'

/** All items of a list that the service returns page by page, for a screen that counts, filters or distributes them. */
export const everyItem = <Item>(
  request: Request,
  list: Document & { field: string },
  variables: Record<string, unknown> = {},
): Promise<Item[]> => everyNumbered((rows) => request<NumberedPage<Item>>(list, { ...variables, ...rows }))
