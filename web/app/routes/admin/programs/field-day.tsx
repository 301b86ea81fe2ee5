import { dayFrom } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { useChange, useData } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import {
  endLink,
  type FieldDay as Loaded,
  loadFieldDay,
  makeLink,
  readNote,
} from '../../../desk/field-day-api.ts'
import { usePages } from '../../../desk/use-pages.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { CopyLink } from '../../../ui/copy-link.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { notify, notifyProblem } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import styles from './program.module.css'

/** What coaches write is not a row whose changes could be heard, so the screen polls. */
const LOOK_MS = 30_000

interface FieldNote {
  id: string
  day: string
  kind: 'NOTE' | 'VISITOR'
  words: string
  coach: string
  readBy: string | null
}

const NOTES = {
  query: `query FieldNotes($programId: ID!, $limit: Int, $from: Int) {
    deskFieldNotes(programId: $programId, limit: $limit, from: $from) {
      items { id day kind words coach readBy } total
    }
  }`,
  field: 'deskFieldNotes',
}

/** The coaches' links to today's list of this program, and what they wrote to the desk (J-1, J-4). */
export function FieldDay({ programId }: { programId: string }) {
  const loaded = useData(['field day', programId], () => loadFieldDay(programId), { everyMs: LOOK_MS })
  const { loaded: written, pager } = usePages<FieldNote>(NOTES, { programId }, { everyMs: LOOK_MS })
  // The card shows one loading state and one error for both requests.
  const notes = loaded.error ? { ...written, error: null } : written
  const refetch = () => Promise.all([loaded.refetch(), written.refetch()])
  return (
    <section className={ui.card} aria-labelledby="field-day">
      <h2 id="field-day">At the field</h2>
      <ListStates loaded={{ ...loaded, refetch }}>
        {({ links }) => (
          <>
            <Links programId={programId} links={links} />
            {(notes.data || notes.error) && (
              <ListStates loaded={notes}>{({ items }) => <Notes notes={items} />}</ListStates>
            )}
            {pager && <Pager {...pager} />}
          </>
        )}
      </ListStates>
    </section>
  )
}

function Links({ programId, links }: Pick<Loaded, 'links'> & { programId: string }) {
  const [name, setName] = useState('')
  const make = useChange((_request, coach: string) => makeLink(programId, coach))
  return (
    <>
      <p className="quiet">
        A coach’s link opens today’s list on a phone, without an account, until the program ends or you end
        it. Anyone with the link can see the children’s first names.
      </p>
      <ul className="plain-list">
        {links.map((link) => (
          <li key={link.id} className={styles.link}>
            <strong>{link.name}</strong>
            <CopyLink address={link.address}>Copy the link</CopyLink>
            <EndLink id={link.id} name={link.name} />
          </li>
        ))}
      </ul>
      <form
        className={styles.newLink}
        onSubmit={(event) => {
          event.preventDefault()
          make.mutate(name.trim(), {
            onSuccess: () => {
              setName('')
              notify(`${name.trim()} has a link now. Copy it and send it to them.`)
            },
            onError: (error) => notifyProblem(plainProblem(error)),
          })
        }}
      >
        <Field
          label="Coach"
          required
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" kind="quiet" isBusy={make.isPending} disabled={!name.trim()}>
          Create a link
        </Button>
      </form>
    </>
  )
}

function EndLink({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const end = useChange(() => endLink(id))
  return (
    <>
      <Button kind="small" onClick={() => setOpen(true)}>
        End it<span className="visually-hidden">: {name}</span>
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`End the link of ${name}?`}
          confirm="End the link"
          busy="Ending it…"
          keep="Keep it"
          isHarmful
          onClose={() => setOpen(false)}
          onConfirm={() => end.mutateAsync(undefined)}
        >
          <p>It stops working right away. Attendance marked with it stays.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function Notes({ notes }: { notes: FieldNote[] }) {
  const read = useChange((_request, { id, isRead }: { id: string; isRead: boolean }) => readNote(id, isRead))
  const { day: today } = clubNow()
  if (notes.length === 0) return null
  return (
    <>
      <h3>From the field</h3>
      <ul className="plain-list">
        {notes.map(({ id, day, kind, words, coach, readBy }) => (
          <li key={id} className={styles.link}>
            <span className={ui.asTyped}>
              {kind === 'VISITOR' ? `Came without a registration: ${words}` : words}{' '}
              <span className="quiet small">
                {coach}, {dayFrom(today, day)}
              </span>
            </span>
            <Button kind="small" onClick={() => read.mutate({ id, isRead: readBy === null })}>
              {readBy === null ? 'Mark as done' : 'Mark as not done'}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
