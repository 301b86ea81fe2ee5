import { encode } from 'uqr'

/** A code to hold a phone over, with its address for those who have none. */
export function Qr({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 2 })
  const d = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={d} fill="#000" />
    </svg>
  )
}
