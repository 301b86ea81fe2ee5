import { needWords, permits } from '@touchline/domain/identity/permissions.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { AreaEntry } from '../area/area-rail.tsx'
import { DeskPage } from '../ui/desk-page.tsx'
import ui from '../ui/ui.module.css'
import { pageNeed, useOwnPermissions } from './own-permissions.ts'

/** If somebody may not see a page, it says which permission is missing, who can grant it and where else to go. */
export function PermissionGate({ entries, children }: { entries: AreaEntry[]; children: ReactNode }) {
  const { pathname } = useLocation()
  const own = useOwnPermissions()
  const need = pageNeed(pathname)
  if (!own || permits(own.permissions, need)) return children
  return (
    <DeskPage
      title={pathname === '/admin' ? 'Welcome to the desk' : 'This page needs a different permission'}
      note={`To see this page, you need the ${needWords(need)} permission.`}
    >
      <p>
        {own.givenBy.length > 0
          ? `Ask someone with full access to give it to you: ${own.givenBy.join(', ')}.`
          : 'Ask someone with full access to give it to you.'}
      </p>
      <p>Here’s what you can open:</p>
      <ul className={`plain-list ${ui.actions}`}>
        {entries.map(({ to, name }) => (
          <li key={to}>
            <Link className="button quiet-button" to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </DeskPage>
  )
}
