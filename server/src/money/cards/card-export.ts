import type { Transaction } from '../../postgres/pool.ts'

/** Card payments that these users have made or begun, for the export of their own data. */
export const cardPaymentsForExport = async (tx: Transaction, userIds: string[]): Promise<object[]> => [
  ...(await tx`
    select id, cents, item_id as "itemId", month, state, problem, session_id as "sessionId",
      payment_intent_id as "paymentIntentId", opened_at as "openedAt"
    from card_payments where user_id = any(${userIds}) order by opened_at`),
]
