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
import * as texts from './sharing.texts.ts'

/** The first of three steps: the address. */
export function InviteGuardian({ hasInvited }: { hasInvited: boolean }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <>
        {!hasInvited && <p>{texts.inviteLead}</p>}
        <div>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {hasInvited ? texts.inviteElse : texts.inviteAsk}
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
      run(texts.sending, async () => {
        await invite.mutateAsync(email)
        notify(texts.isSent)
        onDone()
      }),
    focusFirstError(form),
  )
  return (
    <Form onSubmit={send}>
      {problem && <FormMessage>{problem}</FormMessage>}
      <Field
        label={texts.theirAddress}
        type="email"
        autoComplete="off"
        required
        hint={texts.addressHint}
        {...form.getInputProps('email')}
      />
      <div>
        <SubmitButton busy={busy}>{texts.send}</SubmitButton>
      </div>
      <Button kind="plain" onClick={onDone}>
        {texts.cancel}
      </Button>
    </Form>
  )
}
