import type { NavigateFunction } from 'react-router'

/** Goes to the page that confirms the registration. */
export const showRegistered = (registered: string[], navigate: NavigateFunction): void | Promise<void> =>
  navigate('/guardian/registrations', { state: { registered } })
