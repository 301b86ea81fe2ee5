import { addDays } from '@touchline/domain/calendar-day.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import { whenToPay } from '@touchline/domain/money/when-to-pay.ts'
import { dayName } from '@touchline/domain/words.ts'

type Content = Pick<ClubContent, 'contact' | 'payment'>

export interface Thanks {
  title: string
  /** What has arrived. */
  got: string
  /** Three steps that follow, in order, with the day where one is known. */
  steps: [string, string, string]
}

/** For the form that led here; one that we do not know gets plain thanks. No name is in the address. */
export function thanksFor(form: string | null, { contact, payment }: Content, today: string): Thanks {
  const answered = dayName(addDays(today, contact.answerWithinDays))
  if (form === 'registration')
    return {
      title: 'Your registration is in',
      got: 'We’ve got it, and there’s nothing more you need to do right now.',
      steps: [
        `We’ll review it and email you about your player’s place by ${answered}.`,
        `${whenToPay(payment)} E-Transfer or cash at the field, as you like.`,
        'Come to the first session with shin guards, water and a layer for the wind.',
      ],
    }
  if (form === 'contact')
    return {
      title: 'Thank you for writing',
      got: 'Thanks, we’ve got your message. We’ve emailed you a copy.',
      steps: [
        `Someone from the club will reply by ${answered}.`,
        `If it can’t wait, call ${contact.phone}, ${contact.hours}.`,
        'You’ll find answers to common questions on the home page.',
      ],
    }
  if (form === 'waiver')
    return {
      title: 'Signed, thank you',
      got: 'We’ve got your consent for the day.',
      steps: [
        'Your player is on the list at the check-in table. No paper needed.',
        'The draw and the colours are posted before the day.',
        'Bring shin guards, water, layers, and someone to cheer.',
      ],
    }
  if (form === 'volunteer')
    return {
      title: 'Thanks for pitching in',
      got: 'We’ve got your offer to help.',
      steps: [
        `We’ll email you by ${answered} with shifts to choose from.`,
        'New helpers are paired with someone who has done it before.',
        'On the day, come to the club flag. There’s always something warm to drink.',
      ],
    }
  return {
    title: 'Thank you',
    got: 'We’ve got it.',
    steps: [
      `If you asked us something, we’ll reply by ${answered}.`,
      `If it can’t wait, call ${contact.phone}, ${contact.hours}.`,
      'Have a look at what’s on. Hope to see you at the field!',
    ],
  }
}
