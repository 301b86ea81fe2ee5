import { CLUB, letter } from '../../mail/letter.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import type { Transaction } from '../../postgres/pool.ts'
import type { Purpose } from './codes.ts'

const NOT_YOU = 'If you did not ask for this, you can ignore this e-mail: nothing changes without the code.'

const about: Record<Purpose, { title: string; paragraphs: string[] }> = {
  SIGN_UP: {
    title: 'Welcome to the club',
    paragraphs: [
      'Good to have you with us. Type this code on the page to confirm your address:',
      'It works for 15 minutes.',
      NOT_YOU,
    ],
  },
  RESET_PASSWORD: {
    title: 'A new password',
    paragraphs: [
      'Type this code on the page and choose a new password:',
      'It works for 15 minutes. If it has run out, ask for another with "Forgot password".',
      NOT_YOU,
    ],
  },
  VERIFY_EMAIL: {
    title: 'Is this your address?',
    paragraphs: [
      'Type this code on the page, and from then on you sign in with this address:',
      'It works for 15 minutes.',
      NOT_YOU,
    ],
  },
}

interface CodeLetter {
  to: string
  purpose: Purpose
  code: string
  expiresAt: Date
}

export const sendCode = (tx: Transaction, { to, purpose, code, expiresAt }: CodeLetter) =>
  enqueueMail(tx, {
    to,
    subject: `Your ${CLUB} code: ${code}`,
    ...letter({ ...about[purpose], code }),
    expiresAt,
  })

/** Somebody asked for a sign-up code for an address that needs none. */
export const sendAlreadyConfirmed = (tx: Transaction, to: string) =>
  enqueueMail(tx, {
    to,
    subject: `Your ${CLUB} account is ready`,
    ...letter({
      title: 'You are all set',
      paragraphs: [
        'Your address is confirmed already, so no code is needed: just sign in.',
        'If you have forgotten your password, "Forgot password" on the same page helps.',
      ],
    }),
  })

export const sendInvitation = (tx: Transaction, to: string, temporaryPassword: string, expiresAt: Date) =>
  enqueueMail(tx, {
    to,
    subject: `Your ${CLUB} account`,
    ...letter({
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
    ...letter({
      title: 'You now sign in with another address',
      paragraphs: [
        'The address of your account was changed, so this is the last letter to the old one.',
        'If that was not you, please tell the club right away.',
      ],
    }),
  })
