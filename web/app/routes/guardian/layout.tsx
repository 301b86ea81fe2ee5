import { Outlet } from 'react-router'
import { AreaData } from '../../area/area-data.tsx'
import { type AreaEntry, AreaFrame } from '../../area/area-frame.tsx'
import { HouseIcon, ListIcon, PersonIcon, PlayersIcon, ShirtIcon } from '../../frame/icons.tsx'
import { FamilyGuard } from '../../session/guard.tsx'

const entries: AreaEntry[] = [
  { to: '/guardian', name: 'Dashboard', icon: <HouseIcon />, isExact: true },
  { to: '/guardian/my-players', name: 'My players', icon: <PlayersIcon /> },
  { to: '/guardian/registrations', name: 'Registrations', icon: <ListIcon /> },
  { to: '/store', name: 'Store', icon: <ShirtIcon /> },
  { to: '/guardian/profile', name: 'Profile', icon: <PersonIcon />, isMinor: true },
]

export default function GuardianLayout() {
  return (
    <FamilyGuard>
      <AreaData>
        <AreaFrame label="Family" entries={entries}>
          <Outlet />
        </AreaFrame>
      </AreaData>
    </FamilyGuard>
  )
}
