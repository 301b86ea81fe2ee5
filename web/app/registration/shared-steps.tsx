import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import type { ConsentText } from '@touchline/domain/consents.ts'
import { monthName } from '@touchline/domain/words.ts'
import type { ReactNode } from 'react'
import type { FamilyPrice, Joining } from '../price/family-price.ts'
import { PriceSummary } from '../price/price-summary.tsx'
import { Choice, Choices } from '../ui/form/choice.tsx'
import { Step } from '../ui/form/step.tsx'
import type { ForAll } from './chosen.ts'
import { ConsentBoxes } from './consent-boxes.tsx'
import * as words from './steps.texts.ts'

interface MonthStepProps<Draft extends ForAll> {
  /** Those to choose from. */
  months: string[]
  draft: Draft
  onChange: (draft: Draft) => void
  problem?: string
}

/** The months that are billed; not there where nothing is paid by the month. */
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

/** For families with several children at the table (W-5). */
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

const ASKED: readonly ConsentText[] = ['CONDUCT', 'RISK', 'CONCUSSION', 'PHOTOS', 'NEWSLETTER']

interface ConsentStepProps<Draft extends ForAll> {
  texts: ConsentTexts
  /** As they count, where the texts are a translation of them (Y-5). */
  english?: ConsentTexts | null
  /** What counts as agreed, where that is more than what was ticked here. */
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
  draft,
  agreed = draft.agreed,
  hint = english ? words.notChecked : words.consentsHint,
  isDone,
  onChange,
  problem,
}: ConsentStepProps<Draft>) => (
  <Step id="consents" title={words.readAndAgree} hint={hint} isDone={isDone} problem={problem}>
    <ConsentBoxes
      texts={texts}
      english={english}
      shown={ASKED}
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
  /** While there is nothing to reckon with. */
  before: string
  /** Below the price. */
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
