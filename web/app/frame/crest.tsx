/** The shield with the halfway line and the centre circle; it takes its two colours from its context. */
export function Crest({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path fill="currentColor" d="M6 5h36v21c0 9-7.5 14.5-18 18C13.5 40.5 6 35 6 26z" />
      <path
        fill="none"
        stroke="var(--crest-line, var(--turf))"
        strokeWidth="2.5"
        strokeLinejoin="round"
        d="M6 17h36M24 17v7a7 7 0 0 1 0 14 7 7 0 0 1 0-14"
      />
    </svg>
  )
}
