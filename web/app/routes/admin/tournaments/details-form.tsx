import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { isDay } from '@touchline/domain/calendar-day.ts'
import { TOURNAMENT_STATUSES } from '@touchline/domain/tournament/status.ts'
import { useState } from 'react'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { callRest } from '../../../data/rest.ts'
import { tell } from '../../../desk/tell.tsx'
import family from '../../../family/family.module.css'
import { plainProblem } from '../../../family/plain-problem.ts'
import { statusNames, type TournamentStatus } from './desk-data.ts'
import type { PartProps } from './part-props.ts'

/** Name, day and status: they count at once, without a publication. */
export function DetailsForm({ tournament, draft }: PartProps) {
  const client = useQueryClient()
  const [name, setName] = useState(tournament.name)
  const [date, setDate] = useState(tournament.date ?? '')
  const [status, setStatus] = useState(tournament.status)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async () => {
    setProblem(null)
    if (!isDay(date)) return setProblem('Choose the day.')
    try {
      const body = { name, date, status, version: draft.versionNow() }
      await callRest('manage', 'put', `/tournaments/${tournament.slug}`, { body })
      await client.invalidateQueries()
      tell('Saved.')
    } catch (error) {
      setProblem(plainProblem(error))
    }
  }
  return (
    <form
      className={family.card}
      aria-labelledby="details"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <h2 id="details">Details</h2>
      <TextInput label="Name" value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
      <TextInput
        label="Day"
        type="date"
        description="Everything that has a time goes along"
        value={date}
        onChange={({ currentTarget }) => setDate(currentTarget.value)}
      />
      <NativeSelect
        label="Status"
        value={status}
        data={TOURNAMENT_STATUSES.map((value) => ({ value, label: statusNames[value].children }))}
        onChange={({ currentTarget }) => setStatus(currentTarget.value as TournamentStatus)}
      />
      {problem && <FormMessage>{problem}</FormMessage>}
      <div>
        <Button type="submit" variant="default">
          Save details
        </Button>
      </div>
    </form>
  )
}
