import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { hasOpenOffer } from '@touchline/domain/waiting-list.ts'
import { listOf } from '@touchline/domain/words.ts'
import { useLocation } from 'react-router'
import { type Family, registrationsOf } from '../../../family/family.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'

/** The answer to "did it go through?", where one lands after sending. */
export function JustRegistered({ family }: { family: Family }) {
  const { state, search } = useLocation()
  const { registered = new URLSearchParams(search).getAll('registered') } = (state ?? {}) as {
    registered?: string[]
  }
  const found = registrationsOf(family).filter(({ id }) => registered.includes(id))
  if (found.length === 0) return null
  const names = listOf(
    found.map(({ player }) => player.firstName),
    'and',
  )
  const cents = found
    .filter(({ status }) => status === 'PENDING')
    .reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0)
  const now = new Date().toISOString()
  const isWaiting = found.some((one) => one.status === 'WAITLISTED' && !hasOpenOffer(one, now))
  return (
    <FormMessage kind="done">
      <p>
        <strong>We’ve received your registration for {names}.</strong> You’ll get an email with all of this,
        too.
      </p>
      {cents > 0 && (
        <p>
          {found.length > 1 ? 'Together that’s' : 'That is'} <strong>{formatCents(cents)}</strong>. Nothing to
          pay now: as soon as we have approved it, you see here what to pay and how.
        </p>
      )}
      {isWaiting && <p>It’s full right now, so there’s a waiting list. Your place in line is below.</p>}
    </FormMessage>
  )
}
