import { whenToPay } from '@touchline/domain/money/when-to-pay.ts'
import { Link } from 'react-router'
import { plainProblem } from '../../../data/plain-problem.ts'
import type { Family } from '../../../family/family.ts'
import { useClub } from '../../../family/use-club.ts'
import { PlanStep, WhoStep } from '../../../registration/choose-steps.tsx'
import { ContactStep } from '../../../registration/contact-step.tsx'
import type { OfferedProgram } from '../../../registration/offered-program.ts'
import { sendWords } from '../../../registration/send-words.ts'
import { ConsentStep, MonthStep, PriceStep } from '../../../registration/shared-steps.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import styles from './register.module.css'
import { useRegistration } from './use-registration.ts'

interface RegisterFormProps {
  family: Family
  program: OfferedProgram
  playerId: string | null
}

/** Who, when, which months, the club's texts, the price: one page, and the price moves as one chooses. */
export function RegisterForm({ family, program, playerId }: RegisterFormProps) {
  const registration = useRegistration(family, program, playerId)
  const { candidates, draft, setDraft, shown, form, submit, chosen } = registration
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <div>
        <h1>Register</h1>
        <p className="quiet">{program.name}</p>
      </div>
      <div className={styles.steps}>
        <WhoStep
          candidates={candidates}
          wanted={program}
          draft={draft}
          onChange={setDraft}
          problem={shown.who}
        >
          <AnotherPlayer program={program} />
        </WhoStep>
        {chosen.length > 0 && <LaterSteps {...registration} />}
      </div>
      {candidates.some((one) => one.program) ? <SendBar {...registration} /> : <NobodyLeft />}
    </form>
  )
}

function AnotherPlayer({ program }: Pick<RegisterFormProps, 'program'>) {
  const back = new URLSearchParams({ returnTo: `/guardian/programs/${program.id}/register` })
  return (
    <p>
      <Link className="small-button" to={`/guardian/add-player?${back}`}>
        Add another player
      </Link>
    </p>
  )
}

function NobodyLeft() {
  return (
    <p>
      <Link className="button" to="/guardian/registrations">
        See your registrations
      </Link>
    </p>
  )
}

type Registration = ReturnType<typeof useRegistration>

function LaterSteps(props: Registration) {
  const { chosen, draft, setDraft, months, joining, price, problems, shown } = props
  const { payment } = useClub()
  const step = { draft, onChange: setDraft }
  return (
    <>
      <PlanStep chosen={chosen} {...step} problem={shown.plan} />
      <MonthStep months={months} {...step} problem={shown.months} />
      <ContactStep missing={props.missing} {...step} problems={shown.contacts} />
      <ConsentStep
        texts={props.texts}
        agreed={props.agreed}
        hint={props.hasAgreed ? 'You’ve agreed to these before, and they haven’t changed.' : undefined}
        isDone={!problems.consents}
        {...step}
        problem={shown.consents}
      />
      <PriceStep
        price={price}
        joining={joining}
        isDone={!problems.plan}
        before="Choose the days above, and your total appears here, month by month."
      >
        <p className="quiet small">{whenToPay(payment)}</p>
      </PriceStep>
    </>
  )
}

function SendBar({ joining, price, error, isBusy }: Registration) {
  return (
    <div className={styles.bar}>
      {/* Beside the button, wherever on the page it was pressed. */}
      {error && <FormMessage>{plainProblem(error)}</FormMessage>}
      <SubmitButton busy={isBusy ? 'Registering, one moment...' : null}>
        {sendWords(joining, price)}
      </SubmitButton>
      {/* Short: the bar takes from what little a phone shows of the form. */}
      <p className="quiet small">Nothing to pay now. We’ll review it first.</p>
    </div>
  )
}
