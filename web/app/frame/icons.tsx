import type { SVGProps } from 'react'

/** Drawn with the chalk line: 2 px, round ends, 24 by 24. */
function Line({ children, ...rest }: SVGProps<SVGSVGElement>) {
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

export const TagIcon = () => (
  <Line>
    <path d="M4 4h8l8 8-8 8-8-8z" />
    <circle cx="8.500" cy="8.500" r="1.500" />
  </Line>
)

export const MailIcon = () => (
  <Line>
    <rect x="3" y="5" width="18" height="14" rx="3" />
    <path d="M4 8l8 6 8-6" />
  </Line>
)

export const GearIcon = () => (
  <Line>
    <circle cx="12" cy="12" r="3" />
    <path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M18.400 5.600l-2.100 2.100M7.700 16.300l-2.100 2.100" />
  </Line>
)

export const CupIcon = () => (
  <Line>
    <path d="M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1 4.500 3.500 4.500M17 6h3c0 3-1 4.500-3.500 4.500M12 14v4M8 20h8" />
  </Line>
)

export const HistoryIcon = () => (
  <Line>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 8v4l3 2" />
  </Line>
)
