import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { Quote, QuoteLine } from '@touchline/domain/pricing/quote-types.ts'
import { monthName } from '@touchline/domain/words.ts'
import { RegisterButton } from '../../../components/register-button.tsx'
import { CopyLink } from '../../../ui/copy-link.tsx'
import { type FamilyChoice, savingSentence } from './family-choice.ts'
import * as texts from './home.texts.ts'
import styles from './price-calculator.module.css'

interface ReceiptProps {
  quote: Quote | null
  choice: FamilyChoice
  notes: string[]
}

/** What the family pays and why, as on a till receipt. */
export function Receipt({ quote, choice, notes }: ReceiptProps) {
  return (
    <div className={styles.till}>
      <div className={styles.receipt}>
        <h3 className={styles.receiptTitle}>{texts.familyPays}</h3>
        <div role="status">
          {quote ? <Sum quote={quote} choice={choice} /> : <p>{whatIsMissing(choice)}</p>}
        </div>
        {quote && (
          <>
            <div className={styles.lines}>
              {choice.months.map((month) => (
                <Month
                  key={month}
                  month={month}
                  lines={quote.lines.filter((line) => line.month === month)}
                  isOpen={choice.months.length === 1}
                />
              ))}
            </div>
            {notes.length > 0 && <p className={styles.off}>{notes.join(' ')}</p>}
            <div className={`no-print ${styles.foot}`}>
              <RegisterButton />
              <CopyLink>{texts.copyLink}</CopyLink>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

const whatIsMissing = ({ once, twice }: FamilyChoice) =>
  once + twice === 0 ? texts.chooseChildren : texts.chooseMonth

function Sum({ quote, choice }: { quote: Quote; choice: FamilyChoice }) {
  const saving = savingSentence(quote, choice)
  return (
    <>
      <p className={styles.total}>
        {formatCents(quote.totalCents)}{' '}
        {saving && (
          <s>
            <span className="visually-hidden">{texts.insteadOf}</span>
            {formatCents(quote.listCents)}
          </s>
        )}
      </p>
      {saving && <p className={styles.saving}>{saving}</p>}
      {quote.nearMisses.map(({ discountId, message }) => (
        <p key={discountId} className={styles.nearMiss}>
          {message}
        </p>
      ))}
    </>
  )
}

function Month({ month, lines, isOpen }: { month: string; lines: QuoteLine[]; isOpen: boolean }) {
  return (
    <details open={isOpen}>
      <summary>
        <span>{monthName(month)}</span>
        <span>{formatCents(lines.reduce((sum, line) => sum + line.totalCents, 0))}</span>
      </summary>
      <ul className="plain-list">
        {lines.map((line) => (
          <li key={line.playerId}>
            <p className={styles.line}>
              <span>
                {line.feeType === 'MONTHLY_ONCE'
                  ? texts.childOnce(line.playerName)
                  : texts.childTwice(line.playerName)}
              </span>
              <span>{formatCents(line.listCents)}</span>
            </p>
            {line.discounts.map(({ discountId, reason, amountCents }) => (
              <p key={discountId} className={`${styles.line} ${styles.off}`}>
                <span>{reason}</span>
                <span>{formatCents(-amountCents)}</span>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}
