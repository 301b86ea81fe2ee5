import { useForm } from '@mantine/form'
import { useState } from 'react'
import { openTabSession } from '../../../session/tab-session.ts'
import { Button } from '../../../ui/button.tsx'
import { focusFirstError } from '../../../ui/form/focus-first-error.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { NewPasswordField } from '../../../ui/form/new-password-field.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { UserNameForManagers } from '../account-page.tsx'
import { isWrongPassword } from '../account-problem.ts'
import { newPasswordProblem } from '../new-password-problem.ts'
import { useAccountTask } from '../use-account-task.ts'
import { SectionCard } from './section-card.tsx'

export function ChangePassword({ email }: { email: string }) {
  const [isDone, setDone] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <SectionCard title="Password">
      {isDone && (
        <FormMessage kind="done">
          Your password is changed. Every other device has been signed out.
        </FormMessage>
      )}
      {isOpen ? (
        <PasswordForm
          email={email}
          onDone={() => {
            setDone(true)
            setOpen(false)
          }}
        />
      ) : (
        <div>
          <Button
            kind="quiet"
            onClick={() => {
              setDone(false)
              setOpen(true)
            }}
          >
            Change password
          </Button>
        </div>
      )}
    </SectionCard>
  )
}

function PasswordForm({ email, onDone }: { email: string; onDone(): void }) {
  const form = useForm({
    initialValues: { current: '', password: '' },
    validate: {
      current: (password) => (password ? null : 'Please enter your current password.'),
      password: (password) => newPasswordProblem(password, email),
    },
  })
  const { busy, problem, run } = useAccountTask(form)
  const change = form.onSubmit(
    ({ current, password }) =>
      run('Changing...', async () => {
        const { account } = await openTabSession()
        try {
          await account.changePassword(current, password)
        } catch (error) {
          if (!isWrongPassword(error)) throw error
          form.setFieldError('current', 'That’s not your current password.')
          return form.getInputNode('current')?.focus()
        }
        onDone()
      }),
    focusFirstError(form),
  )
  return (
    <Form onSubmit={change}>
      {problem && <FormMessage>{problem}</FormMessage>}
      <UserNameForManagers email={email} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        required
        autoFocus
        {...form.getInputProps('current')}
      />
      <NewPasswordField label="New password" email={email} {...form.getInputProps('password')} />
      <div>
        <SubmitButton busy={busy}>Save new password</SubmitButton>
      </div>
    </Form>
  )
}
