import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { dayOfInstant } from '../../../club/day-words.ts'
import { useTakesCards } from '../../../money/card-payments.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { CardRefundDialog } from './card-refund-dialog.tsx'
import { familyColumn, familyName, referenceColumn } from './family-cell.tsx'
import { type RefundLine, useRefunds } from './money-data.ts'
import { RefundDialog } from './refund-dialog.tsx'

export const meta = pageMeta({
  title: 'Refunds to send',
  description: 'Refunds and credit promised to families.',
  isPrivate: true,
})

export default function Refunds() {
  const loaded = useRefunds()
  const [sent, setSent] = useState<RefundLine | null>(null)
  const [toCard, setToCard] = useState<RefundLine | null>(null)
  const takesCards = useTakesCards()
  return (
    <DeskPage
      title="Refunds to send"
      note={loaded.data && loaded.data.cents > 0 && `${formatCents(loaded.data.cents)} total`}
      action={
        <Link className="button quiet-button" to="/admin/money">
          All money
        </Link>
      }
    >
      <ListStates loaded={loaded}>
        {({ items }) =>
          items.length === 0 ? (
            <NoRefunds />
          ) : (
            <DataTable
              label="Refunds to send"
              rows={items}
              columns={columns}
              nameOf={familyName}
              actions={(line) => (
                <>
                  {takesCards && line.cardCents === line.cents && (
                    <Button kind="small" onClick={() => setToCard(line)}>
                      To card...<span className="visually-hidden"> of {familyName(line)}</span>
                    </Button>
                  )}
                  <Button kind="small" onClick={() => setSent(line)}>
                    Sent...<span className="visually-hidden"> to {familyName(line)}</span>
                  </Button>
                </>
              )}
            />
          )
        }
      </ListStates>
      {toCard && <CardRefundDialog line={toCard} onClose={() => setToCard(null)} />}
      {sent && <RefundDialog refund={sent} to={familyName(sent)} onClose={() => setSent(null)} />}
    </DeskPage>
  )
}

const columns: Column<RefundLine>[] = [
  familyColumn,
  referenceColumn,
  { name: 'child', title: 'Child', cell: ({ player }) => player },
  { name: 'program', title: 'For', cell: ({ program, isCredit }) => (isCredit ? 'Credit' : program) },
  { name: 'since', title: 'Since', cell: ({ withdrawnAt }) => withdrawnAt && dayOfInstant(withdrawnAt) },
  { name: 'cents', title: 'To send', isNumber: true, cell: ({ cents }) => formatCents(cents) },
]

const NoRefunds = () => (
  <EmptyState
    title="Nothing to send"
    action={
      <Link className="button" to="/admin/money">
        All money
      </Link>
    }
  >
    When someone leaves with a refund, or you promise to send credit back, it’s listed here until you mark it
    as sent.
  </EmptyState>
)
