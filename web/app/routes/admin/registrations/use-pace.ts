import { useRef } from 'react'

const FIRST_GUESS_S = 10
/** A longer break than this is no part of deciding. */
const LONGEST_S = 60

interface Pace {
  decided(): void
  /** 'about 3 minutes to empty', at the pace of this sitting. */
  words(left: number): string
}

/** How fast somebody works through the pile. */
export function usePace(): Pace {
  const times = useRef<number[]>([])
  return {
    decided: () => times.current.push(Date.now()),
    words: (left) => {
      const gaps = times.current.slice(1).map((time, n) => (time - (times.current[n] as number)) / 1_000)
      const counted = gaps.filter((gap) => gap <= LONGEST_S)
      const seconds = counted.length
        ? counted.reduce((sum, gap) => sum + gap, 0) / counted.length
        : FIRST_GUESS_S
      const minutes = Math.ceil((left * seconds) / 60)
      return minutes <= 1 ? 'a minute to empty' : `about ${minutes} minutes to empty`
    },
  }
}
