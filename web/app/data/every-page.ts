import type { Request } from './request.ts'

export interface Page<Item> {
  items: Item[]
  nextToken: string | null
}

/** All items of a list, page by page until there are no more. */
export async function everyPage<Item>(
  load: (nextToken: string | null) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = []
  let nextToken: string | null = null
  do {
    const page: Page<Item> = await load(nextToken)
    items.push(...page.items)
    nextToken = page.nextToken
  } while (nextToken)
  return items
}

export interface NumberedPage<Item> {
  items: Item[]
  total: number
}

const LARGEST_PAGE = 1_000

/** The same for a list that is paged by number. */
export async function everyNumbered<Item>(
  load: (rows: { from: number; limit: number }) => Promise<NumberedPage<Item>>,
): Promise<Item[]> {
  const items: Item[] = []
  for (;;) {
    const page = await load({ from: items.length, limit: LARGEST_PAGE })
    items.push(...page.items)
    if (page.items.length === 0 || items.length >= page.total) return items
  }
}

/** A list that arrives together with its row, such as `registrations` of a `Player`. */
interface Connection {
  model: string
  id: string
  field: string
  selection: string
}

/** The same for a list whose first page arrived with its row; usually that page is the whole list. */
export async function everyPageOf<Item>(
  request: Request,
  { model, id, field, selection }: Connection,
  first: Page<Item>,
): Promise<Item[]> {
  if (!first.nextToken) return first.items
  const query = `query Rest($id: ID!, $nextToken: String) {
    get${model}(id: $id) { ${field}(limit: 1000, nextToken: $nextToken) { items { ${selection} } nextToken } }
  }`
  const rest = await everyPage<Item>(async (nextToken) => {
    const variables = { id, nextToken: nextToken ?? first.nextToken }
    const row = await request<Record<string, Page<Item>> | null>({ query, field: `get${model}` }, variables)
    return row?.[field] ?? { items: [], nextToken: null }
  })
  return [...first.items, ...rest]
}
