import type { Transaction } from '../../postgres/pool.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { type Addressee, type identityTexts, send } from './emails.ts'
import type { PoolUser } from './users.ts'

const notices = {
  SECOND_FACTOR_ADDED: ['addedTitle', 'added'],
  SECOND_FACTOR_REMOVED: ['removedTitle', 'removed'],
  RECOVERY_CODES: ['recoveryTitle', 'recovery'],
  RECOVERY_CODE_USED: ['recoveryUsedTitle', 'recoveryUsed'],
  RESET_SECOND_FACTOR: ['resetFactorTitle', 'resetFactor'],
} as const satisfies Record<string, readonly [title: keyof Texts, text: keyof Texts]>

type Texts = ReturnType<typeof identityTexts>
type Notice = keyof typeof notices

export const emailSecondFactor = (tx: Transaction, to: Addressee, notice: Notice) =>
  send(tx, to, (texts) => {
    const [title, text] = notices[notice]
    return {
      subject: texts.secondFactorSubject(texts[title]),
      title: texts[title],
      paragraphs: [texts[text], texts.secondFactorNotYou],
    }
  })

/** Records a user's change of their own second factor, and emails them about it. */
export async function recordSecondFactor(
  tx: Transaction,
  user: Pick<PoolUser, 'id' | 'email'>,
  action: Exclude<Notice, 'RESET_SECOND_FACTOR'>,
  now: Date,
): Promise<void> {
  await recordSecurityEvent(tx, { event: action, account: user, now })
  await emailSecondFactor(tx, user, action)
}
