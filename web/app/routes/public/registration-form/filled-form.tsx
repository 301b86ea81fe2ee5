import { useEffect, useRef } from 'react'
import { ContactStep } from '../../../registration/contact-step.tsx'
import { sendWords } from '../../../registration/send-words.ts'
import { ConsentStep, MonthStep, PriceStep } from '../../../registration/shared-steps.tsx'
import { useSession } from '../../../session/use-session.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Step } from '../../../ui/form/step.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { AccountStep } from './account-step.tsx'
import { GuardianStep } from './guardian-step.tsx'
import { PlayersStep } from './players-step.tsx'
import { ProgressLine } from './progress-line.tsx'
import styles from './registration-form.module.css'
import { type FilledFormProps, type FilledFormState, useFilledForm } from './use-filled-form.ts'

export function FilledForm(props: FilledFormProps) {
  const { draft, setDraft, family, isLookingUp } = props
  const form = useFilledForm(props)
  const { plans, twins, health, months, joining, price, shown, texts, doneShare } = form
  const step = { draft, onChange: setDraft }
  return (
    <form ref={form.form} className={styles.form} noValidate onSubmit={form.submit}>
      <ProgressLine share={doneShare} />
      <div className={styles.steps}>
        {!family && !isLookingUp && (
          <GuardianStep {...step} problems={shown.guardian} phoneProblem={shown.contacts.phone} />
        )}
        <PlayersStep
          draft={draft}
          plans={plans}
          twins={twins}
          health={health}
          onChange={setDraft}
          problems={shown.children}
        />
        <MonthStep months={months} {...step} problem={shown.months} />
        <ContactStep missing={family ? form.missing : ['EMERGENCY']} {...step} problems={shown.contacts} />
        <ConsentStep texts={texts} isDone={!form.problems.consents} {...step} problem={shown.consents} />
        <PriceStep
          price={price}
          joining={joining}
          before="Add your player and choose the days. Your total appears here, month by month."
        />
        {isLookingUp && <SubmitButton busy="Looking up your family...">Submit registration</SubmitButton>}
        {family && <SendStep form={form} isBack={draft.guardian.email !== ''} />}
        {!family && !isLookingUp && <AccountStep form={form} />}
      </div>
    </form>
  )
}

/** Whoever comes back from making the account stands where they were: at the end, with nothing left but to send it. */
function Welcome() {
  const { user } = useSession()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place}>
      <FormMessage kind="done">
        Welcome{user?.firstName ? `, ${user.firstName}` : ''}. Your account is ready, and everything you
        filled in is still here. Look it over and send it.
      </FormMessage>
    </div>
  )
}

function SendStep({ form, isBack }: { form: FilledFormState; isBack: boolean }) {
  const { price, joining, isBusy, refusal } = form
  return (
    <Step
      id="send"
      title="Send it"
      hint="Nothing to pay now. We check first, then write to you."
      isDone={false}
    >
      {isBack && <Welcome />}
      {refusal && <FormMessage>{refusal}</FormMessage>}
      <SubmitButton busy={isBusy ? 'Sending, one moment...' : null}>
        {joining.length > 0 ? sendWords(joining, price) : 'Submit registration'}
      </SubmitButton>
    </Step>
  )
}
