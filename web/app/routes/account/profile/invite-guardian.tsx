import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import { openTabSession } from '../../../session/tab-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { focusFirstError } from '../../../ui/form/focus-first-error.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { emailProblem } from '../email-problem.ts'
import { useAccountTask } from '../use-account-task.ts'

/** The first of three steps: an address. */
export function InviteGuardian({ hasInvited }: { hasInvited: boolean }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <>
        {!hasInvited && (
          <p>
            Does somebody else look after your children, too? Invite them: each of you keeps your own sign-in,
            and both see and do the same for the children.
          </p>
        )}
        <div>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {hasInvited ? 'Invite somebody else...' : 'Invite the other guardian...'}
          </Button>
        </div>
      </>
    )
  return <InviteForm onDone={() => setOpen(false)} />
}

function InviteForm({ onDone }: { onDone(): void }) {
  const form = useForm({ initialValues: { email: '' }, validate: { email: emailProblem } })
  const { busy, problem, run } = useAccountTask(form)
  const invite = useChange(async (_request, email: string) =>
    (await openTabSession()).account.inviteGuardian(email),
  )
  const send = form.onSubmit(
    ({ email }) =>
      run('Sending...', async () => {
        await invite.mutateAsync(email)
        notify('We’ve sent the invitation.')
        onDone()
      }),
    focusFirstError(form),
  )
  return (
    <Form onSubmit={send}>
      {problem && <FormMessage>{problem}</FormMessage>}
      <Field
        label="The other guardian’s email address"
        type="email"
        autoComplete="off"
        required
        hint="Nothing is shared until they have accepted and you have confirmed."
        {...form.getInputProps('email')}
      />
      <div>
        <SubmitButton busy={busy}>Send the invitation</SubmitButton>
      </div>
      <Button kind="plain" onClick={onDone}>
        Cancel
      </Button>
    </Form>
  )
}
