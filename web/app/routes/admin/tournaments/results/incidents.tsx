import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { indexPlan } from '@touchline/domain/tournament/plan/plan-index.ts'
import { matchName } from '@touchline/domain/tournament/plan/sides.ts'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { OpenCard } from '../../../../ui/open-card.tsx'
import ui from '../../../../ui/ui.module.css'
import styles from '../tournament.module.css'
import { INCIDENT_NAMES, IncidentDialog } from './incident-dialog.tsx'

type Incident = Plan['incidents'][number]

/** What the referees reported; only the desk sees it, apart from the resulting fair-play points (T-11, T-18). */
export function Incidents({ slug, plan }: { slug: string; plan: Plan }) {
  const [open, setOpen] = useState<{ incident: Incident | null } | null>(null)
  const index = indexPlan(plan)
  return (
    <section className={ui.card} aria-labelledby="incidents">
      <div className={ui.between}>
        <h2 id="incidents">Incidents</h2>
        <Button kind="small" onClick={() => setOpen({ incident: null })}>
          Record an incident
        </Button>
      </div>
      {plan.incidents.length === 0 ? (
        <p className="quiet">No cautions, injuries or sideline trouble recorded. Only the desk sees this.</p>
      ) : (
        <ul className={`plain-list ${styles.teams}`}>
          {plan.incidents.map((incident) => (
            <li key={incident.id}>
              <OpenCard onOpen={() => setOpen({ incident })}>
                <strong>
                  {INCIDENT_NAMES[incident.kind]}, {matchName(index.match(incident.matchId))}
                </strong>
                <span className="quiet small">{aboutIncident(plan, incident)}</span>
                {incident.note && <span className="small">{incident.note}</span>}
              </OpenCard>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <IncidentDialog slug={slug} plan={plan} incident={open.incident} onClose={() => setOpen(null)} />
      )}
    </section>
  )
}

/** 'minute 12, Koi, number 7' */
function aboutIncident(plan: Plan, { minute, teamId, shirtNo }: Incident): string {
  const team = plan.teams.find(({ id }) => id === teamId)?.name
  return [`minute ${minute}`, team, shirtNo === null ? null : `number ${shirtNo}`].filter(Boolean).join(', ')
}
