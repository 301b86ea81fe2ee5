const PARAMETER = 'returnTo'

/** A path on this site, or null: never an address that a browser could read as another site's. */
export function safePath(place: string | null | undefined): string | null {
  if (!place?.startsWith('/') || place.includes('//')) return null
  return /[\\\p{Cc}]/u.test(place) ? null : place
}

/** The login page with the page to continue to afterwards. */
export function loginPath(returnTo?: string): string {
  const place = safePath(returnTo)
  return place === null ? '/login' : `/login?${new URLSearchParams({ [PARAMETER]: place })}`
}

/** Reads that page from the query of an address. */
export function returnTo(search: string): string | null {
  return safePath(new URLSearchParams(search).get(PARAMETER))
}
