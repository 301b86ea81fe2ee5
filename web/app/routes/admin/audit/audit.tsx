import { useLive } from '../../../area/area-data.tsx'
import { AuditEntries } from '../../../desk/audit-entries.tsx'
import { useAudit } from '../../../desk/audit-list.ts'
import { useListParams } from '../../../desk/list-params.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { Pager } from '../../../ui/pager.tsx'
import ui from '../../../ui/ui.module.css'
import { AuditFilters, auditDefaults } from './audit-filters.tsx'

export const meta = pageMeta({
  title: 'Audit',
  description: 'Every change, and who made it.',
  isPrivate: true,
})

/** Models that people change by hand every day. */
const CHANGED = ['User', 'Player', 'PlayerProgramRegistration', 'KitOrder', 'Program', 'Discount']

export default function Audit() {
  useLive(CHANGED)
  const params = useListParams(auditDefaults)
  const { values, change } = params
  const list = useAudit(values)
  return (
    <DeskPage
      title="Audit"
      note="Every change, who made it, and what it was before. No one can edit this list."
    >
      <AuditFilters params={params} />
      <ListStates loaded={list}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="Nothing matches"
              action={<Button onClick={params.clear}>Clear filters</Button>}
            >
              Nothing matches these filters.
            </EmptyState>
          ) : (
            <section className={ui.card} aria-label="Entries" aria-busy={list.isPlaceholderData}>
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
