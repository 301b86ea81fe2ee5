import { useEffect, useRef } from 'react'
import { mixed } from '../../../languages/written.tsx'
import { ContactStep } from '../../../registrations/contact-step.tsx'
import { sendWords } from '../../../registrations/send-words.ts'
import { ConsentStep, MonthStep, PayPlanStep, PriceStep } from '../../../registrations/shared-steps.tsx'
import { useSession } from '../../../session/use-session.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Step } from '../../../ui/form/step.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { AccountStep } from './account-step.tsx'
import { GuardianStep } from './guardian-step.tsx'
import { PlayersStep } from './players-step.tsx'
import progress from './progress-line.module.css'
import styles from './registration-form.module.css'
import * as texts from './registration-form.texts.ts'
import { type FilledFormProps, type FilledFormState, useFilledForm } from './use-filled-form.ts'

export function FilledForm(props: FilledFormProps) {
  const { draft, setDraft, family, isLookingUp } = props
  const form = useFilledForm(props)
  const { plans, twins, health, months, joining, price, shown, doneShare } = form
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
        <PayPlanStep payment={form.payment} months={months} {...step} />
        <ContactStep missing={family ? form.missing : ['EMERGENCY']} {...step} problems={shown.contacts} />
        <ConsentStep
          texts={form.consents}
          english={form.english}
          isTranslationChecked={form.isTranslationChecked}
          isDone={!form.problems.consents}
          {...step}
          problem={shown.consents}
        />
        <PriceStep price={price} joining={joining} before={texts.beforePrice} />
        {isLookingUp && <SubmitButton busy={texts.lookingUp}>{texts.submit}</SubmitButton>}
        {family && <SendStep form={form} isBack={draft.guardian.email !== ''} />}
        {!family && !isLookingUp && <AccountStep form={form} />}
      </div>
    </form>
  )
}

/** After creating the account, a visitor is back at the end of the form, with nothing left but to send it. */
function Welcome() {
  const { user } = useSession()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place}>
      <FormMessage kind="done">{texts.welcome(user?.firstName ?? null)}</FormMessage>
    </div>
  )
}

function SendStep({ form, isBack }: { form: FilledFormState; isBack: boolean }) {
  const { price, joining, isBusy, refusal } = form
  return (
    <Step id="send" title={texts.sendIt} hint={texts.sendHint} isDone={false}>
      {isBack && <Welcome />}
      {refusal && <FormMessage>{mixed(refusal)}</FormMessage>}
      <SubmitButton busy={isBusy ? texts.sending : null}>
        {joining.length > 0 ? sendWords(joining, price) : texts.submit}
      </SubmitButton>
    </Step>
  )
}

/** A ball on its way to the goal. */
function ProgressLine({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div
      className={progress.line}
      role="progressbar"
      aria-label={texts.progress}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg className={progress.way} aria-hidden="true">
        <rect className={progress.done} y="30" width={`${percent}%`} height="2" />
        <svg className={progress.ball} x={`${percent}%`} y="8" overflow="visible" aria-hidden="true">
          <g transform="translate(-11 0) scale(0.9167)">
            <circle cx="12" cy="12" r="10" />
            <path d="M12 7l4.8 3.5-1.8 5.6H9l-1.8-5.6z" />
          </g>
        </svg>
      </svg>
      <svg className={progress.goal} viewBox="0 0 32 28" aria-hidden="true">
        <path d="M2 27V2h28v25M2 9h28M2 16h28M2 23h28M9 2v25M16 2v25M23 2v25" />
      </svg>
    </div>
  )
}
