import { useId } from 'react'
import styles from './result.module.css'

interface StepperProps {
  label: string
  value: number
  onChange: (value: number) => void
}

const MOST = 99

/** A number under a cold thumb: one up, one down, never below nothing. */
export function Stepper({ label, value, onChange }: StepperProps) {
  const id = useId()
  return (
    <fieldset className={styles.stepper} aria-labelledby={id}>
      <span id={id} className={styles.name}>
        {label}
      </span>
      <button
        type="button"
        aria-label={`One less for ${label}`}
        disabled={value === 0}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output aria-live="polite" aria-label={label}>
        {value}
      </output>
      <button
        type="button"
        aria-label={`One more for ${label}`}
        disabled={value === MOST}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  )
}
