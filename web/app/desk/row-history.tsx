import { Link } from 'react-router'
import { AuditEntries } from './audit-entries.tsx'
import type { AuditLine } from './audit-line.ts'
import { ListStates } from './list-states.tsx'
import { useReport } from './use-report.ts'

const FIRST = '20'

/** What happened to one row, newest first: who, when, before and after. */
export function RowHistory({ rowId }: { rowId: string }) {
  const loaded = useReport<{ items: AuditLine[]; total: number }>('/audit', { row: rowId, limit: FIRST })
  return (
    <ListStates loaded={loaded}>
      {({ items, total }) => (
        <>
          <AuditEntries entries={items} />
          {total > items.length && <Link to={`/admin/audit?row=${rowId}`}>All {total} in the audit</Link>}
        </>
      )}
    </ListStates>
  )
}
