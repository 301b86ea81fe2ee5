import { useForm } from '@mantine/form'
import { useState } from 'react'
import { openTabSession } from '../../../session/tab-session.ts'
import { Button } from '../../../ui/button.tsx'
import { focusFirstError } from '../../../ui/form/focus-first-error.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { AccountPage } from '../account-page.tsx'
import { afterSignIn } from '../after-sign-in.ts'
import { codeProblem } from '../code-problem.ts'
import { useAccountTask } from '../use-account-task.ts'
import { AppCodeField } from './app-code-field.tsx'
import { AppSecret } from './app-secret.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import * as texts from './second-factor.texts.ts'

interface SetUpProps {
  email: string
  secret: string
  onDone(): unknown
  onAgain(): void
}

/** An administrator who has no authenticator app yet adds one before anything opens. */
export function SetUpOnSignIn({ email, secret, onDone, onAgain }: SetUpProps) {
  const [codes, setCodes] = useState<string[] | null>(null)
  const form = useForm({ initialValues: { code: '' }, validate: { code: codeProblem } })
  const { busy, problem, run } = useAccountTask(form)
  const send = form.onSubmit(
    ({ code }) =>
      run(texts.checking, async () => {
        const tab = await openTabSession()
        await tab.account.answerWithCode(code)
        setCodes(await tab.account.newRecoveryCodes())
        await afterSignIn(tab, email)
      }),
    focusFirstError(form),
  )
  return (
    <AccountPage title={texts.setUp} motto={texts.motto} lead={<p>{texts.setUpLead}</p>}>
      {codes ? (
        <RecoveryCodes codes={codes} done={texts.saved} onDone={onDone} />
      ) : (
        <Form onSubmit={send}>
          {problem && <FormMessage>{problem}</FormMessage>}
          <AppSecret email={email} secret={secret} />
          <AppCodeField
            {...form.getInputProps('code')}
            onChange={(code) => form.setFieldValue('code', code)}
          />
          <SubmitButton busy={busy}>{texts.turnOn}</SubmitButton>
          <Button kind="plain" onClick={onAgain}>
            {texts.backToSignIn}
          </Button>
        </Form>
      )}
    </AccountPage>
  )
}
