import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Field, SelectField } from '../../../../ui/form/field.tsx'
import { notify, notifyProblem } from '../../../../ui/toast.tsx'
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

/** What visitors read about the weather, saved at once: thunder does not wait for a publication (T-21). */
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
    if (refused) notifyProblem(refused)
    else notify('Visitors see it now.')
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
        <SelectField
          label="The day is"
          value={state}
          options={STATES}
          onChange={({ currentTarget }) => setState(currentTarget.value as Plan['weather']['state'])}
        />
        <Field
          label="In one sentence"
          placeholder="Thunder: we wait 30 minutes"
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
      </div>
      {isChanged && (
        <div>
          <Button type="submit" kind="small">
            {tournament.published ? 'Show visitors now' : 'Save'}
          </Button>
        </div>
      )}
    </form>
  )
}
