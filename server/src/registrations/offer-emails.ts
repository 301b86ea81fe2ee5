import { clubMoment } from '@touchline/domain/club-clock.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { listOf } from '@touchline/domain/words.ts'
import type { Words } from '../users/write-to-guardians.ts'

export interface OnOffer {
  firstName: string
  program: string
  priceCents: number
}

/** One email for all who wait together. */
export function offer(children: readonly OnOffer[], expiresAt: Date, path: Words['action']['path']): Words {
  const names = listOf(
    children.map(({ firstName }) => firstName),
    'and',
  )
  return {
    subject: children.length === 1 ? `A place for ${names}` : `Places for ${names}`,
    paragraphs: [
      `Good news: ${listOf(children.map(freePlace), 'and')}.`,
      'The button leads to a page where you accept, decline or leave the waiting list. Nothing happens before you choose there, and no password is needed.',
      `${listOf(children.map(price), 'and')}; we email you how to pay once you have accepted.`,
      'If we don’t hear from you in time, the place goes to the next family and you move to the end of the waiting list.',
    ],
    facts: {
      answerBy: clubMoment(expiresAt),
      amountCents: children.reduce((sum, { priceCents }) => sum + priceCents, 0),
    },
    action: { label: 'Answer the offer', path },
    expiresAt,
  }
}

const freePlace = ({ firstName, program }: OnOffer) => `there is a place for ${firstName} in ${program}`
const price = ({ firstName, priceCents }: OnOffer) => `${firstName}’s place costs ${formatCents(priceCents)}`

/** `path` leads to where one can leave the line without signing in. */
export const offerGone = ({ firstName, program }: OnOffer, path: Words['action']['path']): Words => ({
  subject: `The offer for ${firstName} has run out`,
  paragraphs: [
    `We held a place in ${program} for ${firstName}, and have not heard from you, so it has gone on to the next family.`,
    `${firstName} stays on the waiting list, at its end. We write again when another place becomes free.`,
    'If you no longer need a place, please leave the list, so that others move up: one tap behind the button, without a password.',
  ],
  action: { label: 'See your place in line', path },
})

/** Likewise for a child who cannot take a place at the moment. */
export const offerRevoked = ({ firstName, program }: OnOffer, path: Words['action']['path']): Words => ({
  subject: `${firstName}’s offer has gone to the next family`,
  paragraphs: [
    `We held a place in ${program} for ${firstName}, who cannot take it right now, so it has gone to the next family.`,
    `${firstName} keeps the place in line. Once ${firstName} is cleared to play again, you hear from us when it is your turn.`,
  ],
  action: { label: 'See your place in line', path },
})
