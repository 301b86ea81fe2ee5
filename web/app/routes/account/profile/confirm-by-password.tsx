import { useForm } from '@mantine/form'
import type { BrowserSession } from '../../../session/browser-session.ts'
import { openTabSession } from '../../../session/tab-session.ts'
import { Button } from '../../../ui/button.tsx'
import { focusFirstError } from '../../../ui/form/focus-first-error.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { PasswordAgain, passwordAgainProblem } from '../password-again.tsx'
import { useAccountTask } from '../use-account-task.ts'

interface ConfirmProps<Answer> {
  email: string
  confirm: string
  act(session: BrowserSession): Promise<Answer>
  onDone(answer: Answer): unknown
  onBack(): void
}

/** The password once more, right before something about two-step sign-in changes. */
export function ConfirmByPassword<Answer>({ email, confirm, act, onDone, onBack }: ConfirmProps<Answer>) {
  const form = useForm({ initialValues: { password: '' }, validate: { password: passwordAgainProblem } })
  const { busy, problem, run } = useAccountTask(form)
  const send = form.onSubmit(
    ({ password }) =>
      run('One moment...', async () => {
        const session = await openTabSession()
        await session.account.provePassword('SECOND_FACTOR', password)
        await onDone(await act(session))
      }),
    focusFirstError(form),
  )
  return (
    <Form onSubmit={send}>
      {problem && <FormMessage>{problem}</FormMessage>}
      <PasswordAgain email={email} {...form.getInputProps('password')} />
      <div>
        <SubmitButton busy={busy}>{confirm}</SubmitButton>
      </div>
      <Button kind="plain" onClick={onBack}>
        Cancel
      </Button>
    </Form>
  )
}
