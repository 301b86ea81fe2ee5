import type { SVGProps } from 'react'

/** Drawn with the chalk line: 2 px, round ends, 24 by 24. */
export function Line({ children, ...rest }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      {children}
    </svg>
  )
}

export const MenuIcon = () => (
  <Line>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Line>
)

export const CloseIcon = () => (
  <Line>
    <path d="M6 6l12 12M18 6L6 18" />
  </Line>
)

export const PhoneIcon = () => (
  <Line>
    <path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1z" />
  </Line>
)

export const VideoIcon = () => (
  <Line>
    <rect x="3" y="5" width="18" height="14" rx="3" />
    <path d="M10 9.5v5l4.5-2.5z" fill="currentColor" />
  </Line>
)

export const PhotoIcon = () => (
  <Line>
    <rect x="3" y="6" width="18" height="13" rx="3" />
    <path d="M8 6l1.5-2.5h5L16 6" />
    <circle cx="12" cy="12.5" r="3.5" />
  </Line>
)

export const ChevronIcon = () => (
  <Line width="16" height="16">
    <path d="M6 9l6 6 6-6" />
  </Line>
)

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

export const ShirtIcon = () => (
  <Line>
    <path d="M9 4l-5 3 2 4 2-1v10h8V10l2 1 2-4-5-3a3 3 0 0 1-6 0z" />
  </Line>
)

export const PersonIcon = () => (
  <Line>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20c.6-4 3.500-6.500 7.500-6.500s6.900 2.500 7.500 6.500" />
  </Line>
)

export const CalendarIcon = () => (
  <Line>
    <rect x="4" y="5" width="16" height="15" rx="3" />
    <path d="M4 10h16M8 3v4M16 3v4" />
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
