import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { serviceError } from '../data/plain-problem.ts'

/**
 * The price that a family sends with its registration. If it has changed meanwhile, the club refuses with the new
 * price; the page reloads the programs, and the next try sends the price that the club has named (M-12).
 */
export function useSeenPrice(quotedCents: number) {
  const { revalidate } = useRevalidator()
  const [told, setTold] = useState<{ insteadOf: number; cents: number } | null>(null)
  const seenCents = told?.insteadOf === quotedCents ? told.cents : quotedCents
  const learn = (error: unknown) => {
    const { code, cents } = serviceError(error)?.errorInfo ?? {}
    if (code !== 'PRICE_CHANGED' || cents === undefined) return
    setTold({ insteadOf: quotedCents, cents })
    revalidate()
  }
  return { seenCents, learn }
}
