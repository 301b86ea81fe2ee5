import { withDivision } from '@touchline/domain/tournament/people/add-teams.ts'
import { divisionName } from '@touchline/domain/tournament/plan/division.ts'
import type { Division, Plan, Team } from '@touchline/domain/tournament/plan/plan.ts'
import { PITCH_TYPES } from '@touchline/domain/tournament/plan/plan-teams.ts'
import { useState } from 'react'
import { useClubRules } from '../../../../club/use-club-rules.ts'
import { Shirt } from '../../../../components/shirt.tsx'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Field, SelectField } from '../../../../ui/form/field.tsx'
import { OpenCard } from '../../../../ui/open-card.tsx'
import ui from '../../../../ui/ui.module.css'
import type { PartProps } from '../part-props.ts'
import { PlanForm, usePlanFields } from '../plan-form.tsx'
import styles from '../tournament.module.css'
import { DivisionDialog } from './division-dialog.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { RegistrationsDialog } from './registrations-dialog.tsx'
import { TeamDialog } from './team-dialog.tsx'

type Open =
  | { kind: 'PASTE' | 'DEAL' | 'DIVISION' }
  | { kind: 'TEAM'; team: Team | null; code: string }
  | { kind: 'RULES'; division: Division }

/** Who plays: divisions with their rules, and the teams in them. */
export function TeamsPart({ tournament, draft }: PartProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const { plan } = draft
  const close = () => setOpen(null)
  const props = { tournament, draft, onClose: close }
  return (
    <>
      <div className={ui.actions}>
        <Button onClick={() => setOpen({ kind: 'TEAM', team: null, code: plan.divisions[0]?.code ?? '' })}>
          Add a team
        </Button>
        <Button kind="small" onClick={() => setOpen({ kind: 'PASTE' })}>
          Paste from a spreadsheet
        </Button>
        <Button kind="small" onClick={() => setOpen({ kind: 'DEAL' })}>
          From registrations
        </Button>
        <Button kind="small" onClick={() => setOpen({ kind: 'DIVISION' })}>
          Add a division
        </Button>
      </div>
      {plan.divisions.length === 0 && (
        <EmptyState title="No teams yet" action={null}>
          Add them one by one, paste a list, or sort registered players into teams.
        </EmptyState>
      )}
      {plan.divisions.map((division) => (
        <DivisionCard key={division.id} plan={plan} division={division} onOpen={setOpen} />
      ))}
      {open?.kind === 'PASTE' && <PasteDialog {...props} />}
      {open?.kind === 'DEAL' && <RegistrationsDialog {...props} />}
      {open?.kind === 'DIVISION' && <NewDivisionDialog {...props} />}
      {open?.kind === 'TEAM' && <TeamDialog {...props} team={open.team} code={open.code} />}
      {open?.kind === 'RULES' && <DivisionDialog {...props} division={open.division} />}
    </>
  )
}

interface CardProps {
  plan: Plan
  division: Division
  onOpen: (open: Open) => void
}

function DivisionCard({ plan, division, onOpen }: CardProps) {
  const teams = plan.teams.filter(({ divisionId }) => divisionId === division.id)
  const groups = plan.groups.filter(({ divisionId }) => divisionId === division.id)
  const name = divisionName(division)
  return (
    <section className={ui.card} aria-labelledby={`division-${division.id}`}>
      <div className={ui.between}>
        <div>
          <h2 id={`division-${division.id}`}>{name}</h2>
          <p className="quiet">
            {division.format}, {division.halves} × {division.halfMinutes} minutes,{' '}
            {division.recordsResults ? 'scores kept' : 'no scores kept'}
          </p>
        </div>
        <div className={ui.actions}>
          <Button kind="small" onClick={() => onOpen({ kind: 'RULES', division })}>
            Rules of {name}
          </Button>
          <Button kind="small" onClick={() => onOpen({ kind: 'TEAM', team: null, code: division.code })}>
            Add to {name}
          </Button>
        </div>
      </div>
      {groups.map((group) => (
        <ul
          key={group.id}
          className={`plain-list ${styles.teams}`}
          aria-label={groups.length > 1 ? `Group ${group.name}` : `Teams of ${name}`}
        >
          {teams
            .filter(({ groupId }) => groupId === group.id)
            .map((team) => (
              <li key={team.id}>
                <OpenCard
                  onOpen={() => onOpen({ kind: 'TEAM', team, code: division.code })}
                  picture={
                    <Shirt
                      className={styles.shirt}
                      colour={team.colour}
                      trim={team.altColour ?? team.colour}
                    />
                  }
                >
                  <strong>{team.name}</strong>
                  <span className="quiet small">
                    {groups.length > 1 && `Group ${group.name} · `}
                    {team.colour.name}
                    {team.coachName && ` · ${team.coachName}`}
                    {playersOf(plan, team)}
                  </span>
                </OpenCard>
              </li>
            ))}
        </ul>
      ))}
    </section>
  )
}

function playersOf({ players }: Plan, { id }: Team): string {
  const count = players.filter(({ teamId }) => teamId === id).length
  if (count === 0) return ''
  return count === 1 ? ' · 1 player' : ` · ${count} players`
}

/** A new division starts with the rules of play for its ages (T-2). */
function NewDivisionDialog({ draft, onClose }: PartProps & { onClose: () => void }) {
  const { resultsFrom } = useClubRules()
  const { values, field } = usePlanFields({ code: '', format: '' })
  const submit = () => {
    const ages = values.code.trim().toUpperCase()
    if (draft.plan.divisions.some((division) => division.code === ages)) return `You already have ${ages}.`
    try {
      const chosen = PITCH_TYPES.find((type) => type === values.format)
      return draft.change(
        withDivision(draft.plan, { code: ages, ...(chosen ? { format: chosen } : {}) }, resultsFrom).plan,
      )
    } catch {
      return 'Please enter the ages as U9 or U8/9.'
    }
  }
  return (
    <PlanForm title="Add a division" confirm="Add the division" onSubmit={submit} onClose={onClose}>
      <Field label="Ages" required hint="U9, or U8/9 for two together" {...field('code')} />
      <SelectField
        label="Players a side"
        options={[{ value: '', label: 'Usual for the age' }, ...PITCH_TYPES]}
        {...field('format')}
      />
    </PlanForm>
  )
}
