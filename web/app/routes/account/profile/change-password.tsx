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
import * as texts from './profile.texts.ts'
import { SectionCard } from './section-card.tsx'

export function ChangePassword({ email }: { email: string }) {
  const [isDone, setDone] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <SectionCard title={texts.password}>
      {isDone && <FormMessage kind="done">{texts.passwordChanged}</FormMessage>}
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
            {texts.changePassword}
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
      current: (password) => (password ? null : texts.enterCurrent),
      password: (password) => newPasswordProblem(password, email),
    },
  })
  const { busy, problem, run } = useAccountTask(form)
  const change = form.onSubmit(
    ({ current, password }) =>
      run(texts.changing, async () => {
        const { account } = await openTabSession()
        try {
          await account.changePassword(current, password)
        } catch (error) {
          if (!isWrongPassword(error)) throw error
          form.setFieldError('current', texts.wrongCurrent)
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
        label={texts.currentPassword}
        autoComplete="current-password"
        required
        autoFocus
        {...form.getInputProps('current')}
      />
      <NewPasswordField label={texts.newPassword} email={email} {...form.getInputProps('password')} />
      <div>
        <SubmitButton busy={busy}>{texts.savePassword}</SubmitButton>
      </div>
    </Form>
  )
}
