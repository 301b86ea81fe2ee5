import { useForm } from '@mantine/form'
import { useState } from 'react'
import { openTabSession } from '../../../session/tab-session.ts'
import { Button } from '../../../ui/button.tsx'
import { focusFirstError } from '../../../ui/form/focus-first-error.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { codeProblem } from '../code-problem.ts'
import { AppCodeField } from '../second-factor/app-code-field.tsx'
import { AppSecret } from '../second-factor/app-secret.tsx'
import { useAccountTask } from '../use-account-task.ts'
import { ConfirmByPassword } from './confirm-by-password.tsx'
import * as texts from './profile.texts.ts'

interface SetUpAppProps {
  email: string
  onDone(codes: string[]): unknown
  onBack(): void
}

/** The password, then the code to scan, then the first code of the app. */
export function SetUpApp({ email, onDone, onBack }: SetUpAppProps) {
  const [secret, setSecret] = useState<string | null>(null)
  if (secret === null)
    return (
      <ConfirmByPassword
        purpose="SECOND_FACTOR"
        email={email}
        confirm={texts.goOn}
        act={({ account }) => account.setUpSecondFactor()}
        onDone={setSecret}
        onBack={onBack}
      />
    )
  return <FirstCode email={email} secret={secret} onDone={onDone} onBack={onBack} />
}

function FirstCode({ email, secret, onDone, onBack }: SetUpAppProps & { secret: string }) {
  const form = useForm({ initialValues: { code: '' }, validate: { code: codeProblem } })
  const { busy, problem, run } = useAccountTask(form)
  const send = form.onSubmit(
    ({ code }) =>
      run(texts.checking, async () => {
        const { account } = await openTabSession()
        await account.turnOnSecondFactor(code)
        await onDone(await account.newRecoveryCodes())
      }),
    focusFirstError(form),
  )
  return (
    <Form onSubmit={send}>
      {problem && <FormMessage>{problem}</FormMessage>}
      <AppSecret email={email} secret={secret} />
      <AppCodeField {...form.getInputProps('code')} onChange={(code) => form.setFieldValue('code', code)} />
      <div>
        <SubmitButton busy={busy}>{texts.turnOnNow}</SubmitButton>
      </div>
      <Button kind="plain" onClick={onBack}>
        {texts.cancel}
      </Button>
    </Form>
  )
}
