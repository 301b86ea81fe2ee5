import { formatCents } from '@touchline/domain/pricing/cents.ts'

/** What a parent looks for in an email to act on it. */
export interface EmailFacts {
  /** 'Sat, Sep 6, 5:00–6:30 PM' */
  when?: string | null
  /** The field. */
  where?: string | null
  amountCents?: number
  /** What the family gets back. */
  refundCents?: number
  /** By when the club needs an answer. */
  answerBy?: string
  /** What the family writes on every payment (B-7). */
  reference?: string | null
  /** The address that an e-Transfer goes to. */
  payTo?: string
}

export interface FactLine {
  label: string
  value: string
}

/** Always in this order, each on a line of its own: when and where, then the money. */
export function factLines(facts: EmailFacts = {}): FactLine[] {
  const { when, where, answerBy, amountCents, refundCents, reference, payTo } = facts
  const lines = [
    { label: 'When', value: when },
    { label: 'Where', value: where },
    { label: 'Please answer by', value: answerBy },
    { label: 'Amount', value: amountCents === undefined ? null : formatCents(amountCents) },
    { label: 'Refund', value: refundCents === undefined ? null : formatCents(refundCents) },
    { label: 'Reference', value: reference },
    { label: 'e-Transfer to', value: payTo },
  ]
  return lines.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
