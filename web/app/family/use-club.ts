import { useRouteLoaderData } from 'react-router'
import type { loader } from '../routes/guardian/layout.tsx'

/** What the club says and offers, for the screens of the family area. */
export function useClub() {
  const club = useRouteLoaderData<typeof loader>('routes/guardian/layout')
  if (!club) throw new Error('This screen stands outside the family area.')
  return club
}
