import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { listOf } from '@touchline/domain/words.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import { clubNow } from '../../../family/club-now.ts'
import { GroupName } from '../../../players/group-name.tsx'
import { PriceSummary } from '../../../price/price-summary.tsx'
import { MonthStep } from '../../../registration/month-step.tsx'
import { Choice, Choices } from '../../../ui/form/choice.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Step } from '../../../ui/form/step.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import ui from '../../../ui/ui.module.css'
import { PlanStep } from '../../guardian/register/plan-step.tsx'
import { withChild, withoutChild } from '../../guardian/register/register-draft.ts'
import { DecisionStep } from './decision-step.tsx'
import { type DeskRegisterProps, useDeskRegistration } from './use-desk-registration.ts'

/** Who, when, which months, what the club decides, the price and what it means for siblings: before anything is saved. */
export function DeskRegisterForm(props: DeskRegisterProps) {
  const registration = useDeskRegistration(props)
  const { draft, setDraft, chosen, months, joining, price, shown, problems, form, submit, register } =
    registration
  const names = listOf(
    chosen.map(({ player }) => player.firstName),
    'and',
  )
  return (
    <form ref={form} className={`${ui.section} ${ui.narrow}`} noValidate onSubmit={submit}>
      <WhoPlays {...props} {...registration} />
      <PlanStep chosen={chosen} draft={draft} onChange={setDraft} problem={shown.plan} />
      {months.length > 0 && (
        <MonthStep
          months={months}
          leftOut={draft.leftOut}
          onChange={(leftOut) => setDraft({ ...draft, leftOut })}
          problem={shown.months}
        />
      )}
      <DecisionStep {...props} {...registration} />
      <Step id="price" title="What it costs" isDone={joining.length > 0 && !problems.plan}>
        {joining.length > 0 ? (
          <PriceSummary price={price} joining={joining} />
        ) : (
          <p className="quiet">Choose the days above, and the whole price stands here.</p>
        )}
      </Step>
      {register.error && <FormMessage>{plainProblem(register.error)}</FormMessage>}
      <div className={ui.actions}>
        <SubmitButton busy={register.isPending ? 'Registering, one moment...' : null}>
          {joining.length > 0 ? `Register ${names} · ${formatCents(price.quote.totalCents)}` : 'Register'}
        </SubmitButton>
      </div>
      <p className="quiet small">The family gets an email. They’ll accept the consents in their account.</p>
    </form>
  )
}

type WhoProps = DeskRegisterProps & ReturnType<typeof useDeskRegistration>

function WhoPlays({ household, program, candidates, draft, setDraft }: WhoProps) {
  const today = clubNow().day
  return (
    <Step id="who" title="Who plays?" hint="Siblings can be registered in one go." isDone>
      <Choices>
        {candidates.map(({ player, program: own, reason }) => {
          const isAsked = player.id === household.player.id
          return (
            <Choice
              key={player.id}
              type="checkbox"
              title={player.firstName}
              disabled={isAsked || !own}
              checked={isAsked || Boolean(own && draft.children[player.id])}
              onChange={({ currentTarget }) =>
                setDraft(currentTarget.checked ? withChild(draft, player.id) : withoutChild(draft, player.id))
              }
            >
              {own ? <GroupName birthDate={player.birthDate} on={today} /> : reason}
              {own && own.id !== program.id && `: joins ${own.name}`}
            </Choice>
          )
        })}
      </Choices>
    </Step>
  )
}
