import { Button } from '@mantine/core'
import { AuditEntries } from '../../../desk/audit-entries.tsx'
import type { AuditLine } from '../../../desk/audit-line.ts'
import { DeskPage } from '../../../desk/desk-page.tsx'
import { reportQuery, useListParams } from '../../../desk/list-params.ts'
import { ListStates } from '../../../desk/list-states.tsx'
import { Pager } from '../../../desk/pager.tsx'
import { useReport } from '../../../desk/use-report.ts'
import { EmptyState } from '../../../family/empty-state.tsx'
import family from '../../../family/family.module.css'
import { pageMeta } from '../../../page-meta.ts'
import { AuditFilters, auditDefaults } from './audit-filters.tsx'

export const meta = pageMeta({ title: 'Audit', description: 'Who did what to which row.', isPrivate: true })

export default function Audit() {
  const params = useListParams(auditDefaults)
  const { values, change } = params
  const list = useReport<{ items: AuditLine[]; total: number }>('/audit', reportQuery(values))
  return (
    <DeskPage title="Audit" note="Who did what, as whom, before and after. Nobody can change it.">
      <AuditFilters params={params} />
      <ListStates loaded={list}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="Nothing matches"
              action={<Button onClick={params.clear}>Clear the filters</Button>}
            >
              Nobody did anything that fits these filters.
            </EmptyState>
          ) : (
            <section className={family.card} aria-label="Entries" aria-busy={list.isPlaceholderData}>
              <AuditEntries entries={items} />
            </section>
          )
        }
      </ListStates>
      <Pager
        page={Number(values.page)}
        size={Number(values.size)}
        total={list.data?.total ?? 0}
        onChange={change}
      />
    </DeskPage>
  )
}
