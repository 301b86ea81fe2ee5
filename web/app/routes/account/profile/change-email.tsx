import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import { loadRow } from '../../../data/get-one.ts'
import type { Row } from '../../../data/row.ts'
import { openTabSession } from '../../../session/tab-session.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { focusFirstError } from '../../../ui/form/focus-first-error.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { codeProblem } from '../code-problem.ts'
import { emailProblem } from '../email-problem.ts'
import { PasswordAgain, passwordAgainProblem, useAsksPasswordAgain } from '../password-again.tsx'
import { ResendCode } from '../resend-code.tsx'
import { useAccountTask } from '../use-account-task.ts'
import * as texts from './profile.texts.ts'
import { SectionCard } from './section-card.tsx'

/** The new address takes effect once the code sent to it has been entered. */
export function ChangeEmail({ record }: { record: Row }) {
  const [pending, setPending] = useState<{ email: string; sentAt: number } | null>(null)
  const [isDone, setDone] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const close = (done: boolean) => {
    setPending(null)
    setOpen(false)
    setDone(done)
  }
  return (
    <SectionCard title={texts.email}>
      <p>
        {texts.youSignInWith}
        <strong>{String(record.email)}</strong>
        {texts.emailsGoThere}
      </p>
      {isDone && <FormMessage kind="done">{texts.addressChanged}</FormMessage>}
      {!isOpen && (
        <div>
          <Button
            kind="quiet"
            onClick={() => {
              setDone(false)
              setOpen(true)
            }}
          >
            {texts.changeEmail}
          </Button>
        </div>
      )}
      {isOpen && !pending && (
        <AskForAddress
          current={String(record.email)}
          onAsked={(email) => setPending({ email, sentAt: Date.now() })}
        />
      )}
      {isOpen && pending && (
        <ProveAddress
          {...pending}
          userId={record.id}
          onSent={(sentAt) => setPending({ ...pending, sentAt })}
          onDone={() => close(true)}
          onBack={() => close(false)}
        />
      )}
    </SectionCard>
  )
}

interface AskProps {
  current: string
  onAsked(email: string): void
}

function AskForAddress({ current, onAsked }: AskProps) {
  const asksPassword = useAsksPasswordAgain()
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: emailProblem,
      password: (password) => (asksPassword ? passwordAgainProblem(password) : null),
    },
  })
  const { busy, problem, run } = useAccountTask(form)
  const ask = form.onSubmit(
    ({ email, password }) =>
      run(texts.sending, async () => {
        const { account } = await openTabSession()
        await account.provePassword('CHANGE_EMAIL', password)
        await account.changeEmail(email)
        onAsked(email.trim())
      }),
    focusFirstError(form),
  )
  return (
    <Form onSubmit={ask}>
      {problem && <FormMessage>{problem}</FormMessage>}
      <Field
        label={texts.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        autoFocus
        hint={texts.newEmailHint}
        {...form.getInputProps('email')}
      />
      {asksPassword && <PasswordAgain email={current} {...form.getInputProps('password')} />}
      <div>
        <SubmitButton busy={busy} className="button quiet-button">
          {texts.sendCode}
        </SubmitButton>
      </div>
    </Form>
  )
}

interface ProveProps {
  email: string
  sentAt: number
  userId: string
  onSent(at: number): void
  onDone(): void
  onBack(): void
}

function ProveAddress({ email, sentAt, userId, onSent, onDone, onBack }: ProveProps) {
  const form = useForm({ initialValues: { code: '' }, validate: { code: codeProblem } })
  const { busy, problem, run } = useAccountTask(form)
  const change = useChange(async (request, code: string) => {
    const { account, userChanged } = await openTabSession()
    await account.confirmEmail(code)
    const record = await loadRow(request, 'User', userId)
    if (record) userChanged(record)
  })
  const confirm = form.onSubmit(
    ({ code }) =>
      run(texts.confirming, async () => {
        await change.mutateAsync(code)
        onDone()
      }),
    focusFirstError(form),
  )
  return (
    <>
      <Form onSubmit={confirm}>
        {problem && <FormMessage>{problem}</FormMessage>}
        <CodeField
          {...form.getInputProps('code')}
          onChange={(code) => form.setFieldValue('code', code)}
          hint={texts.sentTo(email)}
        />
        <div>
          <SubmitButton busy={busy}>{texts.confirmAddress}</SubmitButton>
        </div>
      </Form>
      <ResendCode
        sentAt={sentAt}
        send={async () => (await openTabSession()).account.resendEmailCode()}
        onSent={onSent}
      />
      <Button kind="plain" onClick={onBack}>
        {texts.keepAddress}
      </Button>
    </>
  )
}
