import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { listOf } from '@touchline/domain/words.ts'
import { clubNow } from '../../../club/club-now.ts'
import ui from '../../../ui/ui.module.css'
import type { RegistrationLine } from './registration-list.ts'

/** With more families than this, only their number is shown. */
const NAMED = 6

/** Who is affected, what it adds up to, and which programs need a second thought. */
export function ApprovalOutlook({ rows }: { rows: readonly RegistrationLine[] }) {
  const families = [...new Set(rows.map(({ guardian, email }) => guardian ?? email ?? 'no one yet'))]
  const named = families.slice(0, NAMED)
  const rest = families.length - named.length
  const sum = rows.reduce((total, { priceCents }) => total + (priceCents ?? 0), 0)
  const full = programsOf(
    rows.filter(({ status, placesLeft }) => status === 'WAITLISTED' && placesLeft === 0),
  )
  const ended = programsOf(rows.filter(({ endDate }) => endDate < clubNow().day))
  return (
    <>
      <p>
        {families.length === 1 ? 'One family' : `${families.length} families`}:{' '}
        {listOf(rest > 0 ? [...named, `${rest} more`] : named, 'and')}. <strong>{formatCents(sum)}</strong>{' '}
        total.
      </p>
      {full.length > 0 && (
        <p className={ui.notice}>
          Full: {listOf(full, 'and')}. No one on the waiting list there can get a place yet.
        </p>
      )}
      {ended.length > 0 && <p className={ui.notice}>Already over: {listOf(ended, 'and')}.</p>}
    </>
  )
}

const programsOf = (rows: readonly RegistrationLine[]) => [...new Set(rows.map(({ program }) => program))]
