import { newRundownProblems } from '@touchline/domain/tournament/day/check-rundown.ts'
import {
  type Closure,
  closePitches,
  findPlaces,
  type NewPlaces,
} from '@touchline/domain/tournament/day/close-pitch.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { indexPlan } from '@touchline/domain/tournament/plan/plan-index.ts'
import { listOf } from '@touchline/domain/words.ts'
import { useMemo } from 'react'
import { Field, SelectField } from '../../../../ui/form/field.tsx'
import { TickGroup } from '../../../../ui/form/tick-group.tsx'
import ui from '../../../../ui/ui.module.css'
import { usePlanFields } from '../plan-form.tsx'
import { matchTitle, slotName } from '../schedule/match-words.ts'
import styles from '../tournament.module.css'
import { Breaches } from './breaches.tsx'
import { OnTheDayForm, type OnTheDayProps } from './on-the-day-form.tsx'

interface ClosePitchProps extends OnTheDayProps {
  /** The current time, on the day itself. */
  now: string | null
}

/** A pitch is under water: its matches move to free slots, or are postponed (T-16). */
export function ClosePitchDialog({ now, ...props }: ClosePitchProps) {
  const { plan } = props.draft
  const day = now?.slice(0, 10) ?? props.tournament.date
  const { values, field } = usePlanFields<{ pitchIds: string[]; from: string; to: string; way: string }>({
    pitchIds: [],
    // On the day itself it closes from now on, since earlier matches are over.
    from: now?.slice(11) ?? '',
    to: '',
    way: 'MOVE',
  })
  const { pitchIds, from, to, way } = values
  const preview = useMemo(() => {
    const at = (time: string) => (time ? `${day}T${time}` : null)
    return previewOf(plan, { pitchIds, from: at(from), to: at(to), now }, way === 'MOVE')
  }, [plan, day, now, pitchIds, from, to, way])
  const breaches = newRundownProblems(plan, preview.plan)
  const count = preview.moved.length + preview.homeless.length
  const names = plan.pitches.filter(({ id }) => pitchIds.includes(id)).map(({ name }) => name)
  const closedNames = `${listOf(names, 'and')} ${names.length === 1 ? 'is' : 'are'}`
  return (
    <OnTheDayForm
      {...props}
      title="Close a pitch"
      confirm={`Close ${pitchIds.length > 1 ? 'these pitches' : 'this pitch'}${breaches.length > 0 ? ' anyway' : ''}`}
      next={pitchIds.length === 0 ? 'Choose a pitch.' : preview.plan}
      words={`${closedNames} closed; ${count === 1 ? '1 match' : `${count} matches`} affected.`}
    >
      <TickGroup
        legend="Which pitches"
        options={plan.pitches}
        ticked={pitchIds}
        onChange={field('pitchIds').onChange}
      />
      <div className={styles.pair}>
        <Field label="From" hint="Leave empty for all day" type="time" {...field('from')} />
        <Field label="To" hint="Leave empty for the rest of the day" type="time" {...field('to')} />
      </div>
      <SelectField
        label="Its matches"
        hint="Not started yet"
        options={[
          { value: 'MOVE', label: 'move where possible' },
          { value: 'CANCEL', label: 'postpone' },
        ]}
        {...field('way')}
      />
      {pitchIds.length > 0 && (
        <section aria-live="polite">
          <p>{count === 0 ? 'No matches have to move.' : movedWords(preview)}</p>
          <MatchesConcerned {...preview} />
          {breaches.length > 0 && <Breaches texts={breaches} />}
        </section>
      )}
    </OnTheDayForm>
  )
}

/** '2 matches move, 1 is postponed.' */
function movedWords({ moved, homeless }: NewPlaces): string {
  const moving = moved.length === 1 ? '1 match moves' : `${moved.length} matches move`
  if (homeless.length === 0) return `${moving}.`
  const gone = homeless.length === 1 ? 'is postponed' : 'are postponed'
  if (moved.length > 0) return `${moving}, ${homeless.length} ${gone}.`
  return `${homeless.length === 1 ? '1 match' : `${homeless.length} matches`} ${gone}.`
}

interface Preview extends NewPlaces {
  /** The matches in progress there. */
  onNow: string[]
}

/** The plan with these pitches closed, and what becomes of their matches: moved if possible, or all postponed. */
function previewOf(plan: Plan, closure: Closure, moves: boolean): Preview {
  const { plan: closed, mustMove, onNow } = closePitches(plan, closure)
  const earliest = [closure.from ?? '', closure.now ?? ''].sort().at(-1) || null
  if (moves) return { onNow, ...findPlaces(closed, mustMove, earliest) }
  const gone = new Set(mustMove)
  const matches = closed.matches.map((match) =>
    gone.has(match.id) ? { ...match, status: 'POSTPONED' as const } : match,
  )
  return { onNow, plan: { ...closed, matches }, moved: [], homeless: mustMove }
}

function MatchesConcerned({ plan, moved, onNow, homeless }: Preview) {
  const index = indexPlan(plan)
  const title = (matchId: string) => matchTitle(index, index.match(matchId))
  return (
    <ul className={ui.bullets}>
      {moved.map(({ matchId, slotId }) => (
        <li key={matchId}>
          {title(matchId)} to {slotName(index, slotId)}
        </li>
      ))}
      {onNow.map((matchId) => (
        <li key={matchId}>{title(matchId)} is under way, so it stays. Enter its result under Results.</li>
      ))}
      {homeless.map((matchId) => (
        <li key={matchId}>{title(matchId)} is postponed</li>
      ))}
    </ul>
  )
}
