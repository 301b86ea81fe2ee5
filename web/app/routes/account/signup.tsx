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
import * as texts from './signup.texts.ts'
import { useAccountTask } from './use-account-task.ts'
import { useWayOn } from './use-way-on.ts'

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  path: '/signup',
  keywords: texts.keywords,
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
      run(texts.creating, async () => {
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
    <AccountPage title={texts.headline} motto={texts.motto} lead={<p>{texts.lead}</p>}>
      <Form onSubmit={signUp}>
        {problem && <FormMessage>{problem}</FormMessage>}
        <SignUpFields form={form} />
        <SubmitButton busy={busy}>{texts.create}</SubmitButton>
      </Form>
      <p>
        {texts.haveAccount}
        <Link to={path('/login')}>{texts.signIn}</Link>
      </p>
    </AccountPage>
  )
}
