import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { useState } from 'react'
import { tell, tellProblem } from '../../../../desk/tell.tsx'
import ui from '../../../../ui/ui.module.css'
import type { PartProps } from '../part-props.ts'
import styles from '../tournament.module.css'
import { useAtOnce } from '../use-at-once.ts'

const STATES = [
  { value: 'ON', label: 'On' },
  { value: 'DELAYED', label: 'Delayed' },
  { value: 'MOVED', label: 'Moved' },
  { value: 'CANCELLED', label: 'Cancelled' },
]

/** What visitors are told about the weather: at once, for thunder does not wait for the plan (T-21). */
export function WeatherForm({ tournament, draft }: PartProps) {
  const { plan, change } = draft
  const atOnce = useAtOnce(tournament.slug)
  const [state, setState] = useState(plan.weather.state)
  const [message, setMessage] = useState(plan.weather.message)
  const isChanged = state !== plan.weather.state || message !== plan.weather.message
  const save = async () => {
    const weather = { state, message: message.trim() }
    if (tournament.published === null) return change({ ...plan, weather })
    const refused = await atOnce('put', 'weather', weather)
    if (refused) tellProblem(refused)
    else tell('Visitors see it now.')
  }
  return (
    <form
      className={ui.card}
      aria-label="Weather"
      onSubmit={(event) => {
        event.preventDefault()
        save()
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
            {tournament.published ? 'Show it to visitors now' : 'Note it'}
          </Button>
        </div>
      )}
    </form>
  )
}
