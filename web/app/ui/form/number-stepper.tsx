import type { ReactNode } from 'react'
import styles from './number-stepper.module.css'

interface NumberStepperProps {
  value: number
  least: number
  most: number
  /** The labels of the two buttons. */
  less: string
  more: string
  onChange: (value: number) => void
  /** For a cold thumb at the edge of a pitch. */
  isLarge?: boolean
  /** The number: a field, or its output. */
  children: ReactNode
}

/** A number with a minus and a plus that a thumb can hit. */
export const NumberStepper = (props: NumberStepperProps) => {
  const { value, least, most, less, more, onChange, isLarge, children } = props
  const known = Number.isNaN(value) ? least - 1 : value
  return (
    <span className={`${styles.stepper} ${isLarge ? styles.large : ''}`}>
      <button type="button" aria-label={less} disabled={known <= least} onClick={() => onChange(known - 1)}>
        −
      </button>
      {children}
      <button type="button" aria-label={more} disabled={known >= most} onClick={() => onChange(known + 1)}>
        +
      </button>
    </span>
  )
}
