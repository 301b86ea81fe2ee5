import { useQuery } from '@tanstack/react-query'
import { isDay } from '@touchline/domain/calendar-day.ts'
import { Link } from 'react-router'
import { clubNow } from '../../../club/club-now.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { sameChild } from '../../../desk/same-child.ts'
import { groupName } from '../../../players/player-words.ts'
import { PlanChoices } from '../../../registrations/plan-choices.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, SelectField } from '../../../ui/form/field.tsx'
import ui from '../../../ui/ui.module.css'
import type { ChildPlan, FormChild } from '../../public/registration-form/form-draft.ts'
import styles from './walk-in.module.css'

interface WalkInChildProps {
  plan: ChildPlan
  number: number
  onChange: (child: FormChild) => void
  /** Null: the only child. */
  onRemove: (() => void) | null
  problems: Partial<Record<keyof FormChild, string>>
}

export function WalkInChild({ plan, number, onChange, onRemove, problems }: WalkInChildProps) {
  const { child, fitting, program } = plan
  const { ages } = useClubRules()
  const name = child.firstName.trim() || `Child ${number}`
  const text = (field: 'firstName' | 'lastName' | 'birthDate') => ({
    value: child[field],
    error: problems[field],
    autoComplete: 'off',
    required: true,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...child, [field]: event.currentTarget.value }),
  })
  const isUnfit = isDay(child.birthDate) && fitting.length === 0
  return (
    <fieldset className={ui.card}>
      <legend className="visually-hidden">{name}</legend>
      <div className={ui.between}>
        <h3>{name}</h3>
        {onRemove && (
          <Button kind="small" onClick={onRemove} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        )}
      </div>
      <div className={styles.three}>
        <Field label="First name" {...text('firstName')} />
        <Field label="Last name" {...text('lastName')} />
        <Field
          label="Birth date"
          type="date"
          max={clubNow().day}
          hint={program && `${groupName(child.birthDate, program.startDate, ages)}: ${program.name}`}
          {...text('birthDate')}
          error={problems.birthDate ?? (isUnfit ? 'No open program fits this age.' : problems.programId)}
        />
      </div>
      <AlreadyHere child={child} />
      {fitting.length > 1 && (
        <SelectField
          label="Program"
          required
          options={fitting.map((one) => ({ value: one.id, label: one.name }))}
          value={program?.id}
          onChange={(event) => onChange({ ...child, programId: event.currentTarget.value, optionId: null })}
        />
      )}
      {program && <Days plan={plan} onChange={onChange} problem={problems.optionId} />}
    </fieldset>
  )
}

interface DaysProps extends Pick<WalkInChildProps, 'plan' | 'onChange'> {
  problem: string | undefined
}

const Days = ({ plan: { child, options, option }, onChange, problem }: DaysProps) => (
  <>
    <PlanChoices
      legend="Which days?"
      name={child.id}
      options={options}
      chosenId={option?.id ?? null}
      onChoose={(optionId) => onChange({ ...child, optionId })}
    />
    {problem && (
      <p className={ui.notice} role="alert" data-problem tabIndex={-1}>
        {problem}
      </p>
    )}
  </>
)

/** Shown as soon as it is known: the family may be on file, with an email. */
function AlreadyHere({ child }: { child: FormChild }) {
  const { firstName, lastName, birthDate } = child
  const isComplete = Boolean(firstName.trim() && lastName.trim()) && isDay(birthDate)
  const { data: twin } = useQuery({
    queryKey: ['same child', firstName, lastName, birthDate],
    queryFn: () => sameChild({ firstName, lastName, birthDate }),
    enabled: isComplete,
  })
  if (!twin) return null
  return (
    <p className={ui.notice} role="status">
      A child with this name and birth date is already on file
      {twin.guardian && ` (guardian ${twin.guardian})`}.{' '}
      <Link to={`/admin/players/${twin.id}/select-program`}>Register that one instead</Link>
    </p>
  )
}
