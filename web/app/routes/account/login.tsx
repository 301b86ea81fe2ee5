import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { Field } from '../../components/form/field.tsx'
import { focusFirstError } from '../../components/form/focus-first-error.ts'
import { Form } from '../../components/form/form.tsx'
import { FormMessage } from '../../components/form/form-message.tsx'
import { PasswordField } from '../../components/form/password-field.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { homePath } from '../../frame/sections.ts'
import { pageMeta } from '../../page-meta.ts'
import { returnTo } from '../../session/return-to.ts'
import { openTabSession, tabSession } from '../../session/tab-session.ts'
import { useSession } from '../../session/use-session.ts'
import { AccountPage } from './account-page.tsx'
import { accountProblem } from './account-problem.ts'
import { emailProblem } from './email-problem.ts'
import { NewPassword } from './new-password.tsx'
import { confirmPath, takePrefilledEmail } from './prefilled-email.ts'

export const meta = pageMeta({
  title: 'Sign in',
  description: 'Sign in to register your players, order kits and see what is on this weekend.',
  path: '/login',
})

export default function Login() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [needsNewPassword, setNeedsNewPassword] = useState(false)
  const form = useForm({
    initialValues: { email: takePrefilledEmail(), password: '' },
    validate: {
      email: emailProblem,
      password: (password) => (password ? null : 'Please enter your password.'),
    },
  })
  const goOn = () => navigate(returnTo(search) ?? homePath(tabSession.get()), { replace: true })

  const signIn = form.onSubmit(async ({ email, password }) => {
    setBusy('Signing in...')
    setProblem(null)
    try {
      const { account, check } = await openTabSession()
      const step = await account.signIn(email, password)
      if (step === 'CONFIRM_SIGN_UP') return await navigate(confirmPath(email, search))
      if (step === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') return setNeedsNewPassword(true)
      await check()
      await goOn()
    } catch (error) {
      setProblem(accountProblem(error))
    } finally {
      setBusy(null)
    }
  }, focusFirstError(form))

  if (session.userRole && !busy) return <Navigate to={returnTo(search) ?? homePath(session)} replace />
  if (needsNewPassword) return <NewPassword onDone={goOn} />
  return (
    <AccountPage title="Sign in" lead={<p>Welcome back. Your players are waiting.</p>}>
      <Form onSubmit={signIn}>
        {problem && <FormMessage>{problem}</FormMessage>}
        <Field
          label="E-mail"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          {...form.getInputProps('email')}
        />
        <PasswordField label="Password" autoComplete="current-password" required {...form.getInputProps('password')} />
        <SubmitButton busy={busy}>Sign in</SubmitButton>
      </Form>
      <p>
        <Link to={`/forgot-password${search}`}>Forgot your password?</Link>
      </p>
      <p>
        New here? <Link to={`/signup${search}`}>Create an account</Link>
      </p>
    </AccountPage>
  )
}
