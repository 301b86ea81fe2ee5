import type { NavigateFunction } from 'react-router'
import { isInBuild } from '../languages/site-address.ts'

/** Where one sees that it went through; of the registrations the address tells what another build cannot know. */
export function showRegistered(registered: string[], navigate: NavigateFunction): void | Promise<void> {
  const place = '/guardian/registrations'
  if (isInBuild(place)) return navigate(place, { state: { registered } })
  window.location.assign(`${place}?${new URLSearchParams(registered.map((id) => ['registered', id]))}`)
}
