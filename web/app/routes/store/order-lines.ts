import { ONE_SIZE } from '@touchline/domain/kit/sizes.ts'
import type { Document } from '../../data/documents.ts'
import type { Request } from '../../data/request.ts'
import type { BasketLine } from './use-basket.ts'

const document: Document = {
  field: 'orderKit',
  query: 'mutation OrderKit($input: OrderKitInput!) { orderKit(input: $input) { items { id } totalCents } }',
}

/** Orders everything or nothing, and only at the price that was seen (K-13); the ids make it safe to send again. */
export const orderLines = (request: Request, lines: readonly BasketLine[], totalCents: number) =>
  request(document, {
    input: {
      orders: lines.map(({ id, playerId, itemType, size, quantity, notes }) => ({
        id,
        playerKitOrdersId: playerId,
        itemType,
        size: size || ONE_SIZE,
        quantity,
        notes: notes.trim() || null,
      })),
      totalCents,
    },
  })
