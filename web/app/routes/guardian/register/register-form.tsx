import { whenToPay } from '@touchline/domain/money/when-to-pay.ts'
import { useEffect, useState } from 'react'
import { plainProblem } from '../../../data/plain-problem.ts'
import type { Family } from '../../../family/family.ts'
import { useClub } from '../../../family/use-club.ts'
import { LANGUAGE } from '../../../languages/language.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { mixed, written } from '../../../languages/written.tsx'
import { PlanStep, WhoStep } from '../../../registrations/choose-steps.tsx'
import { ContactStep } from '../../../registrations/contact-step.tsx'
import type { OfferedProgram } from '../../../registrations/offered-program.ts'
import { sendWords } from '../../../registrations/send-words.ts'
import {
  ConsentStep,
  chosenPlan,
  MonthStep,
  PayPlanStep,
  PriceStep,
} from '../../../registrations/shared-steps.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import styles from './register.module.css'
import * as texts from './register.texts.ts'
import { useRegistration } from './use-registration.ts'

interface RegisterFormProps {
  family: Family
  program: OfferedProgram
  playerId: string | null
}

/** Who, when, which months, the club's texts, the price: one page, and the price follows every choice. */
export function RegisterForm({ family, program, playerId }: RegisterFormProps) {
  const registration = useRegistration(family, program, playerId)
  const { candidates, draft, setDraft, shown, form, submit, chosen } = registration
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <div>
        <h1>{texts.title}</h1>
        <p className="quiet">{written(program.name)}</p>
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
      <SiteLink className="small-button" to={`/guardian/add-player?${back}`}>
        {texts.addAnother}
      </SiteLink>
    </p>
  )
}

function NobodyLeft() {
  return (
    <p>
      <SiteLink className="button" to="/guardian/registrations">
        {texts.seeRegistrations}
      </SiteLink>
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
      <PayPlanStep payment={payment} months={months} {...step} />
      <ContactStep missing={props.missing} {...step} problems={shown.contacts} />
      <ConsentStep
        texts={props.texts}
        english={props.english}
        isTranslationChecked={props.isTranslationChecked}
        agreed={props.agreed}
        hint={props.hasAgreed && !props.english ? texts.agreedBefore : undefined}
        isDone={!problems.consents}
        {...step}
        problem={shown.consents}
      />
      <PriceStep price={price} joining={joining} isDone={!problems.plan} before={texts.beforePrice}>
        <p className="quiet small">
          {whenToPay({ ...payment, plan: chosenPlan(payment, draft) ?? payment.plan })}
        </p>
      </PriceStep>
    </>
  )
}

function SendBar({ joining, price, error, isBusy }: Registration) {
  const refusal = useRefusalWords(error)
  return (
    <div className={styles.bar}>
      {/* Shown beside the button, wherever on the page it was pressed. */}
      {refusal && <FormMessage>{mixed(refusal)}</FormMessage>}
      <SubmitButton busy={isBusy ? texts.registering : null}>{mixed(sendWords(joining, price))}</SubmitButton>
      {/* Kept short, since the bar covers part of the form on a phone. */}
      <p className="quiet small">{texts.nothingToPayNow}</p>
    </div>
  )
}

/**
 * Loads the refusal texts only when a refusal comes, because this screen seldom has one. In English the service has
 * already worded it; if the texts fail to load, the service's words are shown.
 */
function useRefusalWords(error: Error | null): string | null {
  const [found, setFound] = useState<{ error: Error; words: string } | null>(null)
  useEffect(() => {
    if (!error || LANGUAGE === 'en') return
    let isGone = false
    const show = (words: string) => !isGone && setFound({ error, words })
    import('../../../data/refusal-words.ts').then(
      ({ refusalWords }) => show(refusalWords(error)),
      () => show(plainProblem(error)),
    )
    return () => {
      isGone = true
    }
  }, [error])
  if (!error) return null
  if (LANGUAGE === 'en') return plainProblem(error)
  return found?.error === error ? found.words : null
}
