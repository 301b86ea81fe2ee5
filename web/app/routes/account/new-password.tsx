import { useForm } from '@mantine/form'
import { openTabSession } from '../../session/tab-session.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstError } from '../../ui/form/focus-first-error.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { NewPasswordField } from '../../ui/form/new-password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import * as fieldTexts from './account-fields.texts.ts'
import { AccountPage, UserNameForManagers } from './account-page.tsx'
import { afterSignIn } from './after-sign-in.ts'
import { type FurtherStep, furtherStep } from './further-step.ts'
import * as texts from './login.texts.ts'
import { newPasswordProblem } from './new-password-problem.ts'
import { useAccountTask } from './use-account-task.ts'

interface NewPasswordProps {
  email: string
  onStep(step: FurtherStep): void
  onDone(): unknown
  /** The few minutes allowed for it are over. */
  onAgain(): void
}

/** After an invitation: the first sign-in replaces the emailed password. */
export function NewPassword({ email, onStep, onDone, onAgain }: NewPasswordProps) {
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => newPasswordProblem(password, email) },
  })
  const { busy, problem, run } = useAccountTask(form)
  const choose = form.onSubmit(
    ({ password }) =>
      run(fieldTexts.saving, async () => {
        const session = await openTabSession()
        const next = furtherStep(await session.account.chooseNewPassword(password), session)
        if (next) return onStep(next)
        await afterSignIn(session, email)
        await onDone()
      }),
    focusFirstError(form),
  )
  return (
    <AccountPage title={texts.chooseYours} motto={texts.welcome} lead={<p>{texts.onlyOnce}</p>}>
      <Form onSubmit={choose}>
        {problem && (
          <FormMessage>
            <p>{problem}</p>
            <Button kind="plain" onClick={onAgain}>
              {fieldTexts.backToSignIn}
            </Button>
          </FormMessage>
        )}
        <UserNameForManagers email={email} />
        <NewPasswordField
          label={fieldTexts.newPassword}
          name="password"
          email={email}
          {...form.getInputProps('password')}
        />
        <SubmitButton busy={busy}>{texts.saveAndContinue}</SubmitButton>
      </Form>
    </AccountPage>
  )
}
