import type { FunDayWaiver } from '@touchline/domain/waivers/fun-day-waiver.ts'
import type { ReactNode } from 'react'
import { Choice, Choices } from '../ui/form/choice.tsx'
import styles from './photo-choice.module.css'
import * as texts from './waiver-fields.texts.ts'

interface PhotoChoiceProps {
  value: FunDayWaiver['photos']
  error: ReactNode
  onChange: (photos: 'YES' | 'NO') => void
}

const CHOICES = [
  { value: 'YES', name: texts.photosYes },
  { value: 'NO', name: texts.photosNo },
] as const

/** Yes or no, with nothing preselected. */
export function PhotoChoice({ value, error, onChange }: PhotoChoiceProps) {
  return (
    <fieldset className={styles.choice} aria-describedby="photos-problem">
      <legend>{texts.photos}</legend>
      <Choices>
        {CHOICES.map((choice) => (
          <Choice
            key={choice.value}
            type="radio"
            name="photos"
            data-path="photos"
            title={choice.name}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
        ))}
      </Choices>
      <p id="photos-problem" className={styles.error} role={error ? 'alert' : undefined}>
        {error}
      </p>
    </fieldset>
  )
}
