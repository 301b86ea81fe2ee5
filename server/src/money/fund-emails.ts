import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { Words } from '../users/write-to-guardians.ts'

interface Helped {
  fund: string
  firstName: string
  program: string
}

const SEE = { label: 'See your payments', path: '/guardian/payments' }

/** What a fund will pay is not paid yet (B-28). */
export const helpGranted = ({ fund, firstName, program }: Helped, cents: number): Words => ({
  subject: `Good news: ${fund} helps with ${firstName}’s fee`,
  paragraphs: [
    `${fund} will help with ${firstName}’s place in ${program}.`,
    `It pays ${formatCents(cents)}. As soon as the money is here, we take it off what you owe and you’ll see it on your payments page.`,
    'Until then, we won’t remind you about this place.',
  ],
  action: SEE,
})

export const helpRefused = ({ fund, firstName, program }: Helped): Words => ({
  subject: `About help from ${fund} for ${firstName}`,
  paragraphs: [
    `${fund} can’t help with ${firstName}’s place in ${program} this time.`,
    'If you’d like to ask another fund, or need more time to pay, just reply to this email: we’ll find a way together.',
  ],
  action: SEE,
})
