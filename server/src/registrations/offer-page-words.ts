import { clubMoment } from '@touchline/domain/club-clock.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { listOf } from '@touchline/domain/words.ts'
import type { LinkPage } from '../mail/templates/link-page.ts'
import type { OfferRight } from './offer-token.ts'

/** How an offer stands, as whoever opens its link is told. */
export interface OfferState {
  status: string
  /** First name, program and price of every child it is about. */
  children: { firstName: string; program: string; priceCents: number }[]
  openUntil: Date | null
  hasPassed: boolean
  position: number | null
  /** Has left the line, and may still come back to it (W-10). */
  mayReturn: boolean
}

const LEAVE = { value: 'LEAVE', label: 'Leave the waiting list' }
const GO_ON = { label: 'Sign in to see your registrations', href: '/guardian/registrations' }

export function offerPageWords(state: OfferState, right: OfferRight): LinkPage {
  const { status, openUntil, children } = state
  const [first] = children
  const names = listOf(
    children.map(({ firstName }) => firstName),
    'and',
  )
  if (openUntil && right === 'line')
    return {
      title: children.length === 1 ? `A place has opened up for ${names}` : `Places are free for ${names}`,
      paragraphs: [
        `Held for you until ${clubMoment(openUntil)}. To answer, please use the button of our latest email, or sign in.`,
      ],
      answers: [LEAVE],
      link: GO_ON,
    }
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
        LEAVE,
      ],
      link: GO_ON,
    }
  const page = (title: string, text: string): LinkPage => ({
    title,
    paragraphs: [text],
    answers: [],
    link: GO_ON,
  })
  if (status === 'APPROVED')
    return page(
      `${names} has the place`,
      `Thank you! We’ve emailed you how to pay for ${first?.program}. You’ll also find it in your account.`,
    )
  if (status === 'ACTIVE') return page(`${names} is in`, `There is nothing left to do for ${first?.program}.`)
  if (status === 'WAITLISTED')
    return {
      ...page(
        state.hasPassed ? 'The offer has gone on' : 'On the waiting list',
        `${names} is number ${state.position} on the waiting list of ${first?.program}. We write as soon as a place is free.`,
      ),
      answers: [LEAVE],
    }
  if (state.mayReturn)
    return {
      ...page(
        `${names} has left the waiting list`,
        `By mistake? For two days the place in line for ${first?.program} can be yours again.`,
      ),
      answers: [{ value: 'RETURN', label: 'Back to our place in line' }],
    }
  return page(
    `${names} is not waiting any more`,
    `You are welcome back any time: a new registration takes two minutes.`,
  )
}

export const offerRefused = (message: string): LinkPage => ({
  title: 'One more step before you accept',
  paragraphs: [message, 'Your place is held until the offer ends. Come back to this link afterwards.'],
  answers: [],
  link: { label: 'Sign in', href: '/guardian/dashboard' },
})

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
  paragraphs: ['Please open it from the email once more, or copy all of it.'],
  answers: [],
  link: GO_ON,
}
