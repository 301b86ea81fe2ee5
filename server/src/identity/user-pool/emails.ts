import { clubDay, clubTime } from '@touchline/domain/club-clock.ts'
import { dayName, timeName } from '@touchline/domain/words.ts'
import { enqueueMail } from '../../mail/outbox/outbox.ts'
import { CLUB, emailParts } from '../../mail/templates/email.ts'
import type { Transaction } from '../../postgres/pool.ts'

const NOT_YOU = 'If you didn’t ask for this, you can ignore this email. Nothing changes without the code.'

export type Purpose = 'SIGN_UP' | 'RESET_PASSWORD' | 'VERIFY_EMAIL'

const about: Record<Purpose, { title: string; paragraphs: string[] }> = {
  SIGN_UP: {
    title: 'Welcome to the club',
    paragraphs: [
      'Good to have you with us. Type this code on the page to confirm your address:',
      'The code expires in 15 minutes.',
      NOT_YOU,
    ],
  },
  RESET_PASSWORD: {
    title: 'A new password',
    paragraphs: [
      'Type this code on the page and choose a new password:',
      'The code expires in 15 minutes. After that, ask for a new one with "Forgot password".',
      NOT_YOU,
    ],
  },
  VERIFY_EMAIL: {
    title: 'Is this your address?',
    paragraphs: [
      'Type this code on the page, and from then on you sign in with this address:',
      'The code expires in 15 minutes.',
      NOT_YOU,
    ],
  },
}

interface CodeEmail {
  to: string
  purpose: Purpose
  code: string
  expiresAt: Date
}

export const sendCode = (tx: Transaction, { to, purpose, code, expiresAt }: CodeEmail) =>
  enqueueMail(tx, {
    to,
    subject: `Your ${CLUB} code: ${code}`,
    ...emailParts({ ...about[purpose], code }),
    expiresAt,
  })

/** Somebody signed up, or asked for a sign-up code, with an address that has an account. Nothing they typed is in it. */
export const sendAlreadyRegistered = (tx: Transaction, to: string) =>
  enqueueMail(tx, {
    to,
    subject: `You already have a ${CLUB} account`,
    ...emailParts({
      title: 'You already have an account',
      paragraphs: [
        'Someone just tried to create an account with this email address. If it was you: you already have one, so just sign in.',
        'If you don’t remember your password, choose "Forgot your password?" on the sign-in page.',
        'If it wasn’t you, there’s nothing to do: nothing has changed.',
      ],
    }),
  })

export const sendInvitation = (tx: Transaction, to: string, temporaryPassword: string, expiresAt: Date) =>
  enqueueMail(tx, {
    to,
    subject: `Your ${CLUB} account`,
    ...emailParts({
      title: 'You are invited',
      paragraphs: [
        'The club has made an account for you. Sign in with this address and this password:',
        'It works for seven days; you choose your own at the first sign-in.',
      ],
      code: temporaryPassword,
    }),
    expiresAt,
  })

export const sendAddressChanged = (tx: Transaction, to: string) =>
  enqueueMail(tx, {
    to,
    subject: `Your ${CLUB} address has changed`,
    ...emailParts({
      title: 'You now sign in with another address',
      paragraphs: [
        'The email address of your account was changed, so this is the last email to the old one.',
        'If it wasn’t you: within seven days, choose "Forgot your password?" on the sign-in page and enter this old address. You’ll get a code here, and with it your account back under this address and with a new password. Everyone else is signed out.',
      ],
    }),
  })

export const sendNewNetwork = (tx: Transaction, to: string, { place, now }: { place: string; now: Date }) =>
  enqueueMail(tx, {
    to,
    subject: `New sign-in to your ${CLUB} account`,
    ...emailParts({
      title: 'New sign-in to your account',
      paragraphs: [
        `Someone signed in to your account from a network we haven’t seen you on before (${place}), on ${dayName(clubDay(now))} at ${timeName(clubTime(now))}.`,
        'If it was you, there’s nothing to do.',
        'If it wasn’t, choose "Forgot your password?" on the sign-in page right away: a new password signs everyone out. Your profile shows the recent activity on your account.',
      ],
    }),
  })
