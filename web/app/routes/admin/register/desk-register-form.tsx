import { clubNow } from '../../../club/club-now.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import { PlanStep, WhoStep } from '../../../registrations/choose-steps.tsx'
import { sendWords } from '../../../registrations/send-words.ts'
import { MonthStep, PayPlanStep, PriceStep } from '../../../registrations/shared-steps.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import ui from '../../../ui/ui.module.css'
import { DecisionStep } from './decision-step.tsx'
import { type DeskRegisterProps, useDeskRegistration } from './use-desk-registration.ts'

/**
 * Who, when, which months, the club's decisions, the price and its effect on siblings, all before anything is saved.
 */
export function DeskRegisterForm(props: DeskRegisterProps) {
  const registration = useDeskRegistration(props)
  const { draft, setDraft, chosen, months, joining, price, shown, problems, error, isBusy } = registration
  const step = { draft, onChange: setDraft }
  return (
    <form
      ref={registration.form}
      className={`${ui.section} ${ui.narrow}`}
      noValidate
      onSubmit={registration.submit}
    >
      <WhoStep
        candidates={registration.candidates}
        wanted={props.program}
        askedId={props.household.player.id}
        on={clubNow().day}
        {...step}
      />
      <PlanStep chosen={chosen} {...step} problem={shown.plan} />
      <MonthStep months={months} {...step} problem={shown.months} />
      <PayPlanStep payment={props.payment} months={months} {...step} />
      <DecisionStep {...props} {...registration} />
      <PriceStep
        price={price}
        joining={joining}
        isDone={!problems.plan}
        before="Choose the days above to see the total."
      />
      {error && <FormMessage>{plainProblem(error)}</FormMessage>}
      <div className={ui.actions}>
        <SubmitButton busy={isBusy ? 'Registering, one moment...' : null}>
          {sendWords(joining, price)}
        </SubmitButton>
      </div>
      <p className="quiet small">
        The family gets an email.
        {!registration.decisions.isSigned && ' They’ll accept the consents in their account.'}
      </p>
    </form>
  )
}
