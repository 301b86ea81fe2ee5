import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { pageMeta } from '../../page-meta.ts'
import { openTabSession } from '../../session/tab-session.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/form/email-field.tsx'
import { focusFirstError } from '../../ui/form/focus-first-error.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useEarlyInput } from '../../ui/form/use-early-input.ts'
import { AccountPage } from './account-page.tsx'
import { AlreadyIn } from './already-in.tsx'
import { ChooseNewPassword } from './choose-new-password.tsx'
import { emailProblem } from './email-problem.ts'
import * as texts from './forgot-password.texts.ts'
import { remember, remembered } from './remembered.ts'
import { useAccountTask } from './use-account-task.ts'
import { useWayOn } from './use-way-on.ts'

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  path: '/forgot-password',
  keywords: texts.keywords,
})

export default function ForgotPassword() {
  const session = useSession()
  const arrived = (useLocation().state ?? {}) as { hasCode?: boolean; code?: string }
  const [sentAt, setSentAt] = useState<number | null>(null)
  const [email, setEmail] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    setEmail(remembered().email)
    if (arrived.hasCode || arrived.code) setSentAt(0)
  }, [])
  const [isBusy, setIsBusy] = useState(false)
  if (session.userRole && !isBusy) return <AlreadyIn />
  if (sentAt === null)
    return (
      <AskForCode
        email={email}
        onSent={(address, at) => {
          remember({ email: address })
          setEmail(address)
          setSentAt(at)
        }}
      />
    )
  return (
    <ChooseNewPassword
      email={email}
      code={arrived.code}
      sentAt={sentAt}
      onSent={setSentAt}
      onBack={() => setSentAt(null)}
      onBusy={setIsBusy}
    />
  )
}

interface AskProps {
  email: string
  /** 0 means that nothing was sent just now: they already have a code. */
  onSent(email: string, at: number): void
}

function AskForCode({ email, onSent }: AskProps) {
  const { path } = useWayOn()
  const form = useForm({ initialValues: { email }, validate: { email: emailProblem } })
  const { busy, problem, run } = useAccountTask(form)
  useEarlyInput(form)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it becomes known
  useEffect(() => {
    if (email && !form.getValues().email) form.setFieldValue('email', email)
  }, [email])
  const ask = form.onSubmit(
    (typed) =>
      run(texts.sending, async () => {
        const { account } = await openTabSession()
        await account.resetPassword(typed.email)
        onSent(typed.email.trim(), Date.now())
      }),
    focusFirstError(form),
  )
  const goOn = form.onSubmit((typed) => onSent(typed.email.trim(), 0), focusFirstError(form))
  return (
    <AccountPage title={texts.title} motto={texts.motto} lead={<p>{texts.lead}</p>}>
      <Form onSubmit={ask}>
        {problem && <FormMessage>{problem}</FormMessage>}
        <EmailField {...form.getInputProps('email')} />
        <SubmitButton busy={busy}>{texts.send}</SubmitButton>
      </Form>
      <Button kind="plain" onClick={() => goOn()}>
        {texts.haveCode}
      </Button>
      <p>
        {texts.remembered}
        <Link to={path('/login')}>{texts.signIn}</Link>
      </p>
    </AccountPage>
  )
}
