const PARAMETER = 'returnTo'

/** A place of this site, or null: never an address that a browser could read as another site's. */
export function safePath(place: string | null | undefined): string | null {
  if (!place?.startsWith('/') || place.includes('//')) return null
  return /[\\\p{Cc}]/u.test(place) ? null : place
}

/** The way to sign in that remembers where to go on afterwards. */
export function loginPath(returnTo?: string): string {
  const place = safePath(returnTo)
  return place === null ? '/login' : `/login?${new URLSearchParams({ [PARAMETER]: place })}`
}

/** Reads it back from the query of an address. */
export function returnTo(search: string): string | null {
  return safePath(new URLSearchParams(search).get(PARAMETER))
}
