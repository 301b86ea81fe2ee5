import { monthName } from '@touchline/domain/words.ts'
import { Choice, Choices } from '../ui/form/choice.tsx'
import { Step } from '../ui/form/step.tsx'

interface MonthStepProps {
  months: string[]
  /** Those that were unticked. */
  leftOut: readonly string[]
  onChange: (leftOut: string[]) => void
  problem?: string
}

export function MonthStep({ months, leftOut, onChange, problem }: MonthStepProps) {
  const toggle = (month: string, isIn: boolean) => {
    const others = leftOut.filter((one) => one !== month)
    onChange(isIn ? others : [...others, month])
  }
  return (
    <Step
      id="months"
      title="Which months?"
      hint="The whole season, unless you untick a month."
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
