import type { Language } from '@touchline/domain/languages.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { emailTexts } from './email-texts.ts'

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
