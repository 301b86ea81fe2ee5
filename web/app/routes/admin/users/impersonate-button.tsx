import { useForm } from '@mantine/form'
import type { Person } from '@touchline/domain/users/person.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { openTabSession } from '../../../session/tab-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import ui from '../../../ui/ui.module.css'

const LEAST_REASON = 3

/** Only parents can be impersonated, and only those with a record in the club. */
export const mayBeImpersonated = ({ hasRecord, role }: Person): boolean => hasRecord && role !== 'ADMIN'

/** Views the site as a parent, with a reason that they can read. */
export function ImpersonateButton({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button kind="small" onClick={() => setOpen(true)} aria-label={`Impersonate ${name}`}>
        Impersonate
      </Button>
      {isOpen && (
        <Dialog title={`View the site as ${name}`} onClose={close}>
          <ReasonForm userId={id} onCancel={close} />
        </Dialog>
      )}
    </>
  )
}

function ReasonForm({ userId, onCancel }: { userId: string; onCancel: () => void }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm({
    initialValues: { reason: '' },
    validate: {
      reason: (reason) =>
        reason.trim().length >= LEAST_REASON ? null : 'Please say why: the family can read it.',
    },
  })
  const start = form.onSubmit(async ({ reason }) => {
    setProblem(null)
    const { startImpersonation } = await openTabSession()
    if (await startImpersonation(userId, reason.trim())) await navigate('/guardian')
    else setProblem('The server didn’t allow it. Please check that this user still exists, and try again.')
  })
  return (
    <Form onSubmit={start}>
      <p>For an hour, you can see and do what this parent can. Both names go into the audit.</p>
      <Field label="Reason" required maxLength={500} data-autofocus {...form.getInputProps('reason')} />
      {problem && <FormMessage>{problem}</FormMessage>}
      <div className={ui.actions}>
        <Button type="submit" isBusy={form.submitting}>
          View as this parent
        </Button>
        <Button kind="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
