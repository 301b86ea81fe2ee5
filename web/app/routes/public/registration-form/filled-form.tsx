import type { ConsentText } from '@touchline/domain/consents.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { PriceSummary } from '../../../price/price-summary.tsx'
import { ConsentBoxes } from '../../../registration/consent-boxes.tsx'
import { MonthStep } from '../../../registration/month-step.tsx'
import { useSession } from '../../../session/use-session.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Step } from '../../../ui/form/step.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { AccountStep } from './account-step.tsx'
import { EmergencyStep } from './emergency-step.tsx'
import { GuardianStep } from './guardian-step.tsx'
import { PlayersStep } from './players-step.tsx'
import { ProgressLine } from './progress-line.tsx'
import styles from './registration-form.module.css'
import { type FilledFormProps, type FilledFormState, useFilledForm } from './use-filled-form.ts'

const ASKED: readonly ConsentText[] = ['CONDUCT', 'RISK', 'CONCUSSION', 'PHOTOS', 'NEWSLETTER']

export function FilledForm(props: FilledFormProps) {
  const { draft, setDraft, family } = props
  const form = useFilledForm(props)
  const { plans, twins, health, months, joining, price, shown, texts, doneShare, formRef } = form
  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={form.submit}>
      <ProgressLine share={doneShare} />
      {family && <Welcome hasBegun={draft.guardian.email !== ''} />}
      <div className={styles.steps}>
        {!family && <GuardianStep draft={draft} onChange={setDraft} problems={shown.guardian} />}
        <PlayersStep
          draft={draft}
          plans={plans}
          twins={twins}
          health={health}
          onChange={setDraft}
          problems={shown.children}
        />
        {months.length > 0 && (
          <MonthStep
            months={months}
            leftOut={draft.leftOut}
            onChange={(leftOut) => setDraft({ ...draft, leftOut })}
            problem={shown.months}
          />
        )}
        <EmergencyStep draft={draft} onChange={setDraft} problem={shown.emergencyPhone} />
        <Step
          id="consents"
          title="Read and agree"
          hint="Plain words, one box each."
          isDone={!form.problems.consents}
          problem={shown.consents}
        >
          <ConsentBoxes
            texts={texts}
            shown={ASKED}
            agreed={draft.agreed}
            isChecked={shown.consents !== undefined}
            onChange={(agreed) => setDraft({ ...draft, agreed })}
          />
        </Step>
        <Step id="price" title="What it costs" isDone={joining.length > 0}>
          {joining.length > 0 ? (
            <PriceSummary price={price} joining={joining} />
          ) : (
            <p className="quiet">
              Fill in your player and choose the days: the whole price stands here, month by month.
            </p>
          )}
        </Step>
        {family ? <SendStep form={form} /> : <AccountStep form={form} />}
      </div>
    </form>
  )
}

function Welcome({ hasBegun }: { hasBegun: boolean }) {
  const { user } = useSession()
  if (!hasBegun) return null
  return (
    <FormMessage kind="done">
      Welcome{user?.firstName ? `, ${user.firstName}` : ''}. Your account is ready, and everything you filled
      in is still here. Look it over and send it.
    </FormMessage>
  )
}

function SendStep({ form }: { form: FilledFormState }) {
  const { price, joining, isBusy, refusal } = form
  return (
    <Step
      id="send"
      title="Send it"
      hint="Nothing to pay now. We check first, then write to you."
      isDone={false}
    >
      {refusal && <FormMessage>{refusal}</FormMessage>}
      <SubmitButton busy={isBusy ? 'Sending, one moment...' : null}>
        {joining.length > 0
          ? `Submit registration · ${formatCents(price.quote.totalCents)}`
          : 'Submit registration'}
      </SubmitButton>
    </Step>
  )
}
