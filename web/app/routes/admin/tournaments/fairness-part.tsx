import { divisionName } from '@touchline/domain/tournament/plan/division.ts'
import { fairness } from '@touchline/domain/tournament/plan/fairness.ts'
import { hoursName } from '@touchline/domain/tournament/plan/moment.ts'
import { indexPlan, type PlanIndex } from '@touchline/domain/tournament/plan/plan-index.ts'
import { ScrollRegion } from '../../../tournament/scroll-region.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { Table } from '../../../ui/table/table.tsx'
import ui from '../../../ui/ui.module.css'
import type { PartProps } from './part-props.ts'

/** How fair the day is: games, rest, length of stay and pitches of each team, and games of each official (T-14). */
export function FairnessPart({ draft: { plan } }: PartProps) {
  if (!plan.matches.some(({ slotId }) => slotId !== null))
    return (
      <EmptyState title="Nothing to compare yet" action={null}>
        Once matches have times, you’ll see who waits longest and who plays most.
      </EmptyState>
    )
  const { teams, divisions, officials } = fairness(plan)
  const index = indexPlan(plan)
  return (
    <>
      <div className="no-print">
        <PrintButton>Print the report</PrintButton>
      </div>
      {divisions.map(({ divisionId, text }) => (
        <section key={divisionId} className={ui.card}>
          <h2>{divisionName(index.division(divisionId))}</h2>
          <p>{text}</p>
          <ScrollRegion label={`Teams of ${divisionName(index.division(divisionId))}`}>
            <TeamTable
              index={index}
              teams={teams.filter(({ teamId }) => index.team(teamId).divisionId === divisionId)}
            />
          </ScrollRegion>
        </section>
      ))}
      {officials.length > 0 && (
        <section className={ui.card}>
          <h2>Referees and game leaders</h2>
          <OfficialTable index={index} officials={officials} />
        </section>
      )}
    </>
  )
}

type Fairness = ReturnType<typeof fairness>

function TeamTable({ index, teams }: { index: PlanIndex; teams: Fairness['teams'] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Team</th>
          <th scope="col">Games</th>
          <th scope="col">At home</th>
          <th scope="col">Shortest rest</th>
          <th scope="col">Stay</th>
          <th scope="col">Waiting</th>
          <th scope="col">Pitches</th>
        </tr>
      </thead>
      <tbody>
        {teams.map((team) => (
          <tr key={team.teamId}>
            <th scope="row">{index.team(team.teamId).name}</th>
            <td>{team.games}</td>
            <td>{team.home}</td>
            <td>{team.shortestRest === null ? '' : `${team.shortestRest} min`}</td>
            <td>{hoursName(team.stay)}</td>
            <td>{hoursName(team.waiting)}</td>
            <td>{Object.keys(team.pitches).length}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function OfficialTable({ index, officials }: { index: PlanIndex; officials: Fairness['officials'] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Games</th>
        </tr>
      </thead>
      <tbody>
        {officials.map(({ officialId, games }) => (
          <tr key={officialId}>
            <th scope="row">{index.official(officialId).name}</th>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
