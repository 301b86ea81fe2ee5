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
import styles from './account-page.module.css'
import { AccountPage } from './account-page.tsx'
import { afterSignIn } from './after-sign-in.ts'
import { AlreadyIn } from './already-in.tsx'
import { emailProblem } from './email-problem.ts'
import { type FurtherStep, furtherStep } from './further-step.ts'
import { NewPassword } from './new-password.tsx'
import { keepPassword, remember, remembered, signUpKeyFor } from './remembered.ts'
import { SetUpOnSignIn } from './second-factor/set-up-on-sign-in.tsx'
import { SignInCode } from './second-factor/sign-in-code.tsx'
import { useAccountTask } from './use-account-task.ts'
import { useWayOn } from './use-way-on.ts'

export const meta = pageMeta({
  title: 'Sign in',
  description: 'Sign in to register your players, order kits and see what’s on this weekend.',
  path: '/login',
  keywords: 'sign in, parents, family area',
})

export default function Login() {
  const session = useSession()
  const { path, goTo, goOn } = useWayOn()
  const [further, setFurther] = useState<FurtherStep | null>(null)
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: emailProblem,
      password: (password) => (password ? null : 'Please enter your password.'),
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
      run('Signing in...', async () => {
        const tab = await openTabSession()
        const step = await tab.account.signIn(email, password, signUpKeyFor(email.trim()))
        remember({ email: email.trim() })
        if (step === 'CONFIRM_SIGN_UP') return leadToConfirm(tab, email.trim(), password)
        if (step === 'RESET_PASSWORD') return goTo('/forgot-password', { hasCode: true })
        const next = furtherStep(step, tab)
        if (next) return setFurther(next)
        await afterSignIn(tab, email)
        await goOn()
      }),
    focusFirstError(form),
  )

  async function leadToConfirm({ account }: BrowserSession, email: string, password: string) {
    keepPassword(email, password)
    // Refused when one was sent within the last minute; then that one counts.
    await account.resendCode(email).catch((error) => console.error('No other code was sent', error))
    remember({ email, codeSentAt: Date.now() })
    await goTo('/confirm-signup')
  }

  if (further)
    return <FurtherSteps step={further} email={form.values.email.trim()} onStep={setFurther} onDone={goOn} />
  if (session.userRole && !busy) return <AlreadyIn />
  return (
    <AccountPage title="Sign in" motto="See you at the field." lead={<p>Your players are waiting.</p>}>
      <Form onSubmit={signIn}>
        <Notice />
        {problem && <FormMessage>{problem}</FormMessage>}
        <EmailField {...form.getInputProps('email')} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          {...form.getInputProps('password')}
        />
        <SubmitButton busy={busy}>Sign in</SubmitButton>
      </Form>
      <p>
        <Link to={path('/forgot-password')} onClick={() => remember({ email: form.values.email.trim() })}>
          Forgot your password?
        </Link>
      </p>
      <div className={styles.newcomer}>
        <p>
          <strong>New here?</strong> One account for you, the parent, in two minutes. Then you add your
          players.
        </p>
        <Link className="button quiet-button" to={path('/signup')}>
          Create an account
        </Link>
      </div>
    </AccountPage>
  )
}

const NEWS = {
  CONFIRMED: 'Your address is confirmed. Sign in to continue.',
  NEW_PASSWORD: 'Your new password is saved. Sign in with it to continue.',
}

/** Why one is here, if it was not one's own idea. */
function Notice() {
  const { search, state } = useLocation()
  const session = useSession()
  const isAlive = useIsAlive()
  if (!isAlive) return null
  const { hasEnded, news } = (state ?? {}) as GuardState & { news?: keyof typeof NEWS }
  if (session.isAuthenticated && !session.userRole && !session.loading) return <StillIn />
  if (new URLSearchParams(search).has('closed'))
    return <FormMessage kind="done">Your account is closed. Thank you for playing with us.</FormMessage>
  if (news) return <FormMessage kind="done">{NEWS[news]}</FormMessage>
  if (hasEnded)
    return (
      <FormMessage>
        You’ve been signed out. Sign in again to continue. What you typed is still here.
      </FormMessage>
    )
  return null
}

/** Their sign-in holds, only the answer that says who they are has not come: nobody types a password for that. */
function StillIn() {
  const tryAgain = async () => (await openTabSession()).check()
  return (
    <FormMessage>
      You’re still signed in, but we couldn’t reach the club to open your account.{' '}
      <Button kind="plain" onClick={tryAgain}>
        Try again
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
