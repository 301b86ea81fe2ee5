import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import type { PayTerms } from '@touchline/domain/money/charges.ts'
import { PAY_PLANS, type PayPlan } from '@touchline/domain/money/pay-plan.ts'
import { whenToPay } from '@touchline/domain/money/when-to-pay.ts'
import { monthName } from '@touchline/domain/words.ts'
import type { ReactNode } from 'react'
import type { FamilyPrice, Joining } from '../pricing/family-price.ts'
import { PriceSummary } from '../pricing/price-summary.tsx'
import { Choice, Choices } from '../ui/form/choice.tsx'
import { Step } from '../ui/form/step.tsx'
import { ASKED_CONSENTS } from './asked-consents.ts'
import type { ForAll } from './chosen.ts'
import { ConsentBoxes } from './consent-boxes.tsx'
import * as words from './steps.texts.ts'

interface MonthStepProps<Draft extends ForAll> {
  /** The months to choose from. */
  months: string[]
  draft: Draft
  onChange: (draft: Draft) => void
  problem?: string
}

/** The months to be billed; hidden if nothing is paid by the month. */
export function MonthStep<Draft extends ForAll>({ months, draft, onChange, problem }: MonthStepProps<Draft>) {
  const { leftOut } = draft
  if (months.length === 0) return null
  const toggle = (month: string, isIn: boolean) => {
    const others = leftOut.filter((one) => one !== month)
    onChange({ ...draft, leftOut: isIn ? others : [...others, month] })
  }
  return (
    <Step
      id="months"
      title={words.whichMonths}
      hint={words.monthsHint}
      isDone={months.some((month) => !leftOut.includes(month))}
      problem={problem}
    >
      <Choices areShort>
        {months.map((month) => (
          <Choice
            key={month}
            type="checkbox"
            title={monthName(month)}
            checked={!leftOut.includes(month)}
            onChange={(event) => toggle(month, event.currentTarget.checked)}
          />
        ))}
      </Choices>
    </Step>
  )
}

interface PayPlanStepProps<Draft extends ForAll> {
  payment: PayTerms
  /** The months to choose from; with only one, there is nothing to choose. */
  months: readonly string[]
  draft: Draft
  onChange: (draft: Draft) => void
}

/** Pay by the month or all at once; hidden if the club offers no choice (B-27). */
export function PayPlanStep<Draft extends ForAll>({
  payment,
  months,
  draft,
  onChange,
}: PayPlanStepProps<Draft>) {
  if (payment.plan !== 'FAMILY_CHOOSES' || months.length < 2) return null
  return (
    <Step id="pay-plan" title={words.howToPay} isDone>
      <Choices>
        {PAY_PLANS.map((payPlan) => (
          <Choice
            key={payPlan}
            type="radio"
            name="pay-plan"
            title={payPlan === 'MONTHLY' ? words.monthByMonth : words.allAtOnce}
            checked={draft.payPlan === payPlan}
            onChange={() => onChange({ ...draft, payPlan })}
          >
            {whenToPay({ ...payment, plan: payPlan })}
          </Choice>
        ))}
      </Choices>
    </Step>
  )
}

/** The plan to send: nothing if there was no choice. */
export const chosenPlan = ({ plan }: PayTerms, { payPlan }: ForAll): PayPlan | undefined =>
  plan === 'FAMILY_CHOOSES' ? payPlan : undefined

/** For families who register several children at once (W-5). */
export const TogetherChoice = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <Choice
    type="checkbox"
    title={words.together}
    checked={isOn}
    onChange={(event) => onChange(event.currentTarget.checked)}
  >
    {words.togetherHint}
  </Choice>
)

interface ConsentStepProps<Draft extends ForAll> {
  texts: ConsentTexts
  /** The binding English texts, if the shown ones are a translation (Y-5). */
  english?: ConsentTexts | null
  /** Whether a person of the club has checked the translation (Y-12). */
  isTranslationChecked?: boolean
  /** What counts as agreed, if that is more than what was ticked here. */
  agreed?: ForAll['agreed']
  hint?: string
  isDone: boolean
  draft: Draft
  onChange: (draft: Draft) => void
  problem?: string
}

export const ConsentStep = <Draft extends ForAll>({
  texts,
  english = null,
  isTranslationChecked = false,
  draft,
  agreed = draft.agreed,
  hint = english ? (isTranslationChecked ? words.checked : words.notChecked) : words.consentsHint,
  isDone,
  onChange,
  problem,
}: ConsentStepProps<Draft>) => (
  <Step id="consents" title={words.readAndAgree} hint={hint} isDone={isDone} problem={problem}>
    <ConsentBoxes
      texts={texts}
      english={english}
      shown={ASKED_CONSENTS}
      agreed={agreed}
      isChecked={problem !== undefined}
      onChange={(answers) => onChange({ ...draft, agreed: answers })}
    />
  </Step>
)

interface PriceStepProps {
  price: FamilyPrice
  joining: readonly Joining[]
  isDone?: boolean
  /** Shown while there is nothing to calculate. */
  before: string
  /** Shown below the price. */
  children?: ReactNode
}

export const PriceStep = ({ price, joining, isDone = true, before, children }: PriceStepProps) => (
  <Step id="price" title={words.whatItCosts} isDone={joining.length > 0 && isDone}>
    {joining.length > 0 ? (
      <>
        <PriceSummary price={price} joining={joining} />
        {children}
      </>
    ) : (
      <p className="quiet">{before}</p>
    )}
  </Step>
)
