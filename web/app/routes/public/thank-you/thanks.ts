import { addDays } from '@touchline/domain/calendar-day.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
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
      got: 'We have it, and nothing more is needed from you right now.',
      steps: [
        `We look at it and tell you about your player’s place by ${answered}.`,
        `Then you have ${payment.dueDays} days to pay, by e-Transfer or in cash at the field.`,
        'Come to the first session with shin guards, water and a layer for the wind.',
      ],
    }
  if (form === 'contact')
    return {
      title: 'Thank you for writing',
      got: 'Your message is with us. A copy is on its way to your e-mail.',
      steps: [
        `A person reads it and answers by ${answered}.`,
        `If it cannot wait, call ${contact.phone}, ${contact.hours}.`,
        'The answers to what parents ask most are on the home page.',
      ],
    }
  if (form === 'waiver')
    return {
      title: 'Signed, thank you',
      got: 'We have your consent for the day.',
      steps: [
        'Your player is on the list at the check-in table; no paper is needed.',
        'The draw and the colours are posted before the day.',
        'Bring shin guards, water, layers, and someone to cheer.',
      ],
    }
  if (form === 'volunteer')
    return {
      title: 'Many hands, thank you',
      got: 'We have your offer to help.',
      steps: [
        `We write to you by ${answered} with hours to choose from.`,
        'New helpers are paired with someone who has done it before.',
        'On the day, come to the club flag; there is always something warm to drink.',
      ],
    }
  return {
    title: 'Thank you',
    got: 'We got it.',
    steps: [
      `If there is something to answer, we answer by ${answered}.`,
      `If it cannot wait, call ${contact.phone}, ${contact.hours}.`,
      'Have a look at what is on: perhaps we meet at the field.',
    ],
  }
}
