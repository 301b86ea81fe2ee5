import type { CardPaymentState } from '@touchline/domain/money/card-payment.ts'
import { nextToPay } from '@touchline/domain/money/next-to-pay.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { useSearchParams } from 'react-router'
import { clubNow } from '../../club/club-now.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import { mixed } from '../../languages/written.tsx'
import { AtRisk } from '../../money/at-risk.tsx'
import { useCardPayment } from '../../money/card-payments.ts'
import { DueList } from '../../money/due-list.tsx'
import { FundCases } from '../../money/fund-cases.tsx'
import { FundLetters } from '../../money/fund-letters.tsx'
import { type Ledger, useLedger } from '../../money/ledger.ts'
import * as money from '../../money/money.texts.ts'
import { PayByCard } from '../../money/pay-by-card.tsx'
import { SharedCosts } from '../../money/shared-costs.tsx'
import { Statement } from '../../money/statement.tsx'
import { ToPay } from '../../money/to-pay.tsx'
import { pageMeta } from '../../page-meta.ts'
import * as steps from '../../registrations/steps.texts.ts'
import { useSession } from '../../session/use-session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import ui from '../../ui/ui.module.css'
import * as texts from './payments.texts.ts'

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  isPrivate: true,
})

export default function Payments() {
  const [params] = useSearchParams()
  const card = params.get('card')
  const { data, error, isFetching, refetch } = useLedger(useSession().user?.id)
  if (!data && error) return <LoadProblem error={error} isBusy={isFetching} onRetry={refetch} />
  if (!data) return <Skeleton />
  return (
    <div className={`${ui.page} ${ui.narrow}`}>
      <div className={ui.head}>
        <h1>{texts.title}</h1>
        {data.entries.length > 0 && <PrintButton isQuiet>{texts.print}</PrintButton>}
      </div>
      {error && <LoadProblem error={error} isBusy={isFetching} onRetry={refetch} isOld />}
      {card && <CardReturn id={card} />}
      {data.entries.length === 0 ? <NothingYet /> : <FamilyAccount ledger={data} />}
      <PayPlans ledger={data} />
    </div>
  )
}

/** What is due by today; if nothing is, the next amount can be paid in advance. */
function FamilyAccount({ ledger }: { ledger: Ledger }) {
  const today = clubNow().day
  const next = nextToPay(ledger.dues, today)
  return (
    <>
      {next ? (
        <ToPay ledger={ledger} next={next} today={today}>
          <PayByCard ledger={ledger} next={next} />
        </ToPay>
      ) : (
        <p className={ui.card}>{texts.allPaid}</p>
      )}
      <AtRisk ledger={ledger} />
      <SharedCosts ledger={ledger} />
      {ledger.creditCents > 0 && (
        <p className={ui.notice}>
          {ledger.creditBackCents > 0
            ? texts.creditBack(formatCents(ledger.creditCents), formatCents(ledger.creditBackCents))
            : texts.credit(formatCents(ledger.creditCents))}
        </p>
      )}
      {next && next.later.length > 0 && (
        <section className={ui.section} aria-labelledby="later">
          <h2 id="later">{texts.later}</h2>
          <DueList ledger={ledger} dues={next.later} today={today} />
        </section>
      )}
      <section className={ui.section} aria-labelledby="statement">
        <h2 id="statement">{texts.statement}</h2>
        <Statement ledger={ledger} />
      </section>
      <FundCases ledger={ledger} />
      <FundLetters ledger={ledger} />
    </>
  )
}

const NothingYet = () => (
  <EmptyState
    title={texts.nothing}
    action={
      <SiteLink className="button" to="/guardian/registrations">
        {texts.toRegistrations}
      </SiteLink>
    }
  >
    {texts.nothingLead}
  </EmptyState>
)

const WORDS: Record<CardPaymentState, (amount: string) => string> = {
  OPEN: () => money.cardOpen,
  PAID: money.cardPaid,
  EXPIRED: () => money.cardExpired,
  WRONG_AMOUNT: () => money.cardWrongAmount,
}

/** Shown to a family that returns from the card service. */
function CardReturn({ id }: { id: string }) {
  const payment = useCardPayment(id)
  if (!payment) return null
  return (
    <p className={ui.notice} role="status">
      {WORDS[payment.state](formatCents(payment.cents))}
    </p>
  )
}

/** How each place is paid for, where the family could choose (B-27). */
function PayPlans({ ledger: { plans } }: { ledger: Ledger }) {
  if (plans.length === 0) return null
  return (
    <section className={ui.section} aria-labelledby="pay-plans">
      <h2 id="pay-plans">{money.howYouPay}</h2>
      <ul className="plain-list">
        {plans.map(({ itemId, playerName, programName, payPlan }) => (
          <li key={itemId}>
            <strong>{mixed(money.placeOf(playerName, programName))}</strong>
            {money.colon}
            {payPlan === 'MONTHLY' ? steps.monthByMonth : steps.allAtOnce}
          </li>
        ))}
      </ul>
      {plans.some(({ isOpen }) => isOpen) && (
        <p className="quiet small">
          {money.changeWith}
          <SiteLink to="/guardian/registrations">{money.yourRegistration}</SiteLink>
          {money.untilApproved}
        </p>
      )}
    </section>
  )
}
