import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { Plan } from '@touchline/domain/tournament/plan.ts'
import { useState } from 'react'
import family from '../../../../family/family.module.css'
import styles from '../tournament.module.css'
import type { PlanDraft } from '../use-plan-draft.ts'

const STATES = [
  { value: 'ON', label: 'On' },
  { value: 'DELAYED', label: 'Delayed' },
  { value: 'MOVED', label: 'Moved' },
  { value: 'CANCELLED', label: 'Cancelled' },
]

/** What visitors are told about the weather; it goes out with the next publication. */
export function WeatherForm({ draft }: { draft: PlanDraft }) {
  const { plan, change } = draft
  const [state, setState] = useState(plan.weather.state)
  const [message, setMessage] = useState(plan.weather.message)
  const isChanged = state !== plan.weather.state || message !== plan.weather.message
  return (
    <form
      className={family.card}
      aria-label="Weather"
      onSubmit={(event) => {
        event.preventDefault()
        change({ ...plan, weather: { state, message } }, 'Noted. Publish it, so that families see it.')
      }}
    >
      <div className={styles.pair}>
        <NativeSelect
          label="The day is"
          value={state}
          data={STATES}
          onChange={({ currentTarget }) => setState(currentTarget.value as Plan['weather']['state'])}
        />
        <TextInput
          label="In one sentence"
          placeholder="Thunder: we wait 30 minutes"
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
      </div>
      {isChanged && (
        <div>
          <Button type="submit" variant="default">
            Note it
          </Button>
        </div>
      )}
    </form>
  )
}
