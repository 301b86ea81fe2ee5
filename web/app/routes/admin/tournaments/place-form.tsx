import { Button, TextInput } from '@mantine/core'
import { centsFromDollars, dollarsFromCents } from '@touchline/domain/pricing/cents.ts'
import type { Plan } from '@touchline/domain/tournament/plan.ts'
import { useState } from 'react'
import { FormMessage } from '../../../components/form/form-message.tsx'
import family from '../../../family/family.module.css'
import styles from './tournament.module.css'
import type { PlanDraft } from './use-plan-draft.ts'

const POINTS: [keyof Plan['venue'], string][] = [
  ['name', 'Venue'],
  ['address', 'Address'],
  ['firstAidPoint', 'First aid'],
  ['aedPoint', 'AED'],
  ['hospital', 'Nearest hospital'],
  ['lostChildPoint', 'Lost children wait at'],
]

/** Where it is, where help is, and what families read before they sign up. */
export function PlaceForm({ draft: { plan, change } }: { draft: PlanDraft }) {
  const [venue, setVenue] = useState(plan.venue)
  const [theme, setTheme] = useState(plan.theme)
  const [fee, setFee] = useState(plan.entryCents === null ? '' : String(dollarsFromCents(plan.entryCents)))
  const [registerBy, setRegisterBy] = useState(plan.registerBy ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const save = () => {
    const entryCents = fee === '' ? null : centsFromDollars(Number(fee))
    if (fee !== '' && !(entryCents !== null && entryCents >= 0))
      return setProblem('Write the fee in dollars, as 25 or 12.50.')
    setProblem(
      change({ ...plan, venue, theme, entryCents, registerBy: registerBy || null }, 'The place is kept.'),
    )
  }
  return (
    <form
      className={family.card}
      aria-labelledby="place"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <h2 id="place">Place and sign-up</h2>
      <div className={styles.fields}>
        {POINTS.map(([name, label]) => (
          <TextInput
            key={name}
            label={label}
            value={venue[name]}
            onChange={({ currentTarget }) => setVenue({ ...venue, [name]: currentTarget.value })}
          />
        ))}
      </div>
      <TextInput
        label="Theme"
        value={theme}
        onChange={({ currentTarget }) => setTheme(currentTarget.value)}
      />
      <div className={styles.pair}>
        <TextInput
          label="Fee for a child"
          description="In dollars; 0 is free"
          inputMode="decimal"
          value={fee}
          onChange={({ currentTarget }) => setFee(currentTarget.value)}
        />
        <TextInput
          label="Sign up until"
          description="Empty: open"
          type="date"
          value={registerBy}
          onChange={({ currentTarget }) => setRegisterBy(currentTarget.value)}
        />
      </div>
      {problem && <FormMessage>{problem}</FormMessage>}
      <div>
        <Button type="submit" variant="default">
          Save the place
        </Button>
      </div>
    </form>
  )
}
