import { MOST_CHILDREN } from './family-choice.ts'
import styles from './price-calculator.module.css'

interface CountChoiceProps {
  name: string
  legend: string
  count: number
}

const counts = Array.from({ length: MOST_CHILDREN + 1 }, (_, count) => count)

export function CountChoice({ name, legend, count }: CountChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.counts}>
        {counts.map((option) => (
          <label key={option} className={styles.count}>
            <input type="radio" name={name} value={option} defaultChecked={option === count} />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
