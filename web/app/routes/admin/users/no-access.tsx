import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import { callRest } from '../../../data/rest.ts'
import { type PersonDetails, personName } from '../../../desk/people-lines.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { notify, notifyProblem } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import styles from './users.module.css'

const LEAST_REASON = 3

interface NoAccessProps {
  person: PersonDetails
  other: { id: string; name: string }
}

/** Takes away a guardian's access to another's children, for example by court order (P-14). */
export function NoAccessButton({ person, other }: NoAccessProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="small" onClick={() => setOpen(true)}>
        No access
        <span className="visually-hidden">
          {' '}
          for {personName(person)} to the children of {other.name}
        </span>
      </Button>
      {isOpen && (
        <Dialog title={`${personName(person)} has no access`} onClose={() => setOpen(false)}>
          <NoAccessForm person={person} other={other} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

function NoAccessForm({ person, other, onDone }: NoAccessProps & { onDone(): void }) {
  const form = useForm({
    initialValues: { reason: '', moved: person.children.map(({ id }) => id) },
    validate: {
      reason: (reason) =>
        reason.trim().length >= LEAST_REASON ? null : 'Please say why, and who decided it.',
    },
  })
  const bar = useChange((_request, body: object) =>
    callRest('manage', 'put', `/guardians/${person.id}/no-access/${other.id}`, body),
  )
  const send = form.onSubmit(async ({ reason, moved }) => {
    await bar.mutateAsync({ reason: reason.trim(), playerIds: moved })
    notify(`${personName(person)} no longer has access.`)
    onDone()
  })
  const toggle = (id: string, isMoved: boolean) =>
    form.setFieldValue('moved', (ids) => (isMoved ? [...ids, id] : ids.filter((one) => one !== id)))
  return (
    <Form onSubmit={send}>
      <p>
        From now on, they can’t see anything about the children of {other.name}, and nothing links the two
        until you lift this. {other.name} can read the reason; {personName(person)} can read only that the
        club did it.
      </p>
      <Field label="Reason" required maxLength={500} data-autofocus {...form.getInputProps('reason')} />
      {person.children.length > 0 && (
        <fieldset>
          <legend>Children they added who go to {other.name}</legend>
          {person.children.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={form.values.moved.includes(id)}
              onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
      {bar.error && <FormMessage>{plainProblem(bar.error)}</FormMessage>}
      <div className={ui.actions}>
        <Button kind="harmful" type="submit" isBusy={bar.isPending}>
          End their access
        </Button>
        <Button kind="quiet" onClick={onDone}>
          Back
        </Button>
      </div>
    </Form>
  )
}

/** The club's notes on who has no access to whose children. */
export function BarredGuardians({ person }: { person: PersonDetails }) {
  if (person.barred.length === 0) return null
  return (
    <ul className={`plain-list ${styles.lines}`}>
      {person.barred.map((bar) => (
        <BarredGuardian key={`${bar.id} ${bar.isBarred}`} person={person} bar={bar} />
      ))}
    </ul>
  )
}

function BarredGuardian({ person, bar }: { person: PersonDetails; bar: PersonDetails['barred'][number] }) {
  const [userId, fromUserId] = bar.isBarred ? [person.id, bar.id] : [bar.id, person.id]
  const lift = useChange(() => callRest('manage', 'delete', `/guardians/${userId}/no-access/${fromUserId}`))
  const other = <Link to={`/admin/users/${bar.id}`}>{bar.name}</Link>
  return (
    <li>
      <span>
        {bar.isBarred ? (
          <>No access to the children of {other}.</>
        ) : (
          <>{other} has no access to their children.</>
        )}{' '}
        <span className="quiet">
          {bar.reason} · {bar.by}
        </span>
      </span>
      <Button
        kind="small"
        isBusy={lift.isPending}
        onClick={() => lift.mutateAsync(undefined).catch((error) => notifyProblem(plainProblem(error)))}
      >
        Lift<span className="visually-hidden"> this for {bar.name}</span>
      </Button>
    </li>
  )
}
