import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '../../page-meta.ts'
import { openTabSession } from '../../session/tab-session.ts'
import { useSession } from '../../session/use-session.ts'
import { CodeField } from '../../ui/form/code-field.tsx'
import { EmailField } from '../../ui/form/email-field.tsx'
import { focusFirstError } from '../../ui/form/focus-first-error.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { AccountPage } from './account-page.tsx'
import { signInAtOnce } from './after-sign-in.ts'
import { AlreadyIn } from './already-in.tsx'
import { codeProblem } from './code-problem.ts'
import * as texts from './confirm-signup.texts.ts'
import { emailProblem } from './email-problem.ts'
import { passwordOf, remember, remembered, signUpKeyOf } from './remembered.ts'
import { ResendCode } from './resend-code.tsx'
import { useAccountTask } from './use-account-task.ts'
import { useWayOn } from './use-way-on.ts'

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  path: '/confirm-signup',
  isPrivate: true,
})

export default function ConfirmSignUp() {
  const session = useSession()
  const { path } = useWayOn()
  const { known, setKnown, sending, form, busy, problem, confirm } = useConfirmation()
  if (session.userRole && !busy) return <AlreadyIn />
  return (
    <AccountPage title={texts.headline} motto={texts.motto} lead={<Lead email={known.email} />}>
      <Form onSubmit={confirm} ref={sending}>
        {problem && <FormMessage>{problem}</FormMessage>}
        {!known.email && <EmailField {...form.getInputProps('email')} />}
        <CodeField
          {...form.getInputProps('code')}
          onChange={(code) => form.setFieldValue('code', code)}
          hint={
            form.errors.code && (
              <>
                {texts.confirmedAlready}
                <Link to={path('/login')}>{texts.signIn}</Link>
                {texts.stop}
              </>
            )
          }
        />
        <SubmitButton busy={busy}>{texts.confirm}</SubmitButton>
      </Form>
      <ResendCode
        sentAt={known.sentAt}
        send={async () => {
          const { account } = await openTabSession()
          await account.resendCode(form.getValues().email)
        }}
        onSent={(sentAt) => {
          setKnown({ email: form.getValues().email.trim(), sentAt })
          remember({ email: form.getValues().email.trim(), codeSentAt: sentAt })
        }}
      />
      <p>
        {texts.haveAccount}
        <Link to={path('/login')}>{texts.signIn}</Link>
      </p>
      <p>
        {texts.wrongAddress}
        <Link to={path('/signup')}>{texts.startAgain}</Link>
      </p>
    </AccountPage>
  )
}

const Lead = ({ email }: { email: string }) =>
  email ? (
    <p>
      {texts.weEmailed}
      <strong>{email}</strong>
      {texts.typeCode}
    </p>
  ) : (
    <p>{texts.lead}</p>
  )

/** The form, whose address comes from the screen before or is typed, and what submitting it does. */
function useConfirmation() {
  const { goTo, goOn } = useWayOn()
  const [known, setKnown] = useState({ email: '', sentAt: 0 })
  const sending = useRef<HTMLFormElement>(null)
  const form = useForm({
    initialValues: { email: '', code: '' },
    validate: { email: emailProblem, code: codeProblem },
  })
  const { busy, problem, run } = useAccountTask(form)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const { email, codeSentAt = 0 } = remembered()
    setKnown({ email, sentAt: codeSentAt })
    if (email) form.setFieldValue('email', email)
  }, [])

  const confirm = form.onSubmit(
    ({ code, ...typed }) =>
      run(texts.confirming, async () => {
        const email = typed.email.trim()
        const tab = await openTabSession()
        try {
          await tab.account.confirmSignUp(email, code, signUpKeyOf(email))
        } catch (error) {
          if ((error as Error).name !== 'PasswordResetRequiredException') throw error
          // The address is theirs, but somebody else may have set the password. The same code sets a new one.
          remember({ email })
          return goTo('/forgot-password', { code })
        }
        remember({ email })
        const password = passwordOf(email)
        if (password !== null && (await signInAtOnce(tab, email, password))) await goOn()
        else await goTo('/login', { news: 'CONFIRMED' })
      }),
    focusFirstError(form),
  )

  const { email: typedEmail, code: typedCode } = form.values
  // With the last digit nothing is left to do: no need to ask for a press of the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code alone sets it off
  useEffect(() => {
    if (!codeProblem(typedCode) && !emailProblem(typedEmail)) sending.current?.requestSubmit()
  }, [typedCode])

  return { known, setKnown, sending, form, busy, problem, confirm }
}
