import { useSearchParams } from 'react-router'

/** What of a list stands in the address: a link to it, or a reload, shows the same rows. */
export interface ListParams<Name extends string> {
  values: Record<Name, string>
  /** Goes back to the first page unless it names one; what is as by default stays out of the address. */
  change(changes: Partial<Record<Name, string>>): void
  /** The address with these changes, for links. */
  to(changes: Partial<Record<Name, string>>): string
  /** How many filters are set, search included. */
  filterCount: number
  clear(): void
}

/** Every list has these, beside its own filters. */
export const LIST_DEFAULTS = { q: '', sort: '', page: '1', size: '50', hide: '' }

/** The tab, and how the rows are shown: to clear the filters leaves them. */
const VIEW_NAMES = ['status', 'sort', 'page', 'size', 'hide', 'open', 'view']

export function useListParams<Name extends string>(defaults: Record<Name, string>): ListParams<Name> {
  const [params, setParams] = useSearchParams()
  const names = Object.keys(defaults) as Name[]
  const values = Object.fromEntries(
    names.map((name) => [name, params.get(name) ?? defaults[name]]),
  ) as Record<Name, string>
  const changed = (changes: Partial<Record<Name, string>>, from: URLSearchParams | string = params) => {
    const next = new URLSearchParams(from)
    if (!('page' in changes) && !('open' in changes)) next.delete('page')
    for (const [name, value] of Object.entries(changes) as [Name, string][])
      if (value === defaults[name]) next.delete(name)
      else next.set(name, value)
    return next
  }
  const filters = names.filter((name) => !VIEW_NAMES.includes(name))
  // The address may be ahead of what is drawn: a search that rests and a choice right after it must both count.
  const set = (changes: Partial<Record<Name, string>>) =>
    setParams(changed(changes, window.location.search), { replace: true, preventScrollReset: true })
  return {
    values,
    change: set,
    to: (changes) => `?${changed(changes)}`,
    filterCount: filters.filter((name) => values[name] !== defaults[name]).length,
    clear: () =>
      set(Object.fromEntries(filters.map((name) => [name, defaults[name]])) as Partial<Record<Name, string>>),
  }
}

/** What the server is asked: the same without what only the screen needs, and without what says nothing. */
export function reportQuery(values: Record<string, string>): Record<string, string> {
  const { q = '', size = '50', hide: _hide, open: _open, view: _view, ...rest } = values
  const all = { ...rest, search: q, limit: size }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}
