import type { Match } from '@touchline/domain/tournament/plan/plan.ts'
import { useId } from 'react'
import { NumberStepper } from '../../ui/form/number-stepper.tsx'
import styles from './result.module.css'

type Score = NonNullable<Match['score']>

interface StepperProps {
  label: string
  value: number
  onChange: (value: number) => void
}

const MOST = 99

/** A number to change with a cold thumb: plus one, minus one, never below zero. */
function Stepper({ label, value, onChange }: StepperProps) {
  const id = useId()
  return (
    <fieldset className={styles.stepper} aria-labelledby={id}>
      <span id={id} className={styles.name}>
        {label}
      </span>
      <NumberStepper
        value={value}
        least={0}
        most={MOST}
        less={`One less for ${label}`}
        more={`One more for ${label}`}
        onChange={onChange}
        isLarge
      >
        <output aria-live="polite" aria-label={label}>
          {value}
        </output>
      </NumberStepper>
    </fieldset>
  )
}

interface ScoreSteppersProps {
  labels: [home: string, away: string]
  value: Score
  onChange: (value: Score) => void
}

/** One stepper per side, for goals or for penalty kicks. */
export function ScoreSteppers({ labels: [home, away], value, onChange }: ScoreSteppersProps) {
  return (
    <>
      <Stepper label={home} value={value.home} onChange={(number) => onChange({ ...value, home: number })} />
      <Stepper label={away} value={value.away} onChange={(number) => onChange({ ...value, away: number })} />
    </>
  )
}
