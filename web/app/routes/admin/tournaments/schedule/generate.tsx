import { begunMatches } from '@touchline/domain/tournament/day/begun.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { drawMatches } from '@touchline/domain/tournament/play/draw.ts'
import type { Outcome } from '@touchline/domain/tournament/schedule/schedule.ts'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { FormMessage } from '../../../../ui/form/form-message.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import ui from '../../../../ui/ui.module.css'
import { momentOnDay } from '../day/moment-on-day.ts'
import type { PartProps } from '../part-props.ts'
import styles from '../tournament.module.css'
import { type Candidate, ComparePlans } from './compare-plans.tsx'
import { useScheduler } from './use-scheduler.ts'

const MOST_CANDIDATES = 2

/** Draws the matches, looks for a schedule in the background, and lets one compare before keeping one. */
export function Generate({ draft }: PartProps) {
  const { plan, change } = draft
  const [seed, setSeed] = useState(1)
  const [withReferees, setWithReferees] = useState(true)
  const [candidates, setCandidates] = useState<Candidate[]>([])
  const [failure, setFailure] = useState<Extract<Outcome, { kind: 'IMPOSSIBLE' }> | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const offer = (found: Plan) =>
    setCandidates((known) => {
      const name = String.fromCharCode(65 + ((seed - 1) % 26))
      return [...known, { name, plan: found }].slice(-MOST_CANDIDATES)
    })
  const scheduler = useScheduler((outcome) => {
    if (outcome.kind === 'PLANNED') offer(outcome.plan)
    else setFailure(outcome)
    setSeed(seed + 1)
  })
  const now = momentOnDay(plan)
  const begun = new Set(begunMatches(plan, now).map(({ id }) => id))
  const hasBegun = begun.size > 0
  const start = () => {
    setFailure(null)
    setProblem(null)
    const draw = hasBegun ? { matches: plan.matches } : drawMatches(plan)
    if ('refusal' in draw) return setProblem(draw.refusal.message)
    if (draw.matches.length === 0) return setProblem('There are no teams to play yet.')
    if (plan.slots.length === 0)
      return setProblem('There are no times to play at yet. Set them under Pitches and times.')
    const drawn = hasBegun ? plan : keepNumbers(plan, draw.matches)
    const toCome = drawn.matches.filter(({ id, status }) => status === 'SCHEDULED' && !begun.has(id))
    const movable = toCome.map(({ id }) => id)
    scheduler.start(drawn, {
      seed,
      assignOfficials: withReferees,
      ...(hasBegun ? { movable, from: now ?? '' } : {}),
    })
  }
  const { running } = scheduler
  return (
    <section className={ui.card} aria-labelledby="generate">
      <h2 id="generate">{plan.matches.length === 0 ? 'Make the schedule' : 'Make another schedule'}</h2>
      {running ? (
        <>
          <Progress value={running.done * 100} aria-label="Looking for a schedule" />
          <p role="status">
            Looking for a schedule, {Math.round(running.done * 100)} %
            {running.best && `. The best so far has a score of ${running.best.score.total}`}
          </p>
          <div className={ui.actions}>
            {running.best && (
              <Button
                onClick={() => {
                  if (running.best) offer(running.best.plan)
                  scheduler.stop()
                  setSeed(seed + 1)
                }}
              >
                Take the best so far
              </Button>
            )}
            <Button kind="small" onClick={scheduler.stop}>
              Cancel
            </Button>
          </div>
        </>
      ) : (
        <div className={ui.actions}>
          <Checkbox
            label="Assign the referees as well"
            checked={withReferees}
            onChange={({ currentTarget }) => setWithReferees(currentTarget.checked)}
          />
          <Button onClick={start}>{candidates.length === 0 ? 'Find a schedule' : 'Find another one'}</Button>
        </div>
      )}
      {(problem ?? scheduler.problem) && <FormMessage>{problem ?? scheduler.problem}</FormMessage>}
      {failure && <Impossible failure={failure} onTake={(closest) => offer(closest)} />}
      <ComparePlans
        now={plan}
        candidates={candidates}
        onKeep={({ name, plan: kept }) => {
          const refused = change(kept, `Schedule ${name} is kept.`)
          if (refused) return setProblem(refused)
          setCandidates([])
          setFailure(null)
        }}
      />
    </section>
  )
}

/** Drawn anew; a match that was on paper under a number keeps it. */
function keepNumbers(plan: Plan, matches: Plan['matches']): Plan {
  const numbers = new Map(plan.matches.map(({ id, number }) => [id, number]))
  const kept = new Set(matches.map(({ id }) => id))
  return {
    ...plan,
    matches: matches.map((match) => ({ ...match, number: numbers.get(match.id) ?? 0 })),
    assignments: plan.assignments.filter(({ matchId }) => matchId === null),
    incidents: plan.incidents.filter(({ matchId }) => kept.has(matchId)),
    rundown: plan.rundown.map((item) => ({
      ...item,
      linkedMatchIds: item.linkedMatchIds.filter((id) => kept.has(id)),
    })),
  }
}

interface ImpossibleProps {
  failure: Extract<Outcome, { kind: 'IMPOSSIBLE' }>
  onTake: (closest: Plan) => void
}

/** Why there is no schedule: the rule that cannot hold, and what would help (T-7). */
function Impossible({ failure: { certain, reasons, closest, proposals = [] }, onTake }: ImpossibleProps) {
  return (
    <div role="alert" className={styles.impossible}>
      <p>
        <strong>
          {certain ? 'No schedule can be made from this.' : 'No schedule was found that keeps every rule.'}
        </strong>{' '}
        {certain
          ? 'These rules cannot hold together:'
          : 'It is not proved that there is none. The closest one breaks:'}
      </p>
      <ul className={ui.bullets}>
        {reasons.map(({ text, relax }) => (
          <li key={text}>
            {text}. <em>{relax}</em>
          </li>
        ))}
      </ul>
      {proposals.length > 0 && (
        <>
          <p>Any one of these would do, as far as the rules go:</p>
          <ul className={ui.bullets}>
            {proposals.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {closest && (
        <Button kind="small" onClick={() => onTake(closest)}>
          Look at the closest one
        </Button>
      )}
    </div>
  )
}
