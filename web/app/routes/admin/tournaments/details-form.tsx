import { useQueryClient } from '@tanstack/react-query'
import { isDay } from '@touchline/domain/calendar-day.ts'
import { TOURNAMENT_STATUSES } from '@touchline/domain/tournament/status.ts'
import { useState } from 'react'
import { plainProblem } from '../../../data/plain-problem.ts'
import { callRest } from '../../../data/rest.ts'
import { Field, SelectField } from '../../../ui/form/field.tsx'
import { notify } from '../../../ui/toast.tsx'
import { CardForm } from './card-form.tsx'
import { statusNames, type TournamentStatus } from './desk-data.ts'
import type { PartProps } from './part-props.ts'

/** Name, day and status: they count at once, without a publication. */
export function DetailsForm({ tournament, draft }: PartProps) {
  const client = useQueryClient()
  const [name, setName] = useState(tournament.name)
  const [date, setDate] = useState(tournament.date ?? '')
  const [status, setStatus] = useState(tournament.status)
  const save = async () => {
    if (!isDay(date)) return 'Choose the day.'
    try {
      const body = { name, date, status, version: draft.versionNow() }
      await callRest('manage', 'put', `/tournaments/${tournament.slug}`, { body })
      await client.invalidateQueries()
      notify('Saved.')
      return null
    } catch (error) {
      return plainProblem(error)
    }
  }
  return (
    <CardForm title="Details" confirm="Save details" onSave={save}>
      <Field label="Name" value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
      <Field
        label="Day"
        type="date"
        hint="Everything that has a time goes along"
        value={date}
        onChange={({ currentTarget }) => setDate(currentTarget.value)}
      />
      <SelectField
        label="Status"
        hint={
          status === 'CANCELLED' && tournament.status !== 'CANCELLED' && tournament.published
            ? 'Every family with a child in a team gets an email'
            : undefined
        }
        value={status}
        options={TOURNAMENT_STATUSES.map((value) => ({ value, label: statusNames[value].children }))}
        onChange={({ currentTarget }) => setStatus(currentTarget.value as TournamentStatus)}
      />
    </CardForm>
  )
}
