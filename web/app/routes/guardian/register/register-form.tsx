import type { ConsentText } from '@touchline/domain/consents.ts'
import { whoWouldWait } from '@touchline/domain/places-left.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { listOf } from '@touchline/domain/words.ts'
import { Link } from 'react-router'
import { plainProblem } from '../../../data/plain-problem.ts'
import type { Family } from '../../../family/family.ts'
import { PriceSummary } from '../../../price/price-summary.tsx'
import { ConsentBoxes } from '../../../registration/consent-boxes.tsx'
import { MonthStep } from '../../../registration/month-step.tsx'
import type { OfferedProgram } from '../../../registration/offered-program.ts'
import { SeasonOver } from '../../../registration/season-over.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Step } from '../../../ui/form/step.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { PlanStep } from './plan-step.tsx'
import styles from './register.module.css'
import { useRegistration } from './use-registration.ts'
import { WhoStep } from './who-step.tsx'

const ASKED: readonly ConsentText[] = ['CONDUCT', 'RISK', 'CONCUSSION', 'PHOTOS', 'NEWSLETTER']

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
      <SeasonOver program={program} />
      <div className={styles.steps}>
        <WhoStep
          candidates={candidates}
          wanted={program}
          draft={draft}
          onChange={setDraft}
          problem={shown.who}
        />
        {chosen.length > 0 && <LaterSteps {...registration} elsewhere={family.elsewhere} />}
      </div>
      {candidates.some((one) => one.program) ? <SendBar {...registration} /> : <NobodyLeft />}
    </form>
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

function LaterSteps({
  chosen,
  draft,
  setDraft,
  months,
  joining,
  price,
  problems,
  shown,
  elsewhere = [],
  ...rest
}: Registration & Pick<Family, 'elsewhere'>) {
  const { texts, agreed, hasAgreed } = rest
  return (
    <>
      <PlanStep chosen={chosen} draft={draft} onChange={setDraft} problem={shown.plan} />
      {months.length > 0 && (
        <MonthStep
          months={months}
          leftOut={draft.leftOut}
          onChange={(leftOut) => setDraft({ ...draft, leftOut })}
          problem={shown.months}
        />
      )}
      <Step
        id="consents"
        title="Read and agree"
        hint={
          hasAgreed
            ? 'You have agreed to these before, and they have not changed.'
            : 'Plain words, one box each.'
        }
        isDone={!problems.consents}
        problem={shown.consents}
      >
        <ConsentBoxes
          texts={texts}
          shown={ASKED}
          agreed={agreed}
          isChecked={shown.consents !== undefined}
          onChange={(answers) => setDraft({ ...draft, agreed: answers })}
        />
      </Step>
      <Step id="price" title="What it costs" isDone={joining.length > 0 && !problems.plan}>
        {joining.length > 0 ? (
          <>
            <PriceSummary price={price} joining={joining} />
            {elsewhere.length > 0 && <CountedNote />}
          </>
        ) : (
          <p className="quiet">Choose the days above, and the whole price stands here, month by month.</p>
        )}
      </Step>
    </>
  )
}

const CountedNote = () => (
  <p className="quiet">Children in your family’s other account count for the family discount, too.</p>
)

function SendBar({ chosen, draft, joining, price, register }: Registration) {
  const names = listOf(
    chosen.map(({ player }) => player.firstName),
    'and',
  )
  const mustWait = chosen.length > 0 && whoWouldWait(chosen, draft.allOrNone).length === chosen.length
  const what = mustWait
    ? `Join the waiting list with ${names}`
    : `Register ${names} · ${formatCents(price.quote.totalCents)}`
  return (
    <div className={styles.bar}>
      {/* Beside the button, wherever on the page it was pressed. */}
      {register.error && <FormMessage>{plainProblem(register.error)}</FormMessage>}
      <SubmitButton busy={register.isPending ? 'Registering, one moment...' : null}>
        {joining.length > 0 ? what : 'Register'}
      </SubmitButton>
      <p className="quiet small">Nothing to pay now: we check it first.</p>
    </div>
  )
}
