import { useRouteLoaderData } from 'react-router'
import type { loader } from '../registration-form.tsx'

export function useFormClub() {
  const club = useRouteLoaderData<typeof loader>('routes/public/registration-form')
  if (!club) throw new Error('This stands outside the registration form.')
  return club
}
