import { freeId } from '@touchline/domain/tournament/plan/ids.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { indexPlan } from '@touchline/domain/tournament/plan/plan-index.ts'
import { sidesOf } from '@touchline/domain/tournament/plan/sides.ts'
import { Field, SelectField, TextArea } from '../../../../ui/form/field.tsx'
import { notify, notifyProblem } from '../../../../ui/toast.tsx'
import { type PlanFields, PlanForm, usePlanFields } from '../plan-form.tsx'
import { matchTitle } from '../schedule/match-words.ts'
import styles from '../tournament.module.css'
import { useAtOnce } from '../use-at-once.ts'

type Incident = Plan['incidents'][number]

export const INCIDENT_NAMES: Record<Incident['kind'], string> = {
  CAUTION: 'Caution',
  SENDING_OFF: 'Sending-off',
  SIDELINE_WARNING: 'Sideline warning',
  INJURY: 'Injury',
  HEAD_INJURY: 'Head injury',
  OTHER: 'Something else',
}

interface IncidentDialogProps {
  slug: string
  /** The published plan. */
  plan: Plan
  incident: Incident | null
  onClose: () => void
}

/**
 * An incident counts as soon as it is saved: only the desk reads it, but its points go into the standings (T-11, T-21).
 */
export function IncidentDialog({ slug, plan, incident, onClose }: IncidentDialogProps) {
  const atOnce = useAtOnce(slug)
  const fields = usePlanFields<Omit<Incident, 'id'>>(
    incident ?? { matchId: '', minute: 0, kind: 'CAUTION', teamId: null, shirtNo: null, note: '' },
  )
  const keep = ({ id, ...rest }: Incident) => atOnce('put', `incidents/${id}`, { incident: rest })
  const submit = async () => {
    const { values } = fields
    if (!plan.matches.some(({ id }) => id === values.matchId)) return 'Choose the match.'
    const id = incident?.id ?? freeId(plan.incidents, `${values.matchId} ${values.kind}`, 'incident')
    const refused = await keep({ ...values, id })
    if (refused === null) notify('Recorded. Its fair-play points count right away.')
    return refused
  }
  const remove = async () => {
    if (!incident) return
    const refused = await atOnce('delete', `incidents/${incident.id}`)
    if (refused) return notifyProblem(refused)
    const putBack = async () => {
      const problem = await keep(incident)
      if (problem) notifyProblem(problem)
    }
    notify('Incident removed.', { undo: putBack })
  }
  return (
    <PlanForm
      title={incident ? 'Edit incident' : 'Record an incident'}
      confirm={incident ? 'Save' : 'Record it'}
      onSubmit={submit}
      onClose={onClose}
      onRemove={incident && remove}
    >
      <IncidentFields plan={plan} fields={fields} />
    </PlanForm>
  )
}

interface IncidentFieldsProps {
  plan: Plan
  fields: PlanFields<Omit<Incident, 'id'>>
}

function IncidentFields({ plan, fields: { values, setValues, field, number, orNull } }: IncidentFieldsProps) {
  const index = indexPlan(plan)
  const match = plan.matches.find(({ id }) => id === values.matchId)
  const teams = match ? sidesOf(match).flatMap(({ teamId }) => (teamId ? index.team(teamId) : [])) : []
  return (
    <>
      <SelectField
        label="Match"
        required
        value={values.matchId}
        options={[
          { value: '', label: 'Choose the match' },
          ...plan.matches
            .toSorted((a, b) => a.number - b.number)
            .map((one) => ({ value: one.id, label: matchTitle(index, one) })),
        ]}
        onChange={({ currentTarget }) => setValues({ matchId: currentTarget.value, teamId: null })}
      />
      <div className={styles.pair}>
        <SelectField
          label="What"
          options={Object.entries(INCIDENT_NAMES).map(([value, label]) => ({ value, label }))}
          {...field('kind')}
        />
        <Field label="Minute" {...number('minute')} />
      </div>
      <div className={styles.pair}>
        <SelectField
          label="Team"
          options={[
            { value: '', label: 'Neither' },
            ...teams.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...orNull('teamId')}
        />
        <Field
          label="Shirt number"
          type="number"
          inputMode="numeric"
          value={values.shirtNo === null ? '' : String(values.shirtNo)}
          onChange={({ currentTarget }) =>
            setValues({ shirtNo: currentTarget.value === '' ? null : Number(currentTarget.value) })
          }
        />
      </div>
      <TextArea label="What happened" hint="For the desk only" rows={3} {...field('note')} />
      {values.kind === 'HEAD_INJURY' && (
        <p>
          Off for the day. Tell a parent, and put the player on hold under Players until a doctor clears them.
        </p>
      )}
    </>
  )
}
