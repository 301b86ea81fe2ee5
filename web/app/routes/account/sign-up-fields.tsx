import { Link } from 'react-router'
import { SiteLink } from '../../languages/site-link.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { EmailField } from '../../ui/form/email-field.tsx'
import { Field } from '../../ui/form/field.tsx'
import { NewPasswordField } from '../../ui/form/new-password-field.tsx'
import styles from './account-page.module.css'
import { ADDRESS_TAKEN } from './account-problem.ts'
import type { SignUpForm } from './sign-up-form.ts'
import * as texts from './signup.texts.ts'
import { useWayOn } from './use-way-on.ts'

export function SignUpFields({ form }: { form: SignUpForm }) {
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={texts.firstName}
          name="given-name"
          autoComplete="given-name"
          required
          {...form.getInputProps('firstName')}
        />
        <Field
          label={texts.lastName}
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
        label={texts.phone}
        name="tel"
        type="tel"
        autoComplete="tel"
        hint={texts.phoneHint}
        {...form.getInputProps('phone')}
      />
      <NewPasswordField
        label={texts.password}
        name="password"
        email={form.values.email}
        {...form.getInputProps('password')}
      />
      <Checkbox label={<Rules />} required {...form.getInputProps('hasAgreed', { type: 'checkbox' })} />
      <Checkbox label={texts.newsletter} {...form.getInputProps('newsletter', { type: 'checkbox' })} />
    </>
  )
}

function IsItYours() {
  const { path } = useWayOn()
  return (
    <>
      {texts.isItYours}
      <Link to={path('/login')}>{texts.signIn}</Link>
      {texts.or}
      <Link to={path('/forgot-password')}>{texts.newPassword}</Link>
      {texts.stop}
    </>
  )
}

/** Opens in another tab, so that what has been typed here stays. */
const Rules = () => (
  <>
    {texts.haveRead}
    <SiteLink to="/rules-and-disclaimer" target="_blank">
      {texts.rules}
    </SiteLink>
    {texts.and}
    <SiteLink to="/rules-and-disclaimer#privacy" target="_blank">
      {texts.ourData}
    </SiteLink>
    {texts.agree}
  </>
)
