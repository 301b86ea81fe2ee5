import { formatBasisPoints, formatCents } from '@touchline/domain/pricing/cents.ts'
import { alreadyPaid } from '@touchline/domain/pricing/price.texts.ts'
import type { QuoteLine } from '@touchline/domain/pricing/quote-types.ts'
import { monthName } from '@touchline/domain/words.ts'
import { LANGUAGE } from '../languages/language.ts'
import { written } from '../languages/written.tsx'
import { discountName } from '../registrations/offers.texts.ts'
import styles from './price-breakdown.module.css'

interface BreakdownProps {
  lines: readonly QuoteLine[]
  /** Set if the breakdown is for several children. */
  showPlayers?: boolean
}

/** A price month by month: the fee, each discount and its reason, and the total. */
export function PriceBreakdown({ lines, showPlayers }: BreakdownProps) {
  const players = [...new Set(lines.map((line) => line.playerId))]
  return (
    <div className={styles.breakdown}>
      {players.map((playerId) => (
        <PlayerLines
          key={playerId}
          lines={lines.filter((line) => line.playerId === playerId)}
          isNamed={showPlayers ?? players.length > 1}
        />
      ))}
    </div>
  )
}

function PlayerLines({ lines, isNamed }: { lines: QuoteLine[]; isNamed: boolean }) {
  const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0)
  return (
    <section>
      {isNamed && (
        <h3 className={styles.player}>
          <span>{written(lines[0]?.playerName)}</span>
          <span>{formatCents(totalCents)}</span>
        </h3>
      )}
      <ul className={`plain-list ${styles.lines}`}>
        {lines.map((line) => (
          <li key={`${line.registrationId} ${line.month}`}>
            <span>{monthName(line.month)}</span>
            <span>{formatCents(line.totalCents)}</span>
            <LineParts line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LineParts({ line: { month, listCents, discounts, credit } }: { line: QuoteLine }) {
  if (discounts.length === 0 && !credit) return null
  return (
    <small>
      <span>{formatCents(listCents)}</span>
      {discounts.map(({ discountId, amountCents, name, basisPoints }) => (
        <span key={discountId}>
          − {formatCents(amountCents)} {written(discountName(name))} ({formatBasisPoints(basisPoints)})
        </span>
      ))}
      {credit && (
        <span>
          − {formatCents(credit.cents)}. {creditWords(credit, month)}
        </span>
      )}
    </small>
  )
}

/** Stored as a sentence in English and as facts for the other languages. */
const creditWords = (
  { cents, paidCents = cents, reason }: NonNullable<QuoteLine['credit']>,
  month: string,
) => (LANGUAGE === 'en' ? reason : alreadyPaid(formatCents(paidCents), monthName(month)))
