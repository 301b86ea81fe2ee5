import { Line } from '../frame/icons.tsx'

// Icons that only the desk and the family area use, kept out of the scripts that every visitor loads.

export const HouseIcon = () => (
  <Line>
    <path d="M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6h-6v6H5a1 1 0 0 1-1-1z" />
  </Line>
)

export const PlayersIcon = () => (
  <Line>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M3 20c0-4 2.5-6.5 6-6.5s6 2.5 6 6.5M16 5a3.5 3.5 0 0 1 0 6.5M17.5 14c2.2.8 3.5 3 3.5 6" />
  </Line>
)

export const ListIcon = () => (
  <Line>
    <rect x="4" y="4" width="16" height="16" rx="3" />
    <path d="M8 9h8M8 13h8M8 17h4" />
  </Line>
)

export const NewsIcon = () => (
  <Line>
    <path d="M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2h-1M7.500 9h6M7.500 12.500h6M7.500 16h3" />
  </Line>
)

export const ShirtIcon = () => (
  <Line>
    <path d="M9 4l-5 3 2 4 2-1v10h8V10l2 1 2-4-5-3a3 3 0 0 1-6 0z" />
  </Line>
)

export const LanguagesIcon = () => (
  <Line>
    <path d="M3 6h10M8 3.500V6M11 6c-.6 4-3.200 7.500-7 9.500M5.500 9c1.200 2.800 3.500 5 6.500 6.500M12 20.500L16.500 10l4.500 10.500M13.600 17h5.800" />
  </Line>
)

export const PersonIcon = () => (
  <Line>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20c.6-4 3.500-6.500 7.500-6.500s6.900 2.500 7.500 6.500" />
  </Line>
)

export const AuditIcon = () => (
  <Line>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2" />
  </Line>
)

export const PercentIcon = () => (
  <Line>
    <path d="M18 6L6 18" />
    <circle cx="7.5" cy="7.5" r="2.5" />
    <circle cx="16.5" cy="16.5" r="2.5" />
  </Line>
)

export const SettingsIcon = () => (
  <Line>
    <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
    <circle cx="16" cy="7" r="3" />
    <circle cx="8" cy="17" r="3" />
  </Line>
)

export const MoreIcon = () => (
  <Line>
    <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />
  </Line>
)

export const TrophyIcon = () => (
  <Line>
    <path d="M8 4h8v6a4 4 0 0 1-8 0zM8 6H4v1.500a3.500 3.500 0 0 0 4 3.500M16 6h4v1.500a3.500 3.500 0 0 1-4 3.500M12 14v3M8 20h8M9.500 20c0-2 1-3 2.500-3s2.500 1 2.500 3" />
  </Line>
)

export const EmailIcon = () => (
  <Line>
    <rect x="3" y="5" width="18" height="14" rx="3" />
    <path d="M4 8l8 6 8-6" />
  </Line>
)
