import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { momentName } from '../../../club/day-words.ts'
import { usePages } from '../../../desk/use-pages.ts'
import { ListStates } from '../../../ui/list-states.tsx'
import { Pager } from '../../../ui/pager.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import ui from '../../../ui/ui.module.css'

interface FailedEmail {
  id: string
  to: string
  subject: string | null
  lastError: string
  failedAt: string
}

const FAILED = {
  query: `query FailedEmails($limit: Int, $from: Int) {
    deskFailedEmails(limit: $limit, from: $from) { items { id to subject lastError failedAt } total }
  }`,
  field: 'deskFailedEmails',
}

const LOOK_MS = 30_000

/** Emails of any kind that were refused, given up or bounced: the ones that the dashboard counts. */
export function FailedEmails() {
  const { loaded, pager } = usePages<FailedEmail>(FAILED, {}, { everyMs: LOOK_MS })
  const [isThere, setThere] = useState(false)
  const section = useRef<HTMLElement>(null)
  // If a page fails to load, the list stays and shows the error.
  const hasSome = loaded.data ? loaded.data.total > 0 : isThere
  if (hasSome !== isThere) setThere(hasSome)
  // The dashboard links here, and the list loads after the page.
  useEffect(() => {
    if (isThere && window.location.hash === '#failed') section.current?.scrollIntoView()
  }, [isThere])
  if (!isThere && !loaded.isError) return null
  return (
    <section ref={section} id="failed" className={ui.section} aria-labelledby="failed-title">
      <h2 id="failed-title">Emails that didn’t arrive</h2>
      <ListStates loaded={loaded}>
        {({ items }) => (
          <DataTable
            label="Emails that didn’t arrive"
            rows={items}
            columns={columns}
            nameOf={({ to }) => to}
            isBusy={loaded.isPlaceholderData}
          />
        )}
      </ListStates>
      {pager && <Pager {...pager} />}
    </section>
  )
}

const columns: Column<FailedEmail>[] = [
  {
    name: 'to',
    title: 'To',
    cell: ({ to }) => (
      <Link to={`/admin/users?${new URLSearchParams({ q: to })}`} data-open>
        {to}
      </Link>
    ),
  },
  { name: 'subject', title: 'Email', cell: ({ subject }) => subject ?? 'A code that’s still valid' },
  {
    name: 'at',
    title: 'When',
    cell: ({ failedAt }) => <span className="whole">{momentName(failedAt)}</span>,
  },
  { name: 'why', title: 'Why', cell: ({ lastError }) => lastError },
]
