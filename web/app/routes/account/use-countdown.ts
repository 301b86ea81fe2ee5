import { useEffect, useState } from 'react'

/** Whole seconds until `until`, 0 from then on. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [until])
  return now === 0 ? 0 : Math.max(0, Math.ceil((until - now) / 1_000))
}
