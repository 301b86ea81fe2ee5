import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * The whole day is already loaded: a filter in the address needs no request, and works at a field without reception.
 * Another event, another page and a newer version do need one.
 */
export function keepLoaded({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname
  const isFilter = isSamePage && currentUrl.search !== nextUrl.search
  const isSameEvent = currentUrl.searchParams.get('event') === nextUrl.searchParams.get('event')
  return isFilter && isSameEvent ? false : defaultShouldRevalidate
}
