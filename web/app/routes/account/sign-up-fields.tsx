import { Link } from 'react-router'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { EmailField } from '../../ui/form/email-field.tsx'
import { Field } from '../../ui/form/field.tsx'
import { NewPasswordField } from '../../ui/form/new-password-field.tsx'
import styles from './account-page.module.css'
import { ADDRESS_TAKEN } from './account-problem.ts'
import type { SignUpForm } from './sign-up-form.ts'
import { useWayOn } from './use-way-on.ts'

export function SignUpFields({ form }: { form: SignUpForm }) {
  return (
    <>
      <div className={styles.pair}>
        <Field
          label="First name"
          name="given-name"
          autoComplete="given-name"
          required
          {...form.getInputProps('firstName')}
        />
        <Field
          label="Last name"
          name="family-name"
          autoComplete="family-name"
          required
          {...form.getInputProps('lastName')}
        />
      </div>
      <EmailField
        hint={form.errors.email === ADDRESS_TAKEN && <IsItYours />}
        {...form.getInputProps('email')}
      />
      <Field
        label="Phone"
        name="tel"
        type="tel"
        autoComplete="tel"
        hint="So that a coach can reach you from the field."
        {...form.getInputProps('phone')}
      />
      <NewPasswordField
        label="Password"
        name="password"
        email={form.values.email}
        {...form.getInputProps('password')}
      />
      <Checkbox label={<Rules />} required {...form.getInputProps('hasAgreed', { type: 'checkbox' })} />
      <Checkbox
        label="Send me the club’s newsletter, about once a month. I can stop it at any time."
        {...form.getInputProps('newsletter', { type: 'checkbox' })}
      />
    </>
  )
}

function IsItYours() {
  const { path } = useWayOn()
  return (
    <>
      Is it yours? <Link to={path('/login')}>Sign in</Link>, or{' '}
      <Link to={path('/forgot-password')}>choose a new password</Link>.
    </>
  )
}

/** In another tab: what has been typed here stays. */
const Rules = () => (
  <>
    I have read the{' '}
    <Link to="/rules-and-disclaimer" target="_blank">
      club’s rules
    </Link>{' '}
    and{' '}
    <Link to="/rules-and-disclaimer#privacy" target="_blank">
      how it keeps our data
    </Link>
    , and agree.
  </>
)
