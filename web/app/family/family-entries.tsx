import { HouseIcon, ListIcon, PersonIcon, PlayersIcon, ShirtIcon } from '../area/area-icons.tsx'
import type { AreaEntry } from '../area/area-rail.tsx'
import { MoneyIcon } from '../money/money-icon.tsx'

export const familyEntries: AreaEntry[] = [
  { to: '/guardian', name: 'Dashboard', icon: <HouseIcon />, isExact: true },
  { to: '/guardian/my-players', name: 'My players', icon: <PlayersIcon /> },
  { to: '/guardian/registrations', name: 'Registrations', icon: <ListIcon /> },
  { to: '/store', name: 'Store', icon: <ShirtIcon /> },
  { to: '/guardian/payments', name: 'Payments', icon: <MoneyIcon />, isMinor: true },
  { to: '/guardian/profile', name: 'Profile', icon: <PersonIcon />, isMinor: true },
]
