import { useForm } from '@mantine/form'
import type { PasswordPurpose } from '@touchline/domain/identity/password-purpose.ts'
import type { BrowserSession } from '../../../session/browser-session.ts'
import { openTabSession } from '../../../session/tab-session.ts'
import { Button } from '../../../ui/button.tsx'
import { focusFirstError } from '../../../ui/form/focus-first-error.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { PasswordAgain, passwordAgainProblem, useAsksPasswordAgain } from '../password-again.tsx'
import { useAccountTask } from '../use-account-task.ts'
import * as texts from './profile.texts.ts'

interface ConfirmProps<Answer> {
  email: string
  purpose: PasswordPurpose
  confirm: string
  act(session: BrowserSession): Promise<Answer>
  onDone(answer: Answer): unknown
  onBack(): void
}

/** Asks for the password again, right before an action that needs more than a session. */
export function ConfirmByPassword<Answer>(props: ConfirmProps<Answer>) {
  const { email, purpose, confirm, act, onDone, onBack } = props
  const asksPassword = useAsksPasswordAgain()
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (asksPassword ? passwordAgainProblem(password) : null) },
  })
  const { busy, problem, run } = useAccountTask(form)
  const send = form.onSubmit(
    ({ password }) =>
      run(texts.oneMoment, async () => {
        const session = await openTabSession()
        await session.account.provePassword(purpose, password)
        await onDone(await act(session))
      }),
    focusFirstError(form),
  )
  return (
    <Form onSubmit={send}>
      {problem && <FormMessage>{problem}</FormMessage>}
      {asksPassword && <PasswordAgain email={email} {...form.getInputProps('password')} />}
      <div>
        <SubmitButton busy={busy}>{confirm}</SubmitButton>
      </div>
      <Button kind="plain" onClick={onBack}>
        {texts.cancel}
      </Button>
    </Form>
  )
}
