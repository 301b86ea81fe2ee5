import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import type { MissingContact } from '@touchline/domain/families/contacts.ts'
import type { NextToPay } from '@touchline/domain/money/next-to-pay.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { PriceChange } from '@touchline/domain/pricing/requote.ts'
import { OFFER_HOURS } from '@touchline/domain/registrations/waiting-list.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import { ownNoteIn } from '../money/entry-words-in.ts'
import { howToPay } from '../money/how-to-pay.ts'
import type { Words, WordsIn } from '../users/write-to-guardians.ts'
import {
  type AboutRegistration,
  afterThat,
  amountAndDay,
  breakdown,
  namesOfClub,
  REGISTRATIONS,
  registrationTexts,
  seeRegistrations,
  sessionOf,
  tellCoach,
} from './registration-words.ts'

export const received =
  (children: readonly AboutRegistration[]): WordsIn =>
  (language) => {
    const texts = registrationTexts(language)
    const names = wordsIn(language).and([...new Set(children.map(({ firstName }) => firstName))])
    return {
      subject: texts.receivedSubject(names),
      paragraphs: [
        texts.received(names),
        ...children.map((child) =>
          texts.receivedChild(child.firstName, child.program, breakdown(child, language)),
        ),
        texts.checkStatus,
      ],
      facts: {
        ...sessionOf(children, language),
        amountCents: children.reduce((sum, { priceCents }) => sum + priceCents, 0),
        reference: children[0]?.reference,
      },
      action: seeRegistrations(language),
      also: tellCoach(children, language),
      english: namesOfClub(children),
    }
  }

/** `path` leads to a page where the family can leave the line without signing in. */
export const onWaitingList =
  (
    child: AboutRegistration & { position: number; isTogether: boolean; path: Words['action']['path'] },
  ): WordsIn =>
  (language) => {
    const texts = registrationTexts(language)
    return {
      subject: texts.waitingSubject(child.firstName),
      paragraphs: [
        texts.waiting(child.firstName, child.program, texts.placeInLine(child.position)),
        texts.waitingNext(OFFER_HOURS),
        ...(child.isTogether ? [texts.waitingTogether] : []),
        texts.waitingLeave,
      ],
      facts: { reference: child.reference },
      action: { label: texts.seePlaceInLine, path: child.path },
      english: namesOfClub([child]),
    }
  }

/** `next` is the next amount to pay for the place, from the books; null if there is none. */
export const approved =
  (child: AboutRegistration & { next: NextToPay | null }, payment: Payment): WordsIn =>
  (language) => {
    const texts = registrationTexts(language)
    const { firstName, program, next, reference } = child
    const subject = texts.approvedSubject(firstName, program)
    const english = [...namesOfClub([child]), payment.etransfer, payment.cash]
    const when = sessionOf([child], language)
    if (next === null)
      return {
        subject,
        paragraphs: [
          texts.approvedFree(firstName),
          ...(child.priceCents > 0 ? [breakdown(child, language), texts.covered] : []),
        ],
        facts: { ...when, reference },
        action: seeRegistrations(language),
        also: tellCoach([child], language),
        english,
      }
    const day = next.isDueNow ? null : wordsIn(language).day(next.dueOn)
    return {
      subject,
      paragraphs: [
        texts.approved(firstName, day, payment.activeFrom !== 'APPROVAL'),
        breakdown(child, language),
        ...afterThat(next, language),
        howToPay(payment, language),
        texts.moreTime,
      ],
      facts: { ...when, amountCents: next.cents, reference, payTo: payment.etransferTo },
      action: { label: texts.seeHowToPay, path: REGISTRATIONS },
      also: tellCoach([child], language),
      english,
    }
  }

/** Not "all set" while emergency contacts are missing (E-19). An amount that is not due yet does not matter. */
export const paid =
  (
    child: AboutRegistration & { next: NextToPay | null; paidCents: number },
    missing: readonly MissingContact[] = [],
  ): WordsIn =>
  (language) => {
    const [texts, words] = [registrationTexts(language), wordsIn(language)]
    const { firstName, program, next, paidCents } = child
    const isMissing = missing.length > 0
    const contacts: Record<MissingContact, string> = {
      PHONE: texts.phoneNumber,
      EMERGENCY: texts.emergencyContact,
    }
    return {
      subject: isMissing ? texts.missingSubject(firstName) : texts.paidSubject(firstName),
      paragraphs: [
        paidCents > 0 ? texts.paid(firstName, program) : texts.isIn(firstName, program),
        ...(next ? [texts.next(amountAndDay(next, language)), ...afterThat(next, language)] : []),
        ...(child.when ? [texts.forTraining] : []),
        ...(isMissing ? [texts.missing(words.and(missing.map((one) => contacts[one])))] : []),
      ],
      facts: {
        ...sessionOf([child], language),
        ...(paidCents > 0 && { amountCents: paidCents }),
        reference: child.reference,
      },
      action: isMissing ? { label: texts.seeMissing, path: '/guardian' } : seeRegistrations(language),
      also: tellCoach([child], language),
      english: namesOfClub([child]),
    }
  }

export const rejected =
  (child: AboutRegistration, reason: string): WordsIn =>
  (language) => {
    const texts = registrationTexts(language)
    return {
      subject: texts.rejectedSubject(child.firstName),
      paragraphs: [texts.rejected(child.firstName, child.program), texts.reason(reason), texts.rejectedNext],
      facts: { reference: child.reference },
      action: { label: texts.seePrograms, path: '/guardian' },
      english: [...namesOfClub([child]), reason],
    }
  }

export const cancelled =
  (
    child: AboutRegistration,
    { isByFamily, reason }: { isByFamily: boolean; reason: string | null },
  ): WordsIn =>
  (language) => {
    const texts = registrationTexts(language)
    const sentence = isByFamily ? texts.cancelledAsAsked : texts.cancelled
    return {
      subject: texts.cancelledSubject(child.firstName),
      paragraphs: [
        sentence(child.firstName, child.program),
        ...(reason ? [texts.reason(ownNoteIn(language, reason))] : []),
        texts.cancelledNext,
      ],
      facts: { reference: child.reference },
      action: seeRegistrations(language),
      english: [...namesOfClub([child]), reason ?? ''],
    }
  }

const WHY_REQUOTED = { FAMILY: 'requotedFamily', BY_HAND: 'requotedByHand' } as const

export type WhyRequoted = keyof typeof WHY_REQUOTED

interface NewPrices {
  changes: readonly Omit<PriceChange, 'registrationId'>[]
  /** Whether there are settled months, which keep their price (M-6). */
  hasSettled: boolean
}

export const requoted =
  (why: WhyRequoted, { changes, hasSettled }: NewPrices): WordsIn =>
  (language) => {
    const texts = registrationTexts(language)
    const prices = changes.map(({ playerName, beforeCents, afterCents }) =>
      texts.newPrice(playerName, formatCents(afterCents), formatCents(beforeCents)),
    )
    return {
      subject: texts.requotedSubject,
      paragraphs: [
        texts[WHY_REQUOTED[why]],
        [...prices, ...(hasSettled ? [texts.settledStay] : [])].join('\n'),
        texts.paidStays,
      ],
      action: { label: texts.seePrices, path: REGISTRATIONS },
    }
  }
