import { useRouteLoaderData } from 'react-router'
import type { loader } from '../routes/guardian/layout.tsx'

/** The club's content and offers, for the screens of the family area. */
export function useClub() {
  const club = useFamilyArea()
  if (!club) throw new Error('This screen stands outside the family area.')
  return club
}

const useFamilyArea = () => useRouteLoaderData<typeof loader>('routes/guardian/layout')

/** Empty where a part of the family area is shown at the desk, which has no teams. */
export const useTeams = () => useFamilyArea()?.teams ?? []
