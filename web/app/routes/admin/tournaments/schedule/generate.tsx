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
import { type Running, useScheduler } from './use-scheduler.ts'

const MOST_CANDIDATES = 2

type Failure = Extract<Outcome, { kind: 'IMPOSSIBLE' }>

/** Draws the matches, searches for a schedule in the background, and lets the user compare before keeping one. */
export function Generate({ draft: { plan, change } }: PartProps) {
  const [withReferees, setWithReferees] = useState(true)
  const search = useScheduleSearch(plan)
  const { running, candidates, failure, problem } = search
  return (
    <section className={ui.card} aria-labelledby="generate">
      <h2 id="generate">{plan.matches.length === 0 ? 'Make the schedule' : 'Make another schedule'}</h2>
      {running ? (
        <SearchProgress running={running} onTake={search.takeBest} onCancel={search.stop} />
      ) : (
        <div className={ui.actions}>
          <Checkbox
            label="Assign referees too"
            checked={withReferees}
            onChange={({ currentTarget }) => setWithReferees(currentTarget.checked)}
          />
          <Button onClick={() => search.start(withReferees)}>
            {candidates.length === 0 ? 'Find a schedule' : 'Find another one'}
          </Button>
        </div>
      )}
      {problem && <FormMessage>{problem}</FormMessage>}
      {failure && <Impossible failure={failure} onTake={(closest) => search.offer(closest)} />}
      <ComparePlans
        now={plan}
        candidates={candidates}
        onKeep={({ name, plan: kept }) => search.end(change(kept, `Schedule ${name} is in place.`))}
      />
    </section>
  )
}

/** The search for a schedule, and its latest results. */
function useScheduleSearch(plan: Plan) {
  const [seed, setSeed] = useState(1)
  const [candidates, setCandidates] = useState<Candidate[]>([])
  const [failure, setFailure] = useState<Failure | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const name = String.fromCharCode(65 + ((seed - 1) % 26))
  const offer = (found: Plan, lowerBound: number | null = null) =>
    setCandidates((known) => [...known, { name, plan: found, lowerBound }].slice(-MOST_CANDIDATES))
  const scheduler = useScheduler({
    onDone: (outcome) => {
      if (outcome.kind === 'PLANNED') offer(outcome.plan, outcome.lowerBound)
      else setFailure(outcome)
      setSeed(seed + 1)
    },
    onBound: (lowerBound) =>
      setCandidates((known) => known.map((one) => (one.name === name ? { ...one, lowerBound } : one))),
  })
  const now = momentOnDay(plan)
  const { running, stop } = scheduler
  return {
    running,
    candidates,
    failure,
    problem: problem ?? scheduler.problem,
    offer,
    stop,
    start: (assignOfficials: boolean) => {
      setFailure(null)
      const task = taskOf(plan, now)
      setProblem('problem' in task ? task.problem : null)
      if ('plan' in task) scheduler.start(task.plan, { seed, assignOfficials, ...task.limits })
    },
    takeBest: () => {
      if (running?.best) offer(running.best.plan)
      stop()
      setSeed(seed + 1)
    },
    /** Once one is kept, the others go, unless the plan refuses it. */
    end: (refused: string | null) => {
      if (refused) return setProblem(refused)
      setCandidates([])
      setFailure(null)
    },
  }
}

type Task = { plan: Plan; limits: { movable?: string[]; from?: string } } | { problem: string }

/** What to schedule: newly drawn matches or, once one has been played, those still to come. */
function taskOf(plan: Plan, now: string | null): Task {
  const begun = new Set(begunMatches(plan, now).map(({ id }) => id))
  const hasBegun = begun.size > 0
  const draw = hasBegun ? { matches: plan.matches } : drawMatches(plan)
  if ('refusal' in draw) return { problem: draw.refusal.message }
  if (draw.matches.length === 0) return { problem: 'There are no teams yet. Add them under Teams.' }
  if (plan.slots.length === 0) return { problem: 'There are no times yet. Set them under Pitches and times.' }
  if (!hasBegun) return { plan: keepNumbers(plan, draw.matches), limits: {} }
  const toCome = plan.matches.filter(({ id, status }) => status === 'SCHEDULED' && !begun.has(id))
  return { plan, limits: { movable: toCome.map(({ id }) => id), from: now ?? '' } }
}

interface SearchProgressProps {
  running: Running
  onTake: () => void
  onCancel: () => void
}

function SearchProgress({ running: { done, best }, onTake, onCancel }: SearchProgressProps) {
  return (
    <>
      <Progress value={done * 100} aria-label="Looking for a schedule" />
      <p role="status">
        Looking for a schedule, {Math.round(done * 100)} %
        {best && `. The best so far has a score of ${best.score.total}`}
      </p>
      <div className={ui.actions}>
        {best && <Button onClick={onTake}>Use the best so far</Button>}
        <Button kind="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  )
}

/** Draws again; a match that was already printed under a number keeps it. */
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
  failure: Failure
  onTake: (closest: Plan) => void
}

/** Why there is no schedule: the rule that cannot be met, and what would help (T-7). */
function Impossible({ failure: { certain, reasons, closest, proposals = [] }, onTake }: ImpossibleProps) {
  return (
    <div role="alert" className={styles.impossible}>
      <p>
        <strong>
          {certain ? 'No schedule is possible.' : 'We couldn’t find a schedule that keeps every rule.'}
        </strong>{' '}
        {certain ? 'These rules can’t all be kept:' : 'There may still be one. The closest so far breaks:'}
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
          <p>Any one of these would satisfy the rules:</p>
          <ul className={ui.bullets}>
            {proposals.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {closest && (
        <Button kind="small" onClick={() => onTake(closest)}>
          View the closest one
        </Button>
      )}
    </div>
  )
}
