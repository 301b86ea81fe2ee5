import { useForm } from '@mantine/form'
import { useState } from 'react'
import { openTabSession } from '../../../session/tab-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { focusFirstError } from '../../../ui/form/focus-first-error.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { AccountPage } from '../account-page.tsx'
import { afterSignIn } from '../after-sign-in.ts'
import { codeProblem } from '../code-problem.ts'
import { useAccountTask } from '../use-account-task.ts'
import { AppCodeField } from './app-code-field.tsx'
import * as texts from './second-factor.texts.ts'

interface SignInCodeProps {
  email: string
  onDone(): unknown
  onAgain(): void
}

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function SignInCode({ email, onDone, onAgain }: SignInCodeProps) {
  const [isRecovery, setRecovery] = useState(false)
  const form = useForm({
    initialValues: { code: '' },
    validate: {
      code: (code) => (isRecovery ? (code.trim() ? null : texts.enterRecoveryCode) : codeProblem(code)),
    },
  })
  const { busy, problem, run } = useAccountTask(form)
  const send = form.onSubmit(
    ({ code }) =>
      run(texts.signingIn, async () => {
        const tab = await openTabSession()
        await tab.account.answerWithCode(code)
        await afterSignIn(tab, email)
        await onDone()
      }),
    focusFirstError(form),
  )
  return (
    <AccountPage title={texts.oneMore} motto={texts.motto} lead={<p>{texts.passwordRight}</p>}>
      <Form onSubmit={send}>
        {problem && <FormMessage>{problem}</FormMessage>}
        {isRecovery ? (
          <Field
            label={texts.recoveryCode}
            name="recovery-code"
            autoComplete="off"
            required
            hint={texts.oneOfTen}
            {...form.getInputProps('code')}
          />
        ) : (
          <AppCodeField
            {...form.getInputProps('code')}
            onChange={(code) => form.setFieldValue('code', code)}
          />
        )}
        <SubmitButton busy={busy}>{texts.signIn}</SubmitButton>
      </Form>
      <Button
        kind="plain"
        onClick={() => {
          form.reset()
          setRecovery(!isRecovery)
        }}
      >
        {isRecovery ? texts.useApp : texts.useRecoveryCode}
      </Button>
      <Button kind="plain" onClick={onAgain}>
        {texts.backToSignIn}
      </Button>
    </AccountPage>
  )
}
