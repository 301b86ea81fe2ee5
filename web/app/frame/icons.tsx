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

export const CalendarIcon = () => (
  <Line>
    <rect x="4" y="5" width="16" height="15" rx="3" />
    <path d="M4 10h16M8 3v4M16 3v4" />
  </Line>
)
