import { centsFromDollars, dollarsFromCents } from '@touchline/domain/pricing/cents.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { Field } from '../../../ui/form/field.tsx'
import { CardForm } from './card-form.tsx'
import type { PartProps } from './part-props.ts'
import { usePlanFields } from './plan-form.tsx'
import styles from './tournament.module.css'

const POINTS: [keyof Plan['venue'], string][] = [
  ['name', 'Venue'],
  ['address', 'Address'],
  ['firstAidPoint', 'First aid'],
  ['aedPoint', 'AED'],
  ['hospital', 'Nearest hospital'],
  ['lostChildPoint', 'Lost children meet at'],
]

/** The location, where help is, and what families read before they sign up. */
export function PlaceForm({ tournament, draft: { plan, change } }: PartProps) {
  const { values, field } = usePlanFields({
    venue: plan.venue,
    theme: plan.theme,
    fee: plan.entryCents === null ? '' : String(dollarsFromCents(plan.entryCents)),
    registerBy: plan.registerBy ?? '',
  })
  const { venue, theme, fee, registerBy } = values
  const save = () => {
    const entryCents = fee === '' ? null : centsFromDollars(Number(fee))
    if (fee !== '' && !(entryCents !== null && entryCents >= 0))
      return 'Please enter the fee in dollars, such as 25 or 12.50.'
    const next = { ...plan, venue, theme, entryCents, registerBy: registerBy || null }
    return change(next, 'Place saved.')
  }
  return (
    <CardForm title="Place and sign-up" confirm="Save place" onSave={save}>
      <div className={styles.fields}>
        {POINTS.map(([name, label]) => (
          <Field key={name} label={label} {...field(`venue.${name}`)} />
        ))}
      </div>
      <Field label="Theme" {...field('theme')} />
      {/* For sign-ups on this site, the pages show the sign-up terms instead. */}
      {tournament.signUpUntil === null && (
        <div className={styles.pair}>
          <Field label="Fee per child" hint="In dollars; 0 is free" inputMode="decimal" {...field('fee')} />
          <Field label="Sign up until" hint="Empty: no limit" type="date" {...field('registerBy')} />
        </div>
      )}
    </CardForm>
  )
}
