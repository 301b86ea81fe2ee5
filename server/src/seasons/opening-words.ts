import { emailParts } from '../mail/templates/email.ts'
import type { LinkPage } from '../mail/templates/link-page.ts'

const email = (subject: string, paragraphs: string[], label: string, url: string) => ({
  subject,
  ...emailParts({ title: subject, paragraphs, action: { label, url } }),
})

/** To an address that anybody may have typed. */
export const confirmNotice = (url: string) =>
  email(
    'Shall we email you when registration opens?',
    [
      'Somebody asked us to email this address when registration opens. Tap the button to confirm that it was you.',
      'It’s one email, and then we forget the address. If it wasn’t you, do nothing: we won’t write again.',
    ],
    'Confirm or leave',
    url,
  )

export const registrationOpened = (season: string, url: string) =>
  email(
    `Registration for ${season} is open`,
    [
      `You asked us to let you know: registration for ${season} is open now. You’ll see what’s on for each age, the price and the places left.`,
      'This was the one email. Your address is off our list.',
    ],
    'See the programs',
    url,
  )

const GO_ON = { label: 'See what’s on now', href: '/programs' }

export const noticePage = (isConfirmed: boolean): LinkPage =>
  isConfirmed
    ? {
        title: 'We’ll email you when registration opens',
        paragraphs: ['It’s one email, and then we forget your address.'],
        answers: [{ value: 'LEAVE', label: 'Leave the list' }],
        link: GO_ON,
      }
    : {
        title: 'Email you when registration opens?',
        paragraphs: ['It’s one email, and then we forget your address.'],
        answers: [
          { value: 'CONFIRM', label: 'Yes, email me' },
          { value: 'LEAVE', label: 'No, forget my address' },
        ],
        link: GO_ON,
      }

export const noticeLeft: LinkPage = {
  title: 'You’re not on our list',
  paragraphs: ['We don’t have your address here, and won’t email you about it.'],
  answers: [],
  link: GO_ON,
}

export const noticeLinkUnknown: LinkPage = {
  title: 'This link is not complete',
  paragraphs: ['Please open it from the email once more, or copy all of it.'],
  answers: [],
  link: GO_ON,
}
