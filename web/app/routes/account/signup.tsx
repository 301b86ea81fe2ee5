import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { pageMeta } from '../../page-meta.ts'
import { openTabSession } from '../../session/tab-session.ts'
import { useSession } from '../../session/use-session.ts'
import { focusFirstError } from '../../ui/form/focus-first-error.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { AccountPage } from './account-page.tsx'
import { AlreadyIn } from './already-in.tsx'
import { keepPassword, remember, signUpKeyFor } from './remembered.ts'
import { SignUpFields } from './sign-up-fields.tsx'
import { useSignUpForm } from './sign-up-form.ts'
import { useAccountTask } from './use-account-task.ts'
import { useWayOn } from './use-way-on.ts'

export const meta = pageMeta({
  title: 'Create an account',
  description: 'One account for a parent or guardian: add your players, register them and order kits.',
  path: '/signup',
  keywords: 'create an account, parents and guardians, register a child',
})

export async function loader({ context }: LoaderFunctionArgs) {
  const { NEWSLETTER } = (await loadClub(context)).consents
  return { newsletterVersion: NEWSLETTER.version }
}

export default function SignUp() {
  const { newsletterVersion } = useLoaderData<typeof loader>()
  const session = useSession()
  const { path, goTo } = useWayOn()
  const form = useSignUpForm()
  const { busy, problem, run } = useAccountTask(form)

  const signUp = form.onSubmit(
    ({ hasAgreed: _, newsletter, password, ...typed }) =>
      run('Creating your account...', async () => {
        const email = typed.email.trim()
        const names = { firstName: typed.firstName.trim(), lastName: typed.lastName.trim() }
        const { account } = await openTabSession()
        await account.signUp(email, password, names, signUpKeyFor(email))
        keepPassword(email, password)
        const agreed = newsletter ? newsletterVersion : null
        const details = { ...names, phone: typed.phone.trim(), newsletter: agreed }
        remember({ email, codeSentAt: Date.now(), details })
        await goTo('/confirm-signup')
      }),
    focusFirstError(form),
  )

  if (session.userRole && !busy) return <AlreadyIn />
  return (
    <AccountPage
      title="Create your account"
      motto="Every child plays."
      lead={<p>One account for you, the parent or guardian. Your child never needs an account.</p>}
    >
      <Form onSubmit={signUp}>
        {problem && <FormMessage>{problem}</FormMessage>}
        <SignUpFields form={form} />
        <SubmitButton busy={busy}>Create account</SubmitButton>
      </Form>
      <p>
        Have an account? <Link to={path('/login')}>Sign in</Link>
      </p>
    </AccountPage>
  )
}
