import type { NavigateFunction } from 'react-router'

/** Where one sees that it went through. */
export const showRegistered = (registered: string[], navigate: NavigateFunction): void | Promise<void> =>
  navigate('/guardian/registrations', { state: { registered } })
