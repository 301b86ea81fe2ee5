import { type Refusal, refusalIn } from '../refusal.ts'
import * as texts from './place-changes.texts.ts'

const field = 'answer'

/** A family that is no longer on the waiting list cannot leave it (W-6). */
export const notWaitingRefusal = (): Refusal<'NOT_WAITING'> =>
  refusalIn(texts, { code: 'NOT_WAITING', field, sentence: 'notOnWaitingList', facts: {} })

/** Only a place on offer can be declined (W-4). */
export const noOfferRefusal = (): Refusal<'NO_OFFER'> =>
  refusalIn(texts, { code: 'NO_OFFER', field, sentence: 'noOfferRightNow', facts: {} })

/** A family that left the line can only return for two days (W-10). */
export const lineLeftRefusal = (): Refusal<'TOO_LATE'> =>
  refusalIn(texts, { code: 'TOO_LATE', field, sentence: 'lineIsLeft', facts: {} })
