import { Outlet } from 'react-router'
import { AreaData } from '../../area/area-data.tsx'
import { type AreaEntry, AreaFrame } from '../../area/area-frame.tsx'
import {
  CalendarIcon,
  CupIcon,
  GearIcon,
  HistoryIcon,
  HouseIcon,
  ListIcon,
  MailIcon,
  PersonIcon,
  PlayersIcon,
  ShirtIcon,
  TagIcon,
} from '../../frame/icons.tsx'
import { AdminGuard } from '../../session/guard.tsx'
import { DeskTheme } from '../../theme/desk-theme.tsx'

const entries: AreaEntry[] = [
  { to: '/admin', name: 'Desk', icon: <HouseIcon />, isExact: true },
  { to: '/admin/registrations', name: 'Registrations', icon: <ListIcon /> },
  { to: '/admin/players', name: 'Players', icon: <PlayersIcon /> },
  { to: '/admin/programs', name: 'Programs', icon: <CalendarIcon />, isMinor: true },
  { to: '/admin/discounts', name: 'Discounts', icon: <TagIcon />, isMinor: true },
  { to: '/admin/kit-orders', name: 'Kit orders', icon: <ShirtIcon /> },
  { to: '/admin/users', name: 'Users', icon: <PersonIcon /> },
  { to: '/admin/email', name: 'E-mail', icon: <MailIcon />, isMinor: true },
  { to: '/admin/tournaments', name: 'Tournaments', icon: <CupIcon />, isMinor: true },
  { to: '/admin/audit', name: 'Audit', icon: <HistoryIcon />, isMinor: true },
  { to: '/admin/settings', name: 'Settings', icon: <GearIcon />, isMinor: true },
]

export default function AdminLayout() {
  return (
    <AdminGuard>
      <DeskTheme>
        <AreaData>
          <AreaFrame label="Club desk" entries={entries}>
            <Outlet />
          </AreaFrame>
        </AreaData>
      </DeskTheme>
    </AdminGuard>
  )
}
