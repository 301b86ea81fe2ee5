/** What a delivery report says about one recipient (RFC 3464). */
export interface DeliveryStatus {
  /** `failed`, `delayed`, `delivered`, `relayed` or `expanded`. */
  action: string
  /** Such as `5.1.1`. The first digit says whether the failure is permanent (RFC 3463). */
  status: string
}

/**
 * REFUSED counts against the address, like a refusal at delivery. UNDELIVERED only says that this one email came back.
 */
export type Returned = 'REFUSED' | 'UNDELIVERED'

/** A refusal of the sender (5.1.7, 5.1.8), the content (5.6) or by policy (5.7) says nothing about the mailbox. */
const NOT_THE_MAILBOX = /^5\.(?:1\.[78]$|[67]\.)/

/** N-11. null: it is still on its way, or has arrived. */
export function returnedAs({ action, status }: DeliveryStatus): Returned | null {
  if (action.toLowerCase() !== 'failed') return null
  return status.startsWith('5.') && !NOT_THE_MAILBOX.test(status) ? 'REFUSED' : 'UNDELIVERED'
}
