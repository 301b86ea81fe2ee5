import { PLAYER_STATUSES, type PlayerStatus } from '@touchline/domain/status/player.ts'
import { useState } from 'react'
import { useLive } from '../../../area/area-data.tsx'
import { deleteRow } from '../../../data/write-row.ts'
import type { BulkTask } from '../../../desk/bulk.tsx'
import { EmailSelected } from '../../../desk/email-selected.tsx'
import { fullName } from '../../../desk/player-names.ts'
import { ResourceList } from '../../../desk/resource-list.tsx'
import { playerNames } from '../../../desk/status-names.ts'
import { useResource } from '../../../desk/use-resource.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/form/field.tsx'
import { notify } from '../../../ui/toast.tsx'
import type { PlayerLine } from './player-list.ts'
import { PlayerPanel } from './player-panel.tsx'
import { playerResource } from './player-resource.tsx'
import { statusTask } from './status-task.ts'

export const meta = pageMeta({ title: 'Players', description: 'Every player of the club.', isPrivate: true })

export default function Players() {
  useLive(['Player', 'PlayerProgramRegistration', 'Consent'])
  const list = useResource(playerResource)
  const { selected, start } = list
  return (
    <ResourceList
      list={list}
      panel={(player) => <PlayerPanel player={player} />}
      bulk={
        <>
          <StatusChoice onChoose={async (status) => start(statusTask(await selected(), status, start))} />
          <EmailSelected guardians={selected} />
          <Button kind="small" onClick={async () => start(deletionTask(await selected()))}>
            Delete
          </Button>
        </>
      }
    />
  )
}

function StatusChoice({ onChoose }: { onChoose: (status: PlayerStatus) => void }) {
  const [status, setStatus] = useState<PlayerStatus>('INACTIVE')
  return (
    <>
      <SelectField
        aria-label="New status"
        value={status}
        options={PLAYER_STATUSES.map((value) => ({ value, label: playerNames[value].children }))}
        onChange={({ currentTarget }) => setStatus(currentTarget.value as PlayerStatus)}
      />
      <Button onClick={() => onChoose(status)}>Change status</Button>
    </>
  )
}

/** Deletes players one by one; a player with an open registration stays, with the reason (E-13). */
function deletionTask(rows: readonly PlayerLine[]): BulkTask<PlayerLine> {
  const who = rows.length === 1 ? '1 player' : `${rows.length} players`
  return {
    title: `Delete ${who}`,
    note: 'Their families will no longer see them. This can’t be undone. The audit keeps a record.',
    done: 'deleted',
    rows,
    nameOf: fullName,
    act: (request, { id, version }) => deleteRow(request, 'Player', { id, _version: version }),
    onAllDone: () => notify(`${who}: deleted.`),
  }
}
