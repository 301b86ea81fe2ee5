import { formatCentsShort } from '@touchline/domain/pricing/cents.ts'
import { isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import type { ReactNode } from 'react'
import { Choice, Choices } from '../ui/form/choice.tsx'
import styles from './plan-choices.module.css'
import type { PlanOption } from './plan-options.ts'
import * as texts from './steps.texts.ts'

interface PlanChoicesProps {
  legend: ReactNode
  /** Keeps the radio buttons of one child apart from another's. */
  name: string
  options: readonly PlanOption[]
  chosenId: string | null
  onChoose: (optionId: string) => void
}

/** Saturday, Sunday or both, each with its price. */
export function PlanChoices({ legend, name, options, chosenId, onChoose }: PlanChoicesProps) {
  return (
    <fieldset className={styles.plan}>
      <legend>{legend}</legend>
      <Choices>
        {options.map((option) => (
          <Choice
            key={option.id}
            type="radio"
            name={`plan ${name}`}
            title={option.name}
            aside={
              <>
                <strong>{formatCentsShort(option.fee.amountCents)}</strong>
                {isMonthly(option.fee.type) && <span className="quiet small">{texts.perMonth}</span>}
              </>
            }
            checked={chosenId === option.id}
            onChange={() => onChoose(option.id)}
          />
        ))}
      </Choices>
    </fieldset>
  )
}
