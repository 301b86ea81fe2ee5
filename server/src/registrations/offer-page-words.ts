import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { listOf } from '@touchline/domain/words.ts'
import { clubMoment } from '../club-clock.ts'
import type { LinkPage } from '../mail/link-page.ts'

/** How an offer stands, as whoever opens its link is told. */
export interface OfferState {
  status: string
  /** First name, program and price of every child it is about. */
  children: { firstName: string; program: string; priceCents: number }[]
  openUntil: Date | null
  hasPassed: boolean
  position: number | null
}

const GO_ON = { label: 'Sign in to see your registrations', href: '/guardian/registrations' }

export function offerPageWords(state: OfferState): LinkPage {
  const { status, openUntil, children } = state
  const [first] = children
  const names = listOf(
    children.map(({ firstName }) => firstName),
    'and',
  )
  if (openUntil)
    return {
      title: children.length === 1 ? `A place for ${names}` : `Places for ${names}`,
      paragraphs: [
        ...children.map(
          ({ firstName, program, priceCents }) => `${firstName} in ${program}, ${formatCents(priceCents)}.`,
        ),
        `Held for you until ${clubMoment(openUntil)}. Please choose:`,
      ],
      answers: [
        { value: 'ACCEPT', label: children.length === 1 ? 'Accept the place' : 'Accept the places' },
        { value: 'DECLINE', label: 'Decline, and stay on the waiting list' },
        { value: 'LEAVE', label: 'Leave the waiting list' },
      ],
      link: GO_ON,
    }
  const told = (title: string, text: string): LinkPage => ({
    title,
    paragraphs: [text],
    answers: [],
    link: GO_ON,
  })
  if (status === 'APPROVED')
    return told(
      `${names} has the place`,
      `Thank you. We have sent you an e-mail on how to pay for ${first?.program}; it stands on your page, too.`,
    )
  if (status === 'ACTIVE') return told(`${names} is in`, `There is nothing left to do for ${first?.program}.`)
  if (status === 'WAITLISTED')
    return {
      ...told(
        state.hasPassed ? 'The offer has gone on' : 'No place is on offer right now',
        `${names} is number ${state.position} on the waiting list of ${first?.program}. We write again when another place becomes free.`,
      ),
      answers: [{ value: 'LEAVE', label: 'Leave the waiting list' }],
    }
  return told(
    `${names} is not waiting any more`,
    `You are welcome back any time: a new registration takes two minutes.`,
  )
}

export const linkRunOut: LinkPage = {
  title: 'This link has run out',
  paragraphs: [
    'It counted for as long as the offer was open. Sign in to see how things stand; nothing is lost.',
  ],
  answers: [],
  link: GO_ON,
}

export const linkUnknown: LinkPage = {
  title: 'This link is not complete',
  paragraphs: ['Please open it from the e-mail once more, or copy all of it.'],
  answers: [],
  link: GO_ON,
}
