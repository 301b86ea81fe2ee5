import { withDivision } from '@touchline/domain/tournament/people/add-teams.ts'
import { PITCH_TYPES } from '@touchline/domain/tournament/plan/plan-teams.ts'
import { useClubRules } from '../../../../club/use-club-rules.ts'
import { Field, SelectField } from '../../../../ui/form/field.tsx'
import type { PartProps } from '../part-props.ts'
import { PlanForm, usePlanFields } from '../plan-form.tsx'

/** A division starts from the rules of play of its ages (T-2). */
export function NewDivisionDialog({ draft, onClose }: PartProps & { onClose: () => void }) {
  const { resultsFrom } = useClubRules()
  const { values, field } = usePlanFields({ code: '', format: '' })
  const submit = () => {
    const ages = values.code.trim().toUpperCase()
    if (draft.plan.divisions.some((division) => division.code === ages)) return `${ages} is there already.`
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
        options={[{ value: '', label: 'As the rules of play say' }, ...PITCH_TYPES]}
        {...field('format')}
      />
    </PlanForm>
  )
}
