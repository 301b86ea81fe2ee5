/** What a delivery report says of one receiver (RFC 3464). */
export interface DeliveryStatus {
  /** `failed`, `delayed`, `delivered`, `relayed` or `expanded`. */
  action: string
  /** `5.1.1`: the first digit says whether it is for good (RFC 3463). */
  status: string
}

/** REFUSED counts against the address like a refusal at the door; UNDELIVERED only says that this email came back. */
export type Returned = 'REFUSED' | 'UNDELIVERED'

/** A sender (5.1.7, 5.1.8), a text (5.6) or a policy (5.7) that is refused says nothing of the mailbox. */
const NOT_THE_MAILBOX = /^5\.(?:1\.[78]$|[67]\.)/

/** N-11. null: it is still on its way, or has arrived. */
export function returnedAs({ action, status }: DeliveryStatus): Returned | null {
  if (action.toLowerCase() !== 'failed') return null
  return status.startsWith('5.') && !NOT_THE_MAILBOX.test(status) ? 'REFUSED' : 'UNDELIVERED'
}
