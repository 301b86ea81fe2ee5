import type { CardRefundState, DisputeState } from '@touchline/domain/money/card-refund.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { dayOfInstant } from '../../../club/day-words.ts'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import ui from '../../../ui/ui.module.css'
import type { CardLine } from './books-data.ts'
import { familyColumn, familyName, referenceColumn } from './family-cell.tsx'

const WHAT: Record<CardLine['kind'], string> = {
  DISPUTE: 'Disputed by the cardholder',
  REFUND_ELSEWHERE: 'Refunded in Stripe, not in our books',
  WRONG_AMOUNT: 'Paid a different amount, not booked',
  DECLINED: 'Card declined',
  REFUND: 'Refund to the card',
}

type RefundState = Lowercase<Exclude<CardRefundState, 'DONE'>>

/** By kind: a failed refund of ours must be sent again, one made in Stripe must not. */
const STATES: Record<CardLine['kind'], Partial<Record<string, string>>> = {
  DISPUTE: {
    needs_response: 'needs an answer in Stripe',
    under_review: 'under review',
    warning_needs_response: 'a question, needs an answer in Stripe',
    warning_under_review: 'a question, under review',
    warning_closed: 'a question, closed',
    won: 'won',
    lost: 'lost',
    prevented: 'prevented',
  } satisfies Record<DisputeState, string>,
  REFUND: {
    asked: 'to be sent',
    sent: 'waiting for Stripe',
    failed: 'failed, back under refunds to send',
  } satisfies Record<RefundState, string>,
  REFUND_ELSEWHERE: { succeeded: 'sent', canceled: 'cancelled' },
  WRONG_AMOUNT: {},
  DECLINED: {},
}

/** The words of Stripe or the bank, where we have none of our own. */
export const cardState = ({ kind, state }: Pick<CardLine, 'kind' | 'state'>): string =>
  STATES[kind][state] ?? state.replaceAll('_', ' ')

/** Card payments that need attention; nothing is shown if there are none. */
export const CardLines = ({ cards }: { cards: CardLine[] }) =>
  cards.length > 0 && (
    <section className={ui.card} aria-labelledby="cards">
      <h2 id="cards">Cards to check</h2>
      <DataTable label="Cards to check" rows={cards} columns={columns} nameOf={familyName} />
    </section>
  )

const columns: Column<CardLine>[] = [
  familyColumn,
  referenceColumn,
  { name: 'what', title: 'What', cell: ({ kind }) => WHAT[kind] },
  { name: 'state', title: 'Status', cell: cardState },
  { name: 'at', title: 'Since', cell: ({ at }) => dayOfInstant(at) },
  { name: 'cents', title: 'Amount', isNumber: true, cell: ({ cents }) => formatCents(cents) },
]
