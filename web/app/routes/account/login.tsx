import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { pageMeta } from '../../page-meta.ts'
import type { BrowserSession } from '../../session/browser-session.ts'
import type { GuardState } from '../../session/guard.tsx'
import { openTabSession } from '../../session/tab-session.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/form/email-field.tsx'
import { focusFirstError } from '../../ui/form/focus-first-error.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useEarlyInput } from '../../ui/form/use-early-input.ts'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import * as fieldTexts from './account-fields.texts.ts'
import styles from './account-page.module.css'
import { AccountPage } from './account-page.tsx'
import { afterSignIn } from './after-sign-in.ts'
import { AlreadyIn } from './already-in.tsx'
import { emailProblem } from './email-problem.ts'
import { type FurtherStep, furtherStep } from './further-step.ts'
import * as texts from './login.texts.ts'
import { NewPassword } from './new-password.tsx'
import { keepPassword, remember, remembered, signUpKeyFor } from './remembered.ts'
import { SetUpOnSignIn } from './second-factor/set-up-on-sign-in.tsx'
import { SignInCode } from './second-factor/sign-in-code.tsx'
import { useAccountTask } from './use-account-task.ts'
import { useWayOn } from './use-way-on.ts'

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  path: '/login',
  keywords: texts.keywords,
})

export default function Login() {
  const session = useSession()
  const { path, goOn } = useWayOn()
  const [further, setFurther] = useState<FurtherStep | null>(null)
  const { form, busy, problem, signIn } = useSignIn(setFurther)
  if (further)
    return <FurtherSteps step={further} email={form.values.email.trim()} onStep={setFurther} onDone={goOn} />
  if (session.userRole && !busy) return <AlreadyIn />
  return (
    <AccountPage title={texts.title} motto={texts.motto} lead={<p>{texts.lead}</p>}>
      <Form onSubmit={signIn}>
        <Notice />
        {problem && <FormMessage>{problem}</FormMessage>}
        <EmailField {...form.getInputProps('email')} />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          required
          {...form.getInputProps('password')}
        />
        <SubmitButton busy={busy}>{texts.signIn}</SubmitButton>
      </Form>
      <p>
        <Link to={path('/forgot-password')} onClick={() => remember({ email: form.values.email.trim() })}>
          {texts.forgot}
        </Link>
      </p>
      <div className={styles.newcomer}>
        <p>
          <strong>{texts.newHere}</strong>
          {texts.oneAccount}
        </p>
        <Link className="button quiet-button" to={path('/signup')}>
          {texts.createAccount}
        </Link>
      </div>
    </AccountPage>
  )
}

/** The form and what submitting it does; the page shows any further step. */
function useSignIn(onFurther: (step: FurtherStep) => void) {
  const { goTo, goOn } = useWayOn()
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: emailProblem,
      password: (password) => (password ? null : fieldTexts.enterPassword),
    },
  })
  const { busy, problem, run } = useAccountTask(form)
  useEarlyInput(form)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const { email } = remembered()
    if (email && !form.getValues().email) form.setFieldValue('email', email)
  }, [])

  const signIn = form.onSubmit(
    ({ email, password }) =>
      run(texts.signingIn, async () => {
        const tab = await openTabSession()
        const step = await tab.account.signIn(email, password, signUpKeyFor(email.trim()))
        remember({ email: email.trim() })
        if (step === 'CONFIRM_SIGN_UP') return leadToConfirm(tab, email.trim(), password)
        if (step === 'RESET_PASSWORD') return goTo('/forgot-password', { hasCode: true })
        const next = furtherStep(step, tab)
        if (next) return onFurther(next)
        await afterSignIn(tab, email)
        await goOn()
      }),
    focusFirstError(form),
  )

  async function leadToConfirm({ account }: BrowserSession, email: string, password: string) {
    keepPassword(email, password)
    // Refused if a code was sent within the last minute; that one then counts.
    await account.resendCode(email).catch((error) => console.error('No other code was sent', error))
    remember({ email, codeSentAt: Date.now() })
    await goTo('/confirm-signup')
  }

  return { form, busy, problem, signIn }
}

const NEWS = {
  CONFIRMED: texts.confirmed,
  NEW_PASSWORD: texts.newPasswordSaved,
}

/** Why the visitor is here, if they did not come on their own. */
function Notice() {
  const { search, state } = useLocation()
  const session = useSession()
  const isAlive = useIsAlive()
  if (!isAlive) return null
  const { hasEnded, news } = (state ?? {}) as GuardState & { news?: keyof typeof NEWS }
  if (session.isAuthenticated && !session.userRole && !session.loading) return <StillIn />
  if (new URLSearchParams(search).has('closed')) return <FormMessage kind="done">{texts.closed}</FormMessage>
  if (news) return <FormMessage kind="done">{NEWS[news]}</FormMessage>
  if (hasEnded) return <FormMessage>{texts.ended}</FormMessage>
  return null
}

/** The session is valid, but the request for who they are failed: nobody should retype a password for that. */
function StillIn() {
  const tryAgain = async () => (await openTabSession()).check()
  return (
    <FormMessage>
      {texts.stillIn}
      <Button kind="plain" onClick={tryAgain}>
        {texts.tryAgain}
      </Button>
    </FormMessage>
  )
}

interface FurtherStepsProps {
  step: FurtherStep
  email: string
  onStep(step: FurtherStep | null): void
  onDone(): unknown
}

/** The steps of a sign-in after the password, one after another. */
function FurtherSteps({ step, email, onStep, onDone }: FurtherStepsProps) {
  const onAgain = () => onStep(null)
  switch (step.kind) {
    case 'NEW_PASSWORD':
      return <NewPassword email={email} onStep={onStep} onDone={onDone} onAgain={onAgain} />
    case 'CODE':
      return <SignInCode email={email} onDone={onDone} onAgain={onAgain} />
    case 'SET_UP':
      return <SetUpOnSignIn email={email} secret={step.secret} onDone={onDone} onAgain={onAgain} />
  }
}
