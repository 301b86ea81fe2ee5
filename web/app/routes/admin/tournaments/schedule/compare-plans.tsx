import { fairness } from '@touchline/domain/tournament/plan/fairness.ts'
import { hoursName } from '@touchline/domain/tournament/plan/moment.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { score } from '@touchline/domain/tournament/plan/score.ts'
import { validate } from '@touchline/domain/tournament/validate/validate.ts'
import { useMemo } from 'react'
import { ScrollRegion } from '../../../../tournament/scroll-region.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Table } from '../../../../ui/table/table.tsx'

export interface Candidate {
  name: string
  plan: Plan
  /** The proven lower bound for any schedule of these matches; null if nobody has looked for one. */
  lowerBound: number | null
}

interface CompareProps {
  now: Plan
  candidates: readonly Candidate[]
  onKeep: (candidate: Candidate) => void
}

const LINES: [string, (figures: PlanFigures) => string | number][] = [
  ['Score (0 is perfect)', ({ score }) => score],
  ['Lowest possible score', boundWords],
  ['Rules broken', ({ violations }) => violations],
  ['Longest stay', ({ longestStay }) => longestStay],
  ['Games per referee', ({ refereeGames }) => refereeGames],
]

/** Two candidate plans side by side with the current one. */
export function ComparePlans({ now, candidates, onKeep }: CompareProps) {
  const columns = useMemo(
    () =>
      candidates.map((candidate) => ({
        candidate,
        figures: planFigures(candidate.plan, candidate.lowerBound),
      })),
    [candidates],
  )
  if (columns.length === 0) return null
  const current = now.matches.some(({ slotId }) => slotId !== null) ? planFigures(now, null) : null
  return (
    <ScrollRegion label="Compare schedules">
      <Table>
        <thead>
          <tr>
            <td />
            {current && <th scope="col">Current</th>}
            {columns.map(({ candidate: { name } }) => (
              <th key={name} scope="col">
                Schedule {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map(([title, value]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {current && <td>{value(current)}</td>}
              {columns.map(({ candidate: { name }, figures }) => (
                <td key={name}>{value(figures)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <td />
            {current && <td />}
            {columns.map(({ candidate }) => (
              <td key={candidate.name}>
                <Button onClick={() => onKeep(candidate)}>Use schedule {candidate.name}</Button>
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
    </ScrollRegion>
  )
}

function boundWords({ score, lowerBound }: PlanFigures): string {
  if (lowerBound === null) return '–'
  return lowerBound >= score ? `${lowerBound}: can’t be beaten` : String(lowerBound)
}

interface PlanFigures {
  score: number
  lowerBound: number | null
  violations: number
  /** '3 h 23' */
  longestStay: string
  /** '4–5 games' */
  refereeGames: string
}

/** The figures for comparing two plans. */
function planFigures(plan: Plan, lowerBound: number | null): PlanFigures {
  const { teams, officials } = fairness(plan)
  const games = officials.map((official) => official.games)
  const [least, most] = [Math.min(...games), Math.max(...games)]
  return {
    score: score(plan).total,
    lowerBound,
    violations: validate(plan).length,
    longestStay: hoursName(Math.max(0, ...teams.map(({ stay }) => stay))),
    refereeGames: games.length === 0 ? 'none yet' : least === most ? `${least} each` : `${least}–${most}`,
  }
}
