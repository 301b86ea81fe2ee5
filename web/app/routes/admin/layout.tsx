import { permits } from '@touchline/domain/identity/permissions.ts'
import { type LoaderFunctionArgs, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { AreaData } from '../../area/area-data.tsx'
import { AreaFrame } from '../../area/area-frame.tsx'
import {
  AuditIcon,
  EmailIcon,
  HouseIcon,
  LanguagesIcon,
  ListIcon,
  NewsIcon,
  PercentIcon,
  PersonIcon,
  PlayersIcon,
  SettingsIcon,
  ShirtIcon,
  TrophyIcon,
} from '../../area/area-icons.tsx'
import type { AreaEntry } from '../../area/area-rail.tsx'
import { loadClub } from '../../club/load-club.ts'
import { DeskSeason } from '../../desk/desk-season.tsx'
import { pageNeed, useOwnPermissions } from '../../desk/own-permissions.ts'
import { PermissionGate } from '../../desk/permission-gate.tsx'
import { CalendarIcon } from '../../frame/icons.tsx'
import { MoneyIcon } from '../../money/money-icon.tsx'
import { AdminGuard } from '../../session/guard.tsx'
import { Dense } from '../../ui/dense.tsx'
import { Toasts } from '../../ui/toast.tsx'

const entries: AreaEntry[] = [
  { to: '/admin', name: 'Desk', icon: <HouseIcon />, isExact: true },
  { to: '/admin/registrations', name: 'Registrations', icon: <ListIcon /> },
  { to: '/admin/players', name: 'Players', icon: <PlayersIcon /> },
  { to: '/admin/programs', name: 'Programs', icon: <CalendarIcon /> },
  { to: '/admin/seasons', name: 'Seasons', icon: <CalendarIcon />, isMinor: true },
  { to: '/admin/discounts', name: 'Discounts', icon: <PercentIcon />, isMinor: true },
  { to: '/admin/kit-orders', name: 'Kit orders', icon: <ShirtIcon />, isMinor: true },
  { to: '/admin/money', name: 'Money', icon: <MoneyIcon />, isMinor: true },
  { to: '/admin/news', name: 'News', icon: <NewsIcon />, isMinor: true },
  { to: '/admin/email', name: 'Email', icon: <EmailIcon />, isMinor: true },
  { to: '/admin/translations', name: 'Translations', icon: <LanguagesIcon />, isMinor: true },
  { to: '/admin/tournaments', name: 'Tournaments', icon: <TrophyIcon />, isMinor: true },
  { to: '/admin/users', name: 'Users', icon: <PersonIcon />, isMinor: true },
  { to: '/admin/settings', name: 'Settings', icon: <SettingsIcon />, isMinor: true },
  { to: '/admin/audit', name: 'Audit', icon: <AuditIcon />, isMinor: true },
]

/** The names and prices of kit, for every list that shows them (K-19). */
export const loader = async ({ context }: LoaderFunctionArgs) => ({ kit: (await loadClub(context)).kit })

/** Loaded once, and again after a setting was saved or a price has changed. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export default function AdminLayout() {
  return (
    <Dense>
      <AreaData>
        <DeskSeason>
          <Desk />
        </DeskSeason>
      </AreaData>
      <Toasts />
    </Dense>
  )
}

/** The menu leads only where the user may go; until that is known, everywhere. */
function Desk() {
  const own = useOwnPermissions()
  const open = own ? entries.filter(({ to }) => permits(own.permissions, pageNeed(to))) : entries
  return (
    <AreaFrame label="Club desk" entries={open}>
      <AdminGuard>
        <PermissionGate entries={open}>
          <Outlet />
        </PermissionGate>
      </AdminGuard>
    </AreaFrame>
  )
}
