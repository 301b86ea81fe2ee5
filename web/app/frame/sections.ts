import type { SessionState } from '../session/session-state.ts'

/** What a visitor looks for, in the order of the menu. */
export const publicSections = [
  { to: '/about', name: 'About' },
  { to: '/programs', name: 'Programs' },
  { to: '/teams', name: 'Teams' },
  { to: '/events', name: 'Events' },
  { to: '/news', name: 'News' },
  { to: '/store', name: 'Store' },
  { to: '/contact', name: 'Contact' },
]

/** Everyone's own home: the desk, the family's pages, or the public first page. */
export function homePath({
  isAuthenticated,
  userRole,
}: Pick<SessionState, 'isAuthenticated' | 'userRole'>): string {
  if (userRole === 'ADMIN') return '/admin'
  return isAuthenticated ? '/guardian' : '/'
}
