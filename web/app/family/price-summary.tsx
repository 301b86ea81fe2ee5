import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { clubNow } from './club-now.ts'
import styles from './family.module.css'
import type { FamilyPrice, Joining } from './family-price.ts'
import { PriceWorking } from './price-working.tsx'
import { begunMonths, surprises } from './surprises.ts'

/** The whole price before anything is sent: line by line, what it does to siblings, and what is one step away. */
export function PriceSummary({ price, joining }: { price: FamilyPrice; joining: readonly Joining[] }) {
  const { quote, changes } = price
  const today = clubNow().day
  return (
    <div className={styles.card}>
      <PriceWorking lines={quote.lines} showPlayers />
      {quote.discountCents > 0 && (
        <>
          <p className={styles.sum}>
            <span>Without discounts</span>
            <span>{formatCents(quote.listCents)}</span>
          </p>
          <p className={styles.sum}>
            <span>You save</span>
            <strong>− {formatCents(quote.discountCents)}</strong>
          </p>
        </>
      )}
      <p className={styles.sum} aria-live="polite">
        <strong>In all</strong>
        <strong className={styles.amount}>{formatCents(quote.totalCents)}</strong>
      </p>
      {changes.map(({ registrationId, playerName, beforeCents, afterCents }) => (
        <p key={registrationId} className={styles.notice}>
          {playerName} is registered already and pays {formatCents(afterCents)} instead of{' '}
          {formatCents(beforeCents)}.
        </p>
      ))}
      {quote.nearMisses.map(({ discountId, message }) => (
        <p key={discountId} className={styles.notice}>
          {message}
        </p>
      ))}
      {begunMonths(joining, today).map((note) => (
        <p key={note} className={styles.notice}>
          {note}
        </p>
      ))}
      {surprises(joining, today).map((note) => (
        <p key={note} className="quiet small">
          {note}
        </p>
      ))}
    </div>
  )
}
