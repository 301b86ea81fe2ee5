import { writeNeed } from '@touchline/domain/identity/permission-table.ts'
import { hasEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import { listOf } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { callRest } from '../../../data/rest.ts'
import { saveFile, textFile } from '../../../data/save-file.ts'
import { deleteRow } from '../../../data/write-row.ts'
import { useMay } from '../../../desk/own-permissions.ts'
import { type PersonDetails, personName } from '../../../desk/people-lines.ts'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'

/** Rare actions: export everything, merge two records of one person, delete. */
export function MoreCard({ person }: { person: PersonDetails }) {
  const [asked, ask] = useState<'export' | 'delete' | null>(null)
  const run = useChange(() => exportPerson(person.email))
  const isOneself = useSession().user?.email === person.email
  // All of them need the permission to delete somebody.
  const mayDoAny = useMay(writeNeed('User', 'delete'))
  if (!mayDoAny) return null
  return (
    <section className={ui.card} aria-label="More">
      <h2>More</h2>
      <div className={ui.actions}>
        <Button kind="small" onClick={() => ask('export')}>
          Export everything
        </Button>
        {person.hasRecord && !isOneself && (
          <>
            <Link className="small-button" to={`/admin/users/merge?keep=${person.id}`}>
              Merge with another
            </Link>
            <Button kind="small" onClick={() => ask('delete')}>
              Delete
            </Button>
          </>
        )}
      </div>
      {asked === 'export' && (
        <ConfirmDialog
          title={`Everything about ${personName(person)}`}
          confirm="Export as JSON"
          busy="Gathering..."
          keep="Back"
          onConfirm={async () => {
            await run.mutateAsync(undefined)
            notify('The file is in your downloads.')
          }}
          onClose={() => ask(null)}
        >
          <p>
            Everything the club holds about {hasEmail(person.email) ? person.email : personName(person)}, in
            one file. They can see that you exported it.
          </p>
        </ConfirmDialog>
      )}
      {asked === 'delete' && <DeleteDialog person={person} onClose={() => ask(null)} />}
    </section>
  )
}

function DeleteDialog({ person, onClose }: { person: PersonDetails; onClose: () => void }) {
  const navigate = useNavigate()
  const { id, version, accountId, players } = person
  const remove = useChange(async (request) => {
    if (accountId && person.state !== 'DISABLED')
      await callRest('admin', 'post', `/users/${accountId}/disable`)
    await deleteRow(request, 'User', { id, _version: version ?? 0 })
  })
  const title = `Delete ${personName(person)}`
  if (players.length > 0)
    return (
      <Dialog title={title} onClose={onClose}>
        <p>
          {listOf(
            players.map(({ firstName }) => firstName),
            'and',
          )}{' '}
          would be left without a guardian. Merge this user with another, or delete the players first.
        </p>
        <div className={ui.actions}>
          <Link className="button" to={`/admin/users/merge?gone=${id}`}>
            Merge into another
          </Link>
          <Button kind="quiet" onClick={onClose}>
            Back
          </Button>
        </div>
      </Dialog>
    )
  return (
    <ConfirmDialog
      title={title}
      confirm="Delete this user"
      busy="Deleting..."
      keep="Back"
      isHarmful
      onConfirm={async () => {
        await remove.mutateAsync(undefined)
        notify(`${personName(person)} was deleted.`)
        await navigate('/admin/users')
      }}
      onClose={onClose}
    >
      <p>
        {accountId && 'Their account is closed. '}
        Name, address and everything else about them is deleted right away. What they agreed to is kept for
        two years, without a name. This can’t be undone.
      </p>
    </ConfirmDialog>
  )
}

interface Job {
  id: string
  state: 'QUEUED' | 'DONE' | 'FAILED'
  result: unknown
}

const LOOKS = 60
const PAUSE_MS = 500

/** Downloads everything held about an address; the family can read that it was exported. */
async function exportPerson(email: string): Promise<void> {
  let job = await callRest<Job>('manage', 'post', '/exports', { body: { email } })
  for (let look = 0; job.state === 'QUEUED' && look < LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    job = await callRest<Job>('manage', 'get', `/jobs/${job.id}`)
  }
  if (job.state !== 'DONE') throw new Error('The export didn’t work. Nothing was lost: please try again.')
  const name = `${email} ${clubNow().day}.json`
  saveFile(name, textFile(JSON.stringify(job.result, null, 2), 'application/json'))
}
