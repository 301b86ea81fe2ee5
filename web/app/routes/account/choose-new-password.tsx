import { useForm } from '@mantine/form'
import { openTabSession } from '../../session/tab-session.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/form/code-field.tsx'
import { EmailField } from '../../ui/form/email-field.tsx'
import { focusFirstError } from '../../ui/form/focus-first-error.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { NewPasswordField } from '../../ui/form/new-password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import * as fieldTexts from './account-fields.texts.ts'
import { AccountPage } from './account-page.tsx'
import { signInAtOnce } from './after-sign-in.ts'
import { codeProblem } from './code-problem.ts'
import { maskedEmail } from './email-problem.ts'
import * as texts from './forgot-password.texts.ts'
import { newPasswordProblem } from './new-password-problem.ts'
import { ResendCode } from './resend-code.tsx'
import { useAccountTask } from './use-account-task.ts'
import { useWayOn } from './use-way-on.ts'

interface ChooseProps {
  email: string
  /** The code that has just confirmed the address; it also allows choosing the password. */
  code?: string
  /** 0 if nothing has been sent just now. */
  sentAt: number
  onSent(at: number): void
  onBack(): void
  onBusy(isBusy: boolean): void
}

/** Asks for the emailed code and a new password, and then signs in. */
export function ChooseNewPassword({ email, code: typed = '', sentAt, onSent, onBack, onBusy }: ChooseProps) {
  const { goOn, goTo } = useWayOn()
  const form = useForm({
    initialValues: { code: typed, password: '' },
    validate: { code: codeProblem, password: (password) => newPasswordProblem(password, email) },
  })
  const { busy, problem, run } = useAccountTask(form)
  const choose = form.onSubmit(({ code, password }) => {
    onBusy(true)
    return run(fieldTexts.saving, async () => {
      const tab = await openTabSession()
      await tab.account.confirmResetPassword(email, code, password)
      if (await signInAtOnce(tab, email, password)) await goOn()
      else await goTo('/login', { news: 'NEW_PASSWORD' })
    }).finally(() => onBusy(false))
  }, focusFirstError(form))
  return (
    <AccountPage
      title={typed ? texts.chooseYours : texts.chooseNew}
      motto={texts.motto}
      lead={typed ? <p>{texts.confirmed}</p> : sentAt > 0 && <OnItsWay email={email} />}
    >
      <Form onSubmit={choose}>
        {problem && <FormMessage>{problem}</FormMessage>}
        <EmailField value={email} readOnly />
        {(!typed || form.errors.code) && (
          <CodeField {...form.getInputProps('code')} onChange={(code) => form.setFieldValue('code', code)} />
        )}
        <NewPasswordField
          label={fieldTexts.newPassword}
          name="password"
          email={email}
          {...form.getInputProps('password')}
        />
        <SubmitButton busy={busy}>{texts.save}</SubmitButton>
      </Form>
      <ResendCode
        sentAt={sentAt}
        send={async () => {
          const { account } = await openTabSession()
          await account.resetPassword(email)
        }}
        onSent={onSent}
      />
      <Button kind="plain" onClick={onBack}>
        {texts.otherAddress}
      </Button>
    </AccountPage>
  )
}

const OnItsWay = ({ email }: { email: string }) => (
  <p>
    {texts.ifAccount}
    <strong>{maskedEmail(email)}</strong>
    {texts.onItsWay}
  </p>
)
