import { useRouteLoaderData } from 'react-router'
import type { loadFormClub } from './load-form-club.ts'

export function useFormClub() {
  const club = useRouteLoaderData<typeof loadFormClub>('routes/public/registration-form')
  if (!club) throw new Error('This stands outside the registration form.')
  return club
}
