import type { AreaEntry } from '../area/area-rail.tsx'
import { HouseIcon, Line, ListIcon, PersonIcon, PlayersIcon, ShirtIcon } from '../frame/icons.tsx'

/** Here, as only families see it: the icons of the frame come with every page. */
const MoneyIcon = () => (
  <Line>
    <circle cx="12" cy="12" r="9" />
    <path d="M15 9.5a3 2 0 0 0-3-1.5c-1.7 0-3 .8-3 2s1.3 1.7 3 2 3 .8 3 2-1.3 2-3 2a3 2 0 0 1-3-1.5M12 6.5v11" />
  </Line>
)

export const familyEntries: AreaEntry[] = [
  { to: '/guardian', name: 'Dashboard', icon: <HouseIcon />, isExact: true },
  { to: '/guardian/my-players', name: 'My players', icon: <PlayersIcon /> },
  { to: '/guardian/registrations', name: 'Registrations', icon: <ListIcon /> },
  { to: '/store', name: 'Store', icon: <ShirtIcon /> },
  { to: '/guardian/payments', name: 'Payments', icon: <MoneyIcon />, isMinor: true },
  { to: '/guardian/profile', name: 'Profile', icon: <PersonIcon />, isMinor: true },
]
