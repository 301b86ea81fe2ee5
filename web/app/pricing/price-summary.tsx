import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { quoteOf } from '@touchline/domain/pricing/quote.ts'
import { clubNow } from '../club/club-now.ts'
import { mixed } from '../languages/written.tsx'
import ui from '../ui/ui.module.css'
import type { FamilyPrice, Joining } from './family-price.ts'
import { PriceBreakdown } from './price-breakdown.tsx'
import * as texts from './price-summary.texts.ts'
import { begunMonths, surprises } from './surprises.ts'

/** The whole price before anything is sent: each line, the effect on siblings, and discounts within reach. */
export function PriceSummary({ price, joining }: { price: FamilyPrice; joining: readonly Joining[] }) {
  const { quote, owed, changes } = price
  const waiting = joining.filter(({ waits }) => waits)
  const allWait = waiting.length === joining.length
  const shown = allWait ? quote : owed
  const today = clubNow().day
  return (
    <div className={ui.card}>
      <PriceBreakdown lines={shown.lines} showPlayers />
      {shown.discountCents > 0 && (
        <>
          <p className={ui.sum}>
            <span>{texts.withoutDiscounts}</span>
            <span>{formatCents(shown.listCents)}</span>
          </p>
          <p className={ui.sum}>
            <span>{texts.youSave}</span>
            <strong>− {formatCents(shown.discountCents)}</strong>
          </p>
        </>
      )}
      <p className={ui.sum} aria-live="polite">
        <strong>{allWait ? texts.ifPlaceOpens : texts.total}</strong>
        <strong className={ui.amount}>{formatCents(shown.totalCents)}</strong>
      </p>
      {!allWait &&
        waiting.map(({ registrationId, player, program }) => (
          <p key={registrationId} className={ui.notice}>
            {mixed(
              texts.waitsOutside(
                player.firstName,
                program.name,
                formatCents(quoteOf(quote, registrationId).totalCents),
              ),
            )}
          </p>
        ))}
      {changes.map(({ registrationId, playerName, beforeCents, afterCents }) => (
        <p key={registrationId} className={ui.notice}>
          {mixed(texts.siblingPays(playerName, formatCents(afterCents), formatCents(beforeCents)))}
        </p>
      ))}
      {quote.nearMisses.map(({ discountId, message }) => (
        <p key={discountId} className={ui.notice}>
          {message}
        </p>
      ))}
      {begunMonths(joining, today).map((note) => (
        <p key={note} className={ui.notice}>
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
