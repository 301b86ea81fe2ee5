import { shiftDay } from '@touchline/domain/tournament/day/shift-day.ts'
import { indexPlan } from '@touchline/domain/tournament/plan/plan-index.ts'
import { matchName } from '@touchline/domain/tournament/plan/sides.ts'
import { listOf } from '@touchline/domain/words.ts'
import { useMemo } from 'react'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Field, SelectField } from '../../../../ui/form/field.tsx'
import { usePlanFields } from '../plan-form.tsx'
import styles from '../tournament.module.css'
import { Breaches } from './breaches.tsx'
import { OnTheDayForm, type OnTheDayProps } from './on-the-day-form.tsx'

interface ShiftDialogProps extends OnTheDayProps {
  from: string
  /** The current time, on the day itself. */
  now: string | null
}

/** "+10 minutes from here", showing which rules that breaks before it is done (T-15). */
export function ShiftDialog({ from, now, ...props }: ShiftDialogProps) {
  const { plan } = props.draft
  const { values, field, box } = usePlanFields({ time: from.slice(11), minutes: '10', isWaiting: false })
  const { time, minutes, isWaiting } = values
  const moment = `${from.slice(0, 10)}T${time || '00:00'}`
  const preview = useMemo(
    () => shiftDay(plan, { from: moment, minutes: Number(minutes), now, isWaiting }),
    [plan, moment, minutes, now, isWaiting],
  )
  const { broken, collisions, movedMatchIds, movedItemIds, onNowIds } = preview
  const breaches = [...broken.map(({ text }) => text), ...collisions]
  const index = indexPlan(plan)
  const onNow = listOf(
    onNowIds.map((id) => matchName(index.match(id))),
    'and',
  )
  return (
    <OnTheDayForm
      {...props}
      title="Running late"
      confirm={breaches.length > 0 ? `+${minutes} minutes anyway` : `+${minutes} minutes`}
      next={preview.plan}
      words={`Everything from here is ${minutes} minutes later.`}
    >
      <div className={styles.pair}>
        <Field label="From" type="time" {...field('time')} />
        <SelectField
          label="Minutes"
          options={['5', '10', '15', '20', '30', '45', '60']}
          {...field('minutes')}
        />
      </div>
      {onNow && (
        <Checkbox
          label={`${onNow} ${onNowIds.length === 1 ? 'hasn’t' : 'haven’t'} kicked off yet`}
          hint="By the clock they’re under way, so they stay put"
          {...box('isWaiting')}
        />
      )}
      <p role="status">
        {movedWords(movedMatchIds.length, movedItemIds.length)} Anything fixed, done, under way or over stays
        put.
      </p>
      {breaches.length === 0 ? <p>No rules broken.</p> : <Breaches texts={breaches} />}
    </OnTheDayForm>
  )
}

function movedWords(matches: number, items: number): string {
  if (matches + items === 0) return 'There’s nothing left to move.'
  const [some, others] = [
    matches === 1 ? '1 match' : `${matches} matches`,
    items === 1 ? '1 item' : `${items} items`,
  ]
  return `${some} and ${others} in the rundown move.`
}
