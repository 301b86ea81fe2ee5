import { zodiacAnimal } from '@touchline/domain/tournament/day/zodiac.ts'
import { useState } from 'react'
import styles from '../../tournament/tournament.module.css'
import { Field } from '../../ui/form/field.tsx'

/** Stays on the device: the day of birth is sent nowhere. */
export function ZodiacFinder() {
  const [born, setBorn] = useState('')
  const animal = born ? zodiacAnimal(born) : null
  return (
    <div className={`needs-script ${styles.empty}`}>
      <Field
        label="Born on"
        type="date"
        required
        min="2005-02-09"
        value={born}
        onChange={(event) => setBorn(event.target.value)}
        hint="This stays on your device."
      />
      <p role="status">
        {born === ''
          ? ''
          : animal
            ? `Your animal is the ${animal}. Find the ${animal} pitch and say hello.`
            : 'Our calendar does not go that far.'}
      </p>
    </div>
  )
}
