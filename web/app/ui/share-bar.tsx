import styles from './share-bar.module.css'

interface ShareBarProps {
  /** From the left; each with how much of the whole it is, from 0 to 1. */
  parts: readonly { share: number; tone: 'grass' | 'pitch' | 'sun' | 'maple' | 'quiet' }[]
}

/** How a whole is made up. Only drawn: the words stand beside it. */
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
