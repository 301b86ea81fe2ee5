import { freeId, withRow } from '@touchline/domain/tournament/plan/ids.ts'
import type { Official, Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Field, SelectField } from '../../../../ui/form/field.tsx'
import { TickGroup } from '../../../../ui/form/tick-group.tsx'
import ui from '../../../../ui/ui.module.css'
import type { PartProps } from '../part-props.ts'
import { type PlanFields, PlanForm, usePlanFields } from '../plan-form.tsx'
import styles from '../tournament.module.css'

const ROLES: { id: Official['roles'][number]; name: string }[] = [
  { id: 'REFEREE', name: 'Referee' },
  { id: 'GAME_LEADER', name: 'Game leader' },
  { id: 'ASSISTANT', name: 'Assistant' },
  { id: 'MARSHAL', name: 'Marshal' },
  { id: 'SCORER', name: 'Scorer' },
  { id: 'MC', name: 'MC' },
  { id: 'FIRST_AID', name: 'First aid' },
]
const LEVELS = [
  { value: 'FIRST_TIME', label: 'First time' },
  { value: 'EXPERIENCED', label: 'Experienced' },
  { value: 'MENTOR', label: 'Mentor' },
]

interface OfficialDialogProps extends PartProps {
  official: Official | null
  onClose: () => void
}

/** One period when they are available; with both hours empty, any time. */
interface OfficialValues extends Omit<Official, 'id'> {
  from: string
  to: string
}

const newOfficial: Omit<Official, 'id'> = {
  name: '',
  phonetic: '',
  phone: null,
  roles: ['REFEREE'],
  level: 'EXPERIENCED',
  isMinor: false,
  availability: [],
  conflictTeamIds: [],
  maxGames: 6,
}

export function OfficialDialog({ tournament, draft, official, onClose }: OfficialDialogProps) {
  const { plan } = draft
  const [hours] = official?.availability ?? []
  const fields = usePlanFields<OfficialValues>({
    ...(official ?? newOfficial),
    from: hours?.start.slice(11) ?? '',
    to: hours?.end.slice(11) ?? '',
  })
  const { from, to, ...values } = fields.values
  const submit = () => {
    if (!values.name.trim()) return 'Give the official a name.'
    if (values.roles.length === 0) return 'Choose at least one role.'
    if ((from === '') !== (to === '')) return 'Fill in both times, or neither.'
    if (from && from >= to) return 'The end time must be after the start time.'
    const day = hours?.start.slice(0, 10) ?? tournament.date
    const availability = from ? [{ start: `${day}T${from}`, end: `${day}T${to}` }] : []
    const row = {
      ...values,
      availability,
      id: official?.id ?? freeId(plan.officials, values.name, 'official'),
    }
    return draft.change({ ...plan, officials: withRow(plan.officials, row) })
  }
  const remove = () =>
    draft.change(
      {
        ...plan,
        officials: plan.officials.filter(({ id }) => id !== official?.id),
        assignments: plan.assignments.filter(({ officialId }) => officialId !== official?.id),
        rundown: plan.rundown.map((item) =>
          item.ownerId === official?.id ? { ...item, ownerId: null } : item,
        ),
      },
      `${values.name} is removed. Their matches need someone else.`,
    )
  return (
    <PlanForm
      title={official ? official.name : 'Add an official'}
      confirm={official ? 'Save' : 'Add the official'}
      onSubmit={submit}
      onClose={onClose}
      onRemove={official && remove}
    >
      <OfficialFields teams={plan.teams} fields={fields} />
    </PlanForm>
  )
}

interface OfficialFieldsProps {
  teams: Plan['teams']
  fields: PlanFields<OfficialValues>
}

function OfficialFields({ teams, fields: { values, field, number, box, orNull } }: OfficialFieldsProps) {
  return (
    <>
      <Field label="Name" required autoComplete="off" {...field('name')} />
      <Field
        label="Pronounced"
        hint="For the MC"
        placeholder="ah-MAH-rah"
        autoComplete="off"
        {...field('phonetic')}
      />
      <TickGroup legend="Roles" options={ROLES} ticked={values.roles} onChange={field('roles').onChange} />
      <div className={styles.pair}>
        <Field label="Phone" hint="For the desk only" {...orNull('phone')} />
        <Field label="Max games" hint="Per day" {...number('maxGames')} />
        <SelectField label="Experience" hint="To pair first-timers" options={LEVELS} {...field('level')} />
      </div>
      <div className={styles.pair}>
        <Field label="Available from" type="time" {...field('from')} />
        <Field label="Until" type="time" {...field('to')} />
      </div>
      <Checkbox label="Under 18" hint="At most 5 games a day" {...box('isMinor')} />
      {teams.length > 0 && (
        <details className={ui.fold}>
          <summary>Conflicts of interest: {values.conflictTeamIds.length || 'none'}</summary>
          <TickGroup
            legend="Never referees these teams"
            options={teams}
            ticked={values.conflictTeamIds}
            onChange={field('conflictTeamIds').onChange}
          />
        </details>
      )}
    </>
  )
}
