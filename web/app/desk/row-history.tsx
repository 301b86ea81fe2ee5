import { useState } from 'react'
import { Link } from 'react-router'
import { ListStates } from '../ui/list-states.tsx'
import ui from '../ui/ui.module.css'
import { AuditEntries } from './audit-entries.tsx'
import { useAudit } from './audit-list.ts'

const FIRST = '20'

/** The history of one row, newest first: who, when, before and after. Loaded only when somebody opens it. */
export function RowHistory({ rowId }: { rowId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={ui.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>History</summary>
      {isOpen && <Entries rowId={rowId} />}
    </details>
  )
}

function Entries({ rowId }: { rowId: string }) {
  const loaded = useAudit({ row: rowId, size: FIRST })
  return (
    <ListStates loaded={loaded}>
      {({ items, total }) => (
        <>
          <AuditEntries entries={items} />
          {total > items.length && <Link to={`/admin/audit?row=${rowId}`}>See all {total} in the audit</Link>}
        </>
      )}
    </ListStates>
  )
}
