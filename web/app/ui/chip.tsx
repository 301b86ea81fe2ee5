import styles from './chip.module.css'

export type Tone = 'good' | 'wait' | 'act' | 'stop' | 'quiet'

const shapes: Record<Tone, string> = {
  good: 'M3 8.5l3.2 3.2L13 4.8',
  wait: 'M8 1.8a6.2 6.2 0 1 1 0 12.4a6.2 6.2 0 1 1 0-12.4zM8 5v3.2l2 1.2',
  act: 'M8 3.5v5.5M8 12.2v.3',
  stop: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
  quiet: 'M4 8h8',
}

export interface ChipWords {
  tone: Tone
  children: string
}

/** A status in words, with a shape and a colour that say the same. */
export function Chip({ tone, children }: ChipWords) {
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d={shapes[tone]} />
      </svg>
      {children}
    </span>
  )
}
