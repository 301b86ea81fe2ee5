import { useClubRules } from '../../../club/use-club-rules.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { langOf, mixed } from '../../../languages/written.tsx'
import { HealthNotesField } from '../../../players/health-notes-field.tsx'
import { groupName } from '../../../players/player-words.ts'
import { PlanChoices } from '../../../registrations/plan-choices.tsx'
import { TwinQuestion } from '../../../registrations/twin-question.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, SelectField } from '../../../ui/form/field.tsx'
import ui from '../../../ui/ui.module.css'
import type { ChildPlan, FormChild } from './form-draft.ts'
import type { FormProblems } from './form-problems.ts'
import type { Twin } from './form-twins.ts'
import styles from './registration-form.module.css'
import * as texts from './registration-form.texts.ts'
import { useFormClub } from './use-form-club.ts'

interface ChildFieldsProps {
  plan: ChildPlan
  twin: Twin | null
  number: number
  onChange: (child: FormChild) => void
  /** Null: the only child of the form. */
  onRemove: (() => void) | null
  healthNotes: string
  onHealthNotes: (text: string) => void
  problems: FormProblems['children'][string]
}

export function ChildFields(props: ChildFieldsProps) {
  const { plan, twin, number, onChange, onRemove, problems } = props
  const { child, known, fitting, reason, program, options } = plan
  const { today } = useFormClub()
  const { ages } = useClubRules()
  const name = child.firstName.trim() || texts.playerNumber(number)
  const text = (field: 'firstName' | 'lastName' | 'birthDate') => ({
    value: child[field],
    error: problems[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...child, [field]: event.currentTarget.value }),
  })
  return (
    <fieldset className={ui.card}>
      <legend className="visually-hidden">{name}</legend>
      <Heading name={name} onRemove={onRemove} />
      <div className={styles.pair}>
        <Field
          label={texts.firstName}
          autoComplete="off"
          required
          {...text('firstName')}
          error={twin ? <Decision {...props} twin={twin} /> : problems.firstName}
        />
        <Field label={texts.lastName} autoComplete="off" required {...text('lastName')} />
      </div>
      <Field
        label={texts.birthDate}
        type="date"
        max={today}
        required
        hint={
          program &&
          mixed(texts.groupAndProgram(groupName(child.birthDate, program.startDate, ages), program.name))
        }
        {...text('birthDate')}
        error={mixed(problems.birthDate ?? reason ?? problems.programId)}
      />
      {fitting.length > 1 && <ProgramSelect {...props} />}
      {program && (
        <PlanChoices
          legend={texts.days}
          name={child.id}
          options={options}
          chosenId={child.optionId}
          onChoose={(optionId) => onChange({ ...child, optionId })}
        />
      )}
      {problems.optionId && (
        <p className={ui.notice} role="alert" data-problem tabIndex={-1}>
          {problems.optionId}
        </p>
      )}
      {known ? <InFamily player={known} /> : <Health {...props} />}
    </fieldset>
  )
}

const Heading = ({ name, onRemove }: { name: string; onRemove: ChildFieldsProps['onRemove'] }) => (
  <div className={ui.between}>
    <h3>{name}</h3>
    {onRemove && (
      <Button kind="small" onClick={onRemove} aria-label={texts.removeWhom(name)}>
        {texts.remove}
      </Button>
    )}
  </div>
)

const ProgramSelect = ({ plan: { child, fitting, program }, onChange }: ChildFieldsProps) => (
  <SelectField
    label={texts.program}
    required
    value={program?.id}
    onChange={(event) => onChange({ ...child, programId: event.currentTarget.value, optionId: null })}
  >
    {fitting.map(({ id, name }) => (
      <option key={id} value={id} lang={langOf(name)}>
        {name}
      </option>
    ))}
  </SelectField>
)

const InFamily = ({ player: { id, firstName } }: { player: NonNullable<ChildPlan['known']> }) => (
  <p className="quiet">
    {texts.inFamily(firstName)}
    <SiteLink to={`/guardian/player/${id}`}>{texts.pageOf(firstName)}</SiteLink>
    {texts.stop}
  </p>
)

/** Asked as soon as it is typed, before anything is sent: the parent says who the child is. */
function Decision({ plan, twin, onChange, onRemove }: ChildFieldsProps & { twin: Twin }) {
  const { inFamily, question } = twin
  return (
    <TwinQuestion question={question}>
      {inFamily ? (
        <Button kind="small" onClick={() => onChange({ ...plan.child, knownAs: inFamily.id })}>
          {texts.yesRegister(inFamily.firstName)}
        </Button>
      ) : (
        onRemove && (
          <Button kind="small" onClick={onRemove}>
            {texts.yesTakeOff}
          </Button>
        )
      )}
    </TwinQuestion>
  )
}

/** Folded away: it can wait, and others may see the phone. */
const Health = ({ healthNotes, onHealthNotes }: ChildFieldsProps) => (
  <details className={ui.fold}>
    <summary>{healthNotes ? texts.healthWritten : texts.addHealth}</summary>
    <HealthNotesField value={healthNotes} onChange={(event) => onHealthNotes(event.currentTarget.value)} />
    <p className="quiet small">{texts.healthStays}</p>
  </details>
)
