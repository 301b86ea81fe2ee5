import { SiteLink } from '../../../languages/site-link.tsx'
import { loginPath } from '../../../session/return-to.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { NewPasswordField } from '../../../ui/form/new-password-field.tsx'
import { Step } from '../../../ui/form/step.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { ADDRESS_TAKEN } from '../../account/account-problem.ts'
import * as texts from './registration-form.texts.ts'
import type { FilledFormState } from './use-filled-form.ts'

/** The last step: a password. With an account, a family can follow its registration, pay and make changes. */
export function AccountStep({ form }: { form: FilledFormState }) {
  const { password, setPassword, email, shown, problems, isBusy, refusal } = form
  return (
    <Step id="account" title={texts.account} hint={texts.accountHint} isDone={!problems.password}>
      <NewPasswordField
        label={texts.password}
        email={email}
        value={password}
        error={shown.password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <p className="quiet small">
        {texts.agreeTo}
        <SiteLink to="/rules-and-disclaimer">{texts.clubRules}</SiteLink>
        {texts.andTo}
        <SiteLink to="/rules-and-disclaimer#privacy">{texts.privacy}</SiteLink>
        {texts.stop}
      </p>
      {refusal && (
        <FormMessage>
          <p>{refusal}</p>
          {refusal === ADDRESS_TAKEN && (
            <p>
              <SiteLink to={loginPath('/registration-form')}>{texts.signIn}</SiteLink>
              {texts.comeBack}
            </p>
          )}
        </FormMessage>
      )}
      <SubmitButton busy={isBusy ? texts.creating : null}>{texts.createAndGoOn}</SubmitButton>
    </Step>
  )
}
