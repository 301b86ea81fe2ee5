import { Field } from '../../../components/form/field.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import familyStyles from '../../../family/family.module.css'
import { PlanChoices } from '../../../family/plan-choices.tsx'
import { groupName } from '../../../family/player-words.ts'
import type { ChildPlan, FormChild } from './form-draft.ts'
import type { FormProblems } from './form-problems.ts'
import styles from './registration-form.module.css'
import { useFormClub } from './use-form-club.ts'

interface ChildFieldsProps {
  plan: ChildPlan
  number: number
  onChange: (child: FormChild) => void
  /** null: the only child of the form. */
  onRemove: (() => void) | null
  problems: FormProblems['children'][string]
}

export function ChildFields({ plan, number, onChange, onRemove, problems }: ChildFieldsProps) {
  const { child, fitting, program, options } = plan
  const { today } = useFormClub()
  const name = child.firstName.trim() || `Player ${number}`
  const text = (field: 'firstName' | 'lastName' | 'birthDate') => ({
    value: child[field],
    error: problems[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...child, [field]: event.currentTarget.value }),
  })
  return (
    <fieldset className={familyStyles.card}>
      <legend className="visually-hidden">{name}</legend>
      <div className={familyStyles.between}>
        <h3>{name}</h3>
        {onRemove && (
          <button
            type="button"
            className={familyStyles.small}
            onClick={onRemove}
            aria-label={`Remove ${name}`}
          >
            Remove
          </button>
        )}
      </div>
      <div className={styles.pair}>
        <Field label="First name" autoComplete="off" required {...text('firstName')} />
        <Field label="Last name" autoComplete="off" required {...text('lastName')} />
      </div>
      <Field
        label="Birth date"
        type="date"
        max={today}
        required
        hint={program ? `${groupName(child.birthDate, program.startDate)}: ${program.name}` : undefined}
        {...text('birthDate')}
        error={problems.birthDate ?? problems.programId}
      />
      {fitting.length > 1 && (
        <SelectField
          label="Program"
          required
          options={fitting.map((one) => ({ value: one.id, name: one.name }))}
          value={program?.id}
          onChange={(event) => onChange({ ...child, programId: event.currentTarget.value, optionId: null })}
        />
      )}
      {program && (
        <PlanChoices
          legend="Which days?"
          name={child.id}
          options={options}
          chosenId={child.optionId}
          onChoose={(optionId) => onChange({ ...child, optionId })}
        />
      )}
      {problems.optionId && (
        <p className={familyStyles.notice} role="alert" data-problem tabIndex={-1}>
          {problems.optionId}
        </p>
      )}
    </fieldset>
  )
}
