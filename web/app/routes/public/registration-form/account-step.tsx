import { Link } from 'react-router'
import { loginPath } from '../../../session/return-to.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { NewPasswordField } from '../../../ui/form/new-password-field.tsx'
import { Step } from '../../../ui/form/step.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { ADDRESS_TAKEN } from '../../account/account-problem.ts'
import type { FilledFormState } from './use-filled-form.ts'

/** The last thing: a password. With the account a family sees where things stand, pays, and changes its mind. */
export function AccountStep({ form }: { form: FilledFormState }) {
  const { password, setPassword, email, shown, problems, isBusy, refusal } = form
  return (
    <Step
      id="account"
      title="Your account"
      hint="With it you see where your registration stands, what to pay and when training is on. We send a code to your email; then you look everything over and send it."
      isDone={!problems.password}
    >
      <NewPasswordField
        label="Choose a password"
        email={email}
        value={password}
        error={shown.password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <p className="quiet small">
        By going on you agree to the <Link to="/rules-and-disclaimer">club’s rules</Link> and to{' '}
        <Link to="/rules-and-disclaimer#privacy">how it keeps your data</Link>.
      </p>
      {refusal && (
        <FormMessage>
          <p>{refusal}</p>
          {refusal === ADDRESS_TAKEN && (
            <p>
              <Link to={loginPath('/registration-form')}>Sign in</Link>, and you come back to this form as it
              is.
            </p>
          )}
        </FormMessage>
      )}
      <SubmitButton busy={isBusy ? 'Creating your account...' : null}>
        Create my account and go on
      </SubmitButton>
    </Step>
  )
}
