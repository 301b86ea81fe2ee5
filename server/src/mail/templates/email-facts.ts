import type { Language } from '@touchline/domain/languages.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { emailTexts } from './email-texts.ts'

/** The facts that a parent needs to act on an email. */
export interface EmailFacts {
  /** 'Sat, Sep 6, 5:00–6:30 PM' */
  when?: string | null
  /** The field. */
  where?: string | null
  amountCents?: number
  /** The amount that is refunded. */
  refundCents?: number
  /** The deadline for the family's answer. */
  answerBy?: string
  /** The reference that the family writes on each payment (B-7). */
  reference?: string | null
  /** The address for e-Transfers. */
  payTo?: string
}

export interface FactLine {
  label: string
  value: string
}

/** Always in this order, one per line: when and where, then the money. */
export function factLines(facts: EmailFacts = {}, language: Language = 'en'): FactLine[] {
  const texts = emailTexts(language)
  const { when, where, answerBy, amountCents, refundCents, reference, payTo } = facts
  const lines = [
    { label: texts.when, value: when },
    { label: texts.where, value: where },
    { label: texts.answerBy, value: answerBy },
    { label: texts.amount, value: amountCents === undefined ? null : formatCents(amountCents) },
    { label: texts.refund, value: refundCents === undefined ? null : formatCents(refundCents) },
    { label: texts.reference, value: reference },
    { label: texts.payTo, value: payTo },
  ]
  return lines.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
