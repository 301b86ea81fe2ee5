import { enqueueMail } from '../../mail/outbox/outbox.ts'
import { CLUB, emailParts } from '../../mail/templates/email.ts'
import type { Transaction } from '../../postgres/pool.ts'
import { recordSecurityEvent } from '../security-events.ts'
import type { PoolUser } from './users.ts'

const NOT_YOU = 'If this wasn’t you, change your password right away and let the club know.'

const notices = {
  SECOND_FACTOR_ADDED: {
    title: 'Two-step sign-in is on',
    text: 'From now on, signing in to your account takes your password and a code from your authenticator app.',
  },
  SECOND_FACTOR_REMOVED: {
    title: 'Two-step sign-in is off',
    text: 'From now on, signing in to your account takes only your password.',
  },
  RECOVERY_CODES: {
    title: 'New recovery codes',
    text: 'Ten new recovery codes were made for your account. The earlier ones no longer work.',
  },
  RECOVERY_CODE_USED: {
    title: 'A recovery code was used',
    text: 'Somebody signed in to your account with one of your recovery codes. That code no longer works.',
  },
  RESET_SECOND_FACTOR: {
    title: 'Your two-step sign-in was removed',
    text: 'An administrator of the club removed the authenticator app from your account and signed you out. Sign in with your password, then set it up again.',
  },
} as const

type Notice = keyof typeof notices

export const emailSecondFactor = (tx: Transaction, to: string, notice: Notice) => {
  const { title, text } = notices[notice]
  return enqueueMail(tx, {
    to,
    subject: `${CLUB}: ${title}`,
    ...emailParts({ title, paragraphs: [text, NOT_YOU] }),
  })
}

/** What somebody did to their own second factor: kept in the history, and emailed to them. */
export async function recordSecondFactor(
  tx: Transaction,
  user: Pick<PoolUser, 'id' | 'email'>,
  action: Exclude<Notice, 'RESET_SECOND_FACTOR'>,
  now: Date,
): Promise<void> {
  await recordSecurityEvent(tx, { event: action, account: user, now })
  await emailSecondFactor(tx, user.email, action)
}
