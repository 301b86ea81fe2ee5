import { useForm } from '@mantine/form'
import { passwordFault } from '@touchline/domain/password.ts'
import { openTabSession } from '../../session/tab-session.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstError } from '../../ui/form/focus-first-error.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { NewPasswordField } from '../../ui/form/new-password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { AccountPage } from './account-page.tsx'
import { afterSignIn } from './after-sign-in.ts'
import { type FurtherStep, furtherStep } from './further-step.ts'
import { useAccountTask } from './use-account-task.ts'
import { UserNameForManagers } from './user-name-for-managers.tsx'

interface NewPasswordProps {
  email: string
  onStep(step: FurtherStep): void
  onDone(): unknown
  /** The few minutes for it are over. */
  onAgain(): void
}

/** After an invitation: the password of the email is replaced at the first sign-in. */
export function NewPassword({ email, onStep, onDone, onAgain }: NewPasswordProps) {
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => newPasswordProblem(password, email) },
  })
  const { busy, problem, run } = useAccountTask(form)
  const choose = form.onSubmit(
    ({ password }) =>
      run('Saving...', async () => {
        const session = await openTabSession()
        const next = furtherStep(await session.account.chooseNewPassword(password), session)
        if (next) return onStep(next)
        await afterSignIn(session, email)
        await onDone()
      }),
    focusFirstError(form),
  )
  return (
    <AccountPage
      title="Choose your password"
      motto="Welcome to the club."
      lead={<p>The one in your invitation was only for the first time.</p>}
    >
      <Form onSubmit={choose}>
        {problem && (
          <FormMessage>
            <p>{problem}</p>
            <Button kind="plain" onClick={onAgain}>
              Back to sign-in
            </Button>
          </FormMessage>
        )}
        <UserNameForManagers email={email} />
        <NewPasswordField
          label="New password"
          name="password"
          email={email}
          {...form.getInputProps('password')}
        />
        <SubmitButton busy={busy}>Save and continue</SubmitButton>
      </Form>
    </AccountPage>
  )
}

/** What the field says when it is sent off too early; the service knows the list of common ones. */
export function newPasswordProblem(password: string, email: string): string | null {
  const fault = passwordFault(password, email)
  if (fault === null) return null
  return password === '' ? 'Please choose a password.' : faultSentences[fault]
}

const faultSentences = {
  TOO_SHORT: 'This password is still too short.',
  IS_ADDRESS: 'Your address is the first thing others try. Please choose another password.',
  IS_PATTERN: 'Runs and repeats are quickly guessed. Please choose another password.',
}
