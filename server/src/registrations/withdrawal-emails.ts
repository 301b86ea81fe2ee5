import type { Refund } from '@touchline/domain/pricing/refund.ts'
import type { WordsIn } from '../users/write-to-guardians.ts'
import {
  type AboutRegistration,
  namesOfClub,
  registrationTexts,
  seeRegistrations,
} from './registration-words.ts'

export const withdrawalAsked =
  (child: AboutRegistration, refund: Refund): WordsIn =>
  (language) => {
    const texts = registrationTexts(language)
    const lines = refund.lines.map(({ reason }) => reason)
    return {
      subject: texts.askedSubject(child.firstName, child.program),
      paragraphs: [texts.asked(child.firstName), texts.askedRefund, ...lines],
      facts: { refundCents: refund.refundCents, reference: child.reference },
      action: seeRegistrations(language),
      english: [...namesOfClub([child]), ...lines],
    }
  }

export const withdrawn =
  (child: AboutRegistration, refund: Refund): WordsIn =>
  (language) => {
    const texts = registrationTexts(language)
    const lines = refund.lines.map(({ reason }) => reason)
    return {
      subject: texts.withdrawnSubject(child.firstName, child.program),
      paragraphs: [
        texts.withdrawn(child.firstName, child.program),
        refund.refundCents > 0 ? texts.refundComes : texts.noRefund,
        ...lines,
      ],
      facts: { refundCents: refund.refundCents, reference: child.reference },
      action: seeRegistrations(language),
      english: [...namesOfClub([child]), ...lines],
    }
  }
