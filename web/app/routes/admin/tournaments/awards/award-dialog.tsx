import { divisionName } from '@touchline/domain/tournament/plan/division.ts'
import { freeId, withRow } from '@touchline/domain/tournament/plan/ids.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { AWARD_NAMES } from '@touchline/domain/tournament/play/award-names.ts'
import { Field, SelectField } from '../../../../ui/form/field.tsx'
import { notify } from '../../../../ui/toast.tsx'
import type { PartProps } from '../part-props.ts'
import { type PlanFields, PlanForm, usePlanFields } from '../plan-form.tsx'
import styles from '../tournament.module.css'
import { useAtOnce } from '../use-at-once.ts'

type Award = Plan['awards'][number]

interface AwardDialogProps extends PartProps {
  award: Award | null
  onClose: () => void
}

/** An award. Once it is published, its winner is visible at once; everything else waits for the next publication. */
export function AwardDialog({ tournament, draft, award, onClose }: AwardDialogProps) {
  const { plan } = draft
  const atOnce = useAtOnce(tournament.slug)
  const isOut = tournament.published?.awards.some(({ id }) => id === award?.id) ?? false
  const last = Math.max(0, ...plan.awards.map(({ order }) => order))
  const fields = usePlanFields<Omit<Award, 'id'>>(
    award ?? { divisionId: null, kind: 'FAIR_PLAY', teamId: null, presenter: '', order: last + 1 },
  )
  const { values } = fields
  const submit = async () => {
    const id = award?.id ?? freeId(plan.awards, `${values.kind} ${values.divisionId ?? ''}`, 'award')
    const row = { ...values, id }
    if (award && isOut && row.teamId !== award.teamId) {
      const refused = await atOnce('put', `awards/${id}`, { teamId: row.teamId })
      if (refused) return refused
      notify(row.teamId ? 'Given. Families see it now.' : 'Withdrawn. Families see it now.')
      if (isSame(award, row)) return null
    }
    const words = row.teamId && !isOut ? 'Saved. Publish it so families can see it.' : undefined
    return draft.change({ ...plan, awards: withRow(plan.awards, row) }, words)
  }
  const remove = () =>
    draft.change(
      {
        ...plan,
        awards: plan.awards.filter(({ id }) => id !== award?.id),
        rundown: plan.rundown.map((item) =>
          item.linkedAwardId === award?.id ? { ...item, linkedAwardId: null } : item,
        ),
      },
      'Award removed.',
    )
  return (
    <PlanForm
      title={award ? 'Edit award' : 'Add an award'}
      confirm={award ? 'Save' : 'Add the award'}
      onSubmit={submit}
      onClose={onClose}
      onRemove={award && remove}
    >
      <AwardFields plan={plan} fields={fields} />
    </PlanForm>
  )
}

interface AwardFieldsProps {
  plan: Plan
  fields: PlanFields<Omit<Award, 'id'>>
}

function AwardFields({ plan, fields: { values, setValues, field, number, orNull } }: AwardFieldsProps) {
  const teams = plan.teams.filter(
    ({ divisionId }) => values.divisionId === null || divisionId === values.divisionId,
  )
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label="Award"
          options={Object.entries(AWARD_NAMES).map(([value, label]) => ({ value, label }))}
          {...field('kind')}
        />
        <SelectField
          label="Division"
          value={values.divisionId ?? ''}
          options={[
            { value: '', label: 'All divisions' },
            ...plan.divisions.map((one) => ({ value: one.id, label: divisionName(one) })),
          ]}
          onChange={({ currentTarget }) =>
            setValues({ divisionId: currentTarget.value || null, teamId: null })
          }
        />
      </div>
      <SelectField
        label="Goes to"
        options={[
          { value: '', label: 'Not decided yet' },
          ...teams.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...orNull('teamId')}
      />
      <div className={styles.pair}>
        <Field label="Presented by" autoComplete="off" {...field('presenter')} />
        <Field label="Order" {...number('order')} />
      </div>
    </>
  )
}

const isSame = (a: Award, b: Award) =>
  a.kind === b.kind && a.divisionId === b.divisionId && a.presenter === b.presenter && a.order === b.order
