import { isDay } from '@touchline/domain/calendar-day.ts'
import { TOURNAMENT_STATUSES } from '@touchline/domain/tournament/status.ts'
import { useLookAgain } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import { callRest } from '../../../data/rest.ts'
import { Field, SelectField } from '../../../ui/form/field.tsx'
import { notify } from '../../../ui/toast.tsx'
import { CardForm } from './card-form.tsx'
import { statusNames } from './desk-data.ts'
import { KindField } from './kind-field.tsx'
import type { PartProps } from './part-props.ts'
import { usePlanFields } from './plan-form.tsx'

/** Name, day and status: they take effect at once, without a publication. */
export function DetailsForm({ tournament, draft }: PartProps) {
  const lookAgain = useLookAgain()
  const { values, field } = usePlanFields({
    name: tournament.name,
    date: tournament.date ?? '',
    status: tournament.status,
    kind: tournament.kind,
  })
  const { status } = values
  const save = async () => {
    if (!isDay(values.date)) return 'Choose a day.'
    try {
      const body = { ...values, version: draft.versionNow() }
      await callRest('manage', 'put', `/tournaments/${tournament.slug}`, { body })
      await lookAgain()
      notify('Saved.')
      return null
    } catch (error) {
      return plainProblem(error)
    }
  }
  return (
    <CardForm title="Details" confirm="Save details" onSave={save}>
      <Field label="Name" {...field('name')} />
      <Field label="Day" type="date" hint="All times move with it" {...field('date')} />
      <KindField {...field('kind')} />
      <SelectField
        label="Status"
        hint={
          status === 'CANCELLED' && tournament.status !== 'CANCELLED' && tournament.published
            ? 'Every family with a child on a team gets an email'
            : undefined
        }
        options={TOURNAMENT_STATUSES.map((value) => ({ value, label: statusNames[value].children }))}
        {...field('status')}
      />
    </CardForm>
  )
}
