import type { SessionState } from '../session/session-state.ts'
import * as texts from './frame.texts.ts'

/** What a visitor looks for, in the order of the menu. */
export const publicSections = [
  { to: '/about', name: texts.about },
  { to: '/programs', name: texts.programs },
  { to: '/teams', name: texts.teams },
  { to: '/events', name: texts.events },
  { to: '/news', name: texts.news },
  { to: '/store', name: texts.store },
  { to: '/contact', name: texts.contact },
]

/** The home page of each role: the desk, the family's pages, or the public home page. */
export function homePath({
  isAuthenticated,
  userRole,
}: Pick<SessionState, 'isAuthenticated' | 'userRole'>): string {
  if (userRole === 'ADMIN') return '/admin'
  return isAuthenticated ? '/guardian' : '/'
}
