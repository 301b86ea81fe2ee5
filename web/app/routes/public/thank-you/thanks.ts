import { addDays } from '@touchline/domain/calendar-day.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import { whenToPay } from '@touchline/domain/money/when-to-pay.ts'
import { dayName } from '@touchline/domain/words.ts'
import * as texts from './thank-you.texts.ts'

type Content = Pick<ClubContent, 'contact' | 'payment'>

export interface Thanks {
  title: string
  /** What has arrived. */
  got: string
  /** Three steps that follow, in order, with the day where one is known. */
  steps: [string, string, string]
}

/** The text for the form that led here; an unknown form gets plain thanks. The address contains no name. */
export function thanksFor(form: string | null, { contact, payment }: Content, today: string): Thanks {
  const answered = dayName(addDays(today, contact.answerWithinDays))
  if (form === 'registration')
    return {
      title: texts.registrationIn,
      got: texts.nothingMore,
      steps: [texts.reviewBy(answered), texts.payAsYouLike(whenToPay(payment)), texts.firstTime],
    }
  if (form === 'contact')
    return {
      title: texts.thanksForWriting,
      got: texts.gotMessage,
      steps: [texts.replyBy(answered), texts.cannotWait(contact.phone, contact.hours), texts.commonQuestions],
    }
  if (form === 'waiver')
    return {
      title: texts.signed,
      got: texts.gotConsent,
      steps: [texts.onTheList, texts.drawPosted, texts.bringCheer],
    }
  if (form === 'volunteer')
    return {
      title: texts.pitchingIn,
      got: texts.gotOffer,
      steps: [texts.shiftsBy(answered), texts.paired, texts.clubFlag],
    }
  return {
    title: texts.title,
    got: texts.gotIt,
    steps: [texts.ifAsked(answered), texts.cannotWait(contact.phone, contact.hours), texts.lookAround],
  }
}
