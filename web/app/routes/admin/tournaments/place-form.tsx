import { centsFromDollars, dollarsFromCents } from '@touchline/domain/pricing/cents.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { useState } from 'react'
import { Field } from '../../../ui/form/field.tsx'
import { CardForm } from './card-form.tsx'
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
  const save = () => {
    const entryCents = fee === '' ? null : centsFromDollars(Number(fee))
    if (fee !== '' && !(entryCents !== null && entryCents >= 0))
      return 'Write the fee in dollars, as 25 or 12.50.'
    const next = { ...plan, venue, theme, entryCents, registerBy: registerBy || null }
    return change(next, 'The place is kept.')
  }
  return (
    <CardForm title="Place and sign-up" confirm="Save the place" onSave={save}>
      <div className={styles.fields}>
        {POINTS.map(([name, label]) => (
          <Field
            key={name}
            label={label}
            value={venue[name]}
            onChange={({ currentTarget }) => setVenue({ ...venue, [name]: currentTarget.value })}
          />
        ))}
      </div>
      <Field label="Theme" value={theme} onChange={({ currentTarget }) => setTheme(currentTarget.value)} />
      <div className={styles.pair}>
        <Field
          label="Fee for a child"
          hint="In dollars; 0 is free"
          inputMode="decimal"
          value={fee}
          onChange={({ currentTarget }) => setFee(currentTarget.value)}
        />
        <Field
          label="Sign up until"
          hint="Empty: open"
          type="date"
          value={registerBy}
          onChange={({ currentTarget }) => setRegisterBy(currentTarget.value)}
        />
      </div>
    </CardForm>
  )
}
