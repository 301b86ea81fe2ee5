import { HouseIcon, ListIcon, PersonIcon, PlayersIcon, ShirtIcon } from '../area/area-icons.tsx'
import type { AreaEntry } from '../area/area-rail.tsx'
import { MoneyIcon } from '../money/money-icon.tsx'
import * as texts from './family-entries.texts.ts'

export const familyEntries: AreaEntry[] = [
  { to: '/guardian', name: texts.dashboard, icon: <HouseIcon />, isExact: true },
  { to: '/guardian/my-players', name: texts.myPlayers, icon: <PlayersIcon /> },
  { to: '/guardian/registrations', name: texts.registrations, icon: <ListIcon /> },
  { to: '/store', name: texts.store, icon: <ShirtIcon /> },
  { to: '/guardian/payments', name: texts.payments, icon: <MoneyIcon />, isMinor: true },
  { to: '/guardian/profile', name: texts.profile, icon: <PersonIcon />, isMinor: true },
]
