import styles from './paper.module.css'

/** For a printer without colours: each colour has a pattern of its own, beside its word. */
const PATTERNS: Record<string, string> = {
  red: 'M0 8L8 0',
  blue: 'M0 0L8 8',
  yellow: 'M4 4h.01',
  green: 'M0 4h8',
  orange: 'M4 0v8',
  purple: 'M0 8L8 0M0 0L8 8',
  pink: 'M0 2h8M0 6h8',
  turquoise: 'M2 0v8M6 0v8',
}

export function Hatch({ name }: { name: string }) {
  const word = name.toLowerCase()
  const id = `hatch-${word.replace(/[^a-z]/g, '')}`
  const fill = word === 'white' ? '#fff' : word === 'black' ? '#000' : `url(#${id})`
  return (
    <svg width="16" height="12" viewBox="0 0 16 12" aria-hidden="true" className={styles.hatch}>
      <defs>
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d={PATTERNS[word] ?? 'M0 4h8M4 0v8'} stroke="#000" strokeWidth="1.6" strokeLinecap="round" />
        </pattern>
      </defs>
      <rect x="0.5" y="0.5" width="15" height="11" fill={fill} stroke="#000" />
    </svg>
  )
}
