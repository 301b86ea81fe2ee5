import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { langOf, written } from '../languages/written.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Facts } from '../ui/facts.tsx'
import styles from './how-to-pay.module.css'
import * as texts from './how-to-pay.texts.ts'

interface HowToPayProps {
  payment: Payment
  cents: number
  /** The family's reference, the same for every payment; null until it is known. */
  reference: string | null
  /** Offers the amount for copying, where it is typed into the bank's own form. */
  isAmountCopied?: boolean
}

/** An e-Transfer with its reference, or cash at the field; cards have their own button where the club takes them. */
export function HowToPay({ payment, cents, reference, isAmountCopied }: HowToPayProps) {
  return (
    <div className={styles.ways}>
      <p>{written(payment.etransfer)}</p>
      <Facts look="sheet">
        <Fact
          name={texts.amount}
          text={formatCents(cents)}
          {...(isAmountCopied && { what: texts.amount, copied: (cents / 100).toFixed(2) })}
        />
        <Fact name={texts.sendTo} text={payment.etransferTo} what={texts.address} />
        {reference && <Fact name={texts.reference} text={reference} what={texts.paymentReference} />}
      </Facts>
      <p className="quiet">{written(payment.cash)}</p>
    </div>
  )
}

interface FactProps {
  name: string
  text: string
  /** What is copied, for screen readers. */
  what?: string
  /** The text to copy, if it is not the visible one. */
  copied?: string
}

function Fact({ name, text, what, copied = text }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong lang={langOf(text)}>
          <Breakable text={text} />
        </strong>
        {what && <CopyButton text={copied} what={what} />}
      </dd>
    </div>
  )
}

/** A long address may wrap after its @, never inside a word. */
function Breakable({ text }: { text: string }) {
  const [before, after] = text.split('@')
  if (after === undefined) return <span className="whole">{text}</span>
  return (
    <>
      {before}@<wbr />
      {after}
    </>
  )
}
