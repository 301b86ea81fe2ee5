import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { hasOpenOffer } from '@touchline/domain/registrations/waiting-list.ts'
import { listOf } from '@touchline/domain/words.ts'
import { useLocation } from 'react-router'
import { currentInstant } from '../../../club/club-now.ts'
import { type Family, registrationsOf } from '../../../family/family.ts'
import { mixed } from '../../../languages/written.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import * as texts from './registrations.texts.ts'

/** Answers "did it go through?" on the page shown after sending. */
export function JustRegistered({ family }: { family: Family }) {
  const { state } = useLocation()
  const { registered = [] } = (state ?? {}) as { registered?: string[] }
  const found = registrationsOf(family).filter(({ id }) => registered.includes(id))
  if (found.length === 0) return null
  const names = listOf(
    found.map(({ player }) => player.firstName),
    'and',
  )
  const cents = found
    .filter(({ status }) => status === 'PENDING')
    .reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0)
  const now = currentInstant().toISOString()
  const isWaiting = found.some((one) => one.status === 'WAITLISTED' && !hasOpenOffer(one, now))
  return (
    <FormMessage kind="done">
      <p>
        <strong>{mixed(texts.received(names))}</strong>
        {texts.emailFollows}
      </p>
      {cents > 0 && (
        <p>
          {found.length > 1 ? texts.costTogether : texts.costs}
          <strong>{formatCents(cents)}</strong>
          {texts.nothingNow}
        </p>
      )}
      {isWaiting && <p>{texts.isFull}</p>}
    </FormMessage>
  )
}
