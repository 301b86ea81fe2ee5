import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { WordsIn } from '../users/write-to-guardians.ts'
import { moneyTexts } from './email-texts.ts'

interface Helped {
  fund: string
  firstName: string
  program: string
}

const PAYMENTS = '/guardian/payments'

/** A fund has granted help, but not paid it yet (B-28). */
export const helpGranted =
  ({ fund, firstName, program }: Helped, cents: number): WordsIn =>
  (language) => {
    const texts = moneyTexts(language)
    return {
      subject: texts.grantedSubject(fund, firstName),
      paragraphs: [
        texts.granted(fund, firstName, program),
        texts.grantedAmount(formatCents(cents)),
        texts.grantedUntilThen,
      ],
      action: { label: texts.see, path: PAYMENTS },
      english: [fund, program],
    }
  }

export const helpRefused =
  ({ fund, firstName, program }: Helped): WordsIn =>
  (language) => {
    const texts = moneyTexts(language)
    return {
      subject: texts.refusedSubject(fund, firstName),
      paragraphs: [texts.refused(fund, firstName, program), texts.refusedNext],
      action: { label: texts.see, path: PAYMENTS },
      english: [fund, program],
    }
  }
