import { dayName, listOf } from '@touchline/domain/words.ts'
import { useEffect, useState } from 'react'
import { remember, remembered } from '../../../tournament/device-memory.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'

interface Signed {
  reference: string
  day: string
  names: string[]
}

const KEY = 'fun-day.signed'

export const rememberSigned = (signed: Signed): void => remember(KEY, JSON.stringify(signed))

/** This device has signed already: when, and for whom. Only the device knows. */
export function SignedBefore() {
  const [signed, setSigned] = useState<Signed | null>(null)
  useEffect(() => {
    const kept = remembered(KEY)
    if (kept) setSigned(JSON.parse(kept))
  }, [])
  if (!signed) return null
  return (
    <FormMessage kind="done">
      <p>
        You signed on {dayName(signed.day)} for {listOf(signed.names, 'and')}: {signed.reference}. Sign again
        only for another child, or if something has changed.
      </p>
    </FormMessage>
  )
}
