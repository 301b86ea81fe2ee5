import { skipToken, useQuery } from '@tanstack/react-query'
import { type Need, type Permission, permits } from '@touchline/domain/identity/permissions.ts'
import { callRest } from '../data/rest.ts'
import { useSession } from '../session/use-session.ts'

export interface OwnPermissions {
  permissions: Permission[]
  /** The addresses of people who can grant more. */
  givenBy: string[]
}

/** What the person at the desk may do; undefined until it is known. The server decides in any case. */
export function useOwnPermissions(): OwnPermissions | undefined {
  const { userRole } = useSession()
  const { data } = useQuery({
    queryKey: ['own permissions'],
    queryFn:
      userRole === 'ADMIN' ? () => callRest<OwnPermissions>('admin', 'get', '/own-permissions') : skipToken,
    // Permissions are not rows of a model.
    meta: { shows: [] },
  })
  return data
}

/** Whether to show a button: yes, unless the permission is known to be missing. */
export function useMay(...needs: Need[]): boolean {
  const own = useOwnPermissions()
  return own === undefined || needs.every((need) => permits(own.permissions, need))
}

const FAMILIES: Need = ['REGISTRATIONS', 'MONEY', 'PEOPLE']

/** What the pages under an address need. */
const PAGE_NEEDS: Readonly<Record<string, Need>> = {
  '/admin': ['REGISTRATIONS', 'MONEY'],
  '/admin/registrations': FAMILIES,
  '/admin/players': FAMILIES,
  '/admin/walk-in': ['REGISTRATIONS', 'PEOPLE'],
  '/admin/calls': ['REGISTRATIONS', 'PEOPLE'],
  '/admin/programs': ['SETTINGS', 'REGISTRATIONS', 'MONEY'],
  '/admin/seasons': ['SETTINGS'],
  '/admin/discounts': ['SETTINGS'],
  '/admin/kit-orders': ['KIT', 'MONEY'],
  '/admin/money': ['MONEY'],
  '/admin/news': ['SETTINGS', 'EMAIL'],
  '/admin/email': ['EMAIL'],
  '/admin/tournaments': ['TOURNAMENTS'],
  '/admin/users': FAMILIES,
  '/admin/moving-in': ['PEOPLE'],
  '/admin/settings': ['SETTINGS'],
  '/admin/translations': ['SETTINGS', 'EMAIL', 'REGISTRATIONS'],
}

/** Pages that are about nobody in particular, such as the history, are open to all. */
export function pageNeed(pathname: string): Need {
  const [, area = '', page] = pathname.split('/')
  return PAGE_NEEDS[page ? `/${area}/${page}` : `/${area}`] ?? 'ANY'
}
