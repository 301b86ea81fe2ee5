import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { Link } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { AlsoFound } from '../../../desk/also-found.tsx'
import { EmailSelected } from '../../../desk/email-selected.tsx'
import { ResourceList } from '../../../desk/resource-list.tsx'
import { focusedRow } from '../../../desk/shortcuts.tsx'
import { ALL, earlyLines, useResource } from '../../../desk/use-resource.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { useAtFirstTouch } from '../../../ui/use-at-first-touch.ts'
import { kitOrderList } from '../kit-orders/kit-order-list.ts'
import { WalkInLink } from '../walk-in/walk-in-link.tsx'
import { bulkMovesFrom, moveTask } from './move-task.tsx'
import { registrationList } from './registration-list.ts'
import { registrationResource } from './registration-resource.tsx'
import { useApprovals } from './use-approvals.tsx'

/** It brings the dialogs of every decision, so it loads as soon as somebody reaches for a row. */
const loadPanel = () => import('./registration-panel.tsx')
const RegistrationPanel = later(async () => (await loadPanel()).RegistrationPanel)

export const meta = pageMeta({
  title: 'Registrations',
  description: 'Review registrations and record payments.',
  isPrivate: true,
})

export const handle = earlyLines(registrationList, registrationResource)

export default function Registrations() {
  useLive(['PlayerProgramRegistration', 'Player'])
  useAtFirstTouch(loadPanel)
  const list = useResource(registrationResource)
  const approvals = useApprovals()
  const { values, selected } = list
  const status = values.status === ALL ? null : (values.status as RegistrationStatus)
  const rows = list.rows.filter(({ id }) => status === null || !approvals.isLeaving(id))
  const approveFocused = () => {
    const row = rows.find(({ id }) => id === (focusedRow() ?? values.open))
    if (row) approvals.approve(row)
  }
  return (
    <ResourceList
      list={{ ...list, rows }}
      action={
        <>
          <WalkInLink />
          <Link className="button" to="/admin/register">
            Register a player
          </Link>
        </>
      }
      note={status === 'PENDING' && rows.length > 0 ? approvals.paceWords(list.total) : undefined}
      elsewhere={<AlsoFound list={kitOrderList} typed={values.q} to="/admin/kit-orders" name="kit orders" />}
      shortcuts={[{ key: 'a', what: 'Approve', run: approveFocused }]}
      panel={(line) => <RegistrationPanel line={line} />}
      bulk={
        <>
          {bulkMovesFrom(status).map((move) => (
            <Button
              key={move.to}
              onClick={async () => list.start(moveTask(await selected(), move, list.start))}
            >
              {move.title(String(list.ids.size))}
            </Button>
          ))}
          <EmailSelected guardians={selected} />
        </>
      }
    >
      {approvals.collision}
    </ResourceList>
  )
}
