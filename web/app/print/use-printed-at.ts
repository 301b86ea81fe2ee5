import { clubDay, clubTime } from '@touchline/domain/club-clock.ts'
import { dayName, timeName } from '@touchline/domain/words.ts'
import { useEffect, useState } from 'react'

/** When the paper comes out of the printer, in words; empty in what the server renders. */
export function usePrintedAt(): string {
  const [words, setWords] = useState('')
  useEffect(() => {
    const look = () => {
      const now = new Date()
      setWords(`${dayName(clubDay(now))}, ${timeName(clubTime(now))}`)
    }
    look()
    addEventListener('beforeprint', look)
    return () => removeEventListener('beforeprint', look)
  }, [])
  return words
}
