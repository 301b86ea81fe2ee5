import styles from './share-bar.module.css'

interface ShareBarProps {
  /** From left to right, each with its share of the whole, from 0 to 1. */
  parts: readonly { share: number; tone: 'grass' | 'pitch' | 'sun' | 'maple' | 'quiet' }[]
}

/** The parts of a whole. Only a picture: the text is beside it. */
export function ShareBar({ parts }: ShareBarProps) {
  let from = 0
  return (
    <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ share, tone }) => {
        const width = Math.max(0, Math.min(100 * share, 100 - from))
        from += width
        return <rect key={tone} className={styles[tone]} x={from - width} width={width} height="8" />
      })}
    </svg>
  )
}
