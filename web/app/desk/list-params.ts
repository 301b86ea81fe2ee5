import { useSearchParams } from 'react-router'

type Values = Record<string, string>

/** The part of a list's state that stands in the address, so that a link or a reload shows the same rows. */
export interface ListParams<Own extends Values = Values> {
  values: Own
  /** Goes back to the first page unless the change names one; default values stay out of the address. */
  change(changes: Partial<Own>): void
  /** Searches for words. Starting or clearing a search also switches to the default tab for it. */
  look(q: string): void
  /** The address with these changes, for links. */
  to(changes: Partial<Own>): string
  /** How many filters are set, including the search. */
  filterCount: number
  clear(): void
}

/** Every list has these, besides its own filters. */
export const LIST_DEFAULTS = { q: '', sort: '', page: '1', size: '50', hide: '', open: '' }

/** The tab and how the rows are shown: clearing the filters leaves these alone. */
const VIEW_NAMES = ['status', 'sort', 'page', 'size', 'hide', 'open', 'view']

/** During a search, `inSearch` gives the defaults for what the address leaves out. */
export function useListParams<Own extends Values>(usual: Own, inSearch: Values = {}): ListParams<Own> {
  const [params, setParams] = useSearchParams()
  const defaults: Values = params.get('q') ? { ...usual, ...inSearch } : usual
  const names = Object.keys(defaults)
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? defaults[name]])) as Own
  const changed = (changes: Partial<Values>, from: URLSearchParams | string = params) => {
    const next = new URLSearchParams(from)
    const isSameList = Object.keys(changes).every((name) => name === 'open')
    if (!isSameList) next.delete('page')
    for (const [name, value = ''] of Object.entries(changes))
      if (value === defaults[name]) next.delete(name)
      else next.set(name, value)
    return next
  }
  const filters = names.filter((name) => !VIEW_NAMES.includes(name))
  // The address may be ahead of the render: a delayed search and a choice made right after it must both count.
  const set = (changes: Partial<Values>) =>
    setParams(changed(changes, window.location.search), { replace: true, preventScrollReset: true })
  return {
    values,
    change: set,
    look(q) {
      const isTurn = (q === '') !== (values.q === '')
      set({
        q,
        ...(isTurn && Object.fromEntries(Object.keys(inSearch).map((name) => [name, defaults[name]]))),
      })
    },
    to: (changes) => `?${changed(changes)}`,
    filterCount: filters.filter((name) => values[name] !== defaults[name]).length,
    clear: () => set(Object.fromEntries(filters.map((name) => [name, defaults[name]]))),
  }
}
