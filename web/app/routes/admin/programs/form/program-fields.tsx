import { isDay, WEEKDAYS } from '@touchline/domain/calendar-day.ts'
import { PROGRAM_STATUSES } from '@touchline/domain/programs/program.ts'
import { sessionWords } from '@touchline/domain/programs/session-words.ts'
import { weekdayName } from '@touchline/domain/words.ts'
import { useClubRules } from '../../../../club/use-club-rules.ts'
import { programStatusNames } from '../../../../desk/phase-names.ts'
import { useSeasons } from '../../../../desk/seasons.ts'
import { agesName } from '../../../../registrations/program-words.ts'
import { Field, SelectField, TextArea } from '../../../../ui/form/field.tsx'
import { TickGroup } from '../../../../ui/form/tick-group.tsx'
import styles from './program-form.module.css'
import { programInput } from './program-values.ts'
import type { ProgramFormState } from './use-program-form.ts'

const KINDS = [
  { value: 'TRAINING', label: 'Training' },
  { value: 'EVENT', label: 'Event' },
  { value: 'TRIAL', label: 'Trial' },
]

/** A club's week starts on Monday. */
const WEEK = [...WEEKDAYS.slice(1), WEEKDAYS[0]]

export function ProgramFields({ form }: { form: ProgramFormState }) {
  return (
    <>
      <fieldset className={styles.group}>
        <legend>What</legend>
        <Field label="Name" required autoComplete="off" {...form.getInputProps('name')} />
        <TextArea label="Description" rows={3} {...form.getInputProps('description')} />
        <div className={styles.pair}>
          <SelectField label="Kind" options={KINDS} {...form.getInputProps('kind')} />
          <SeasonField form={form} />
          <SelectField
            label="Registration"
            options={PROGRAM_STATUSES.map((value) => ({ value, label: programStatusNames[value] }))}
            {...form.getInputProps('status')}
          />
        </div>
      </fieldset>
      <WhenFields form={form} />
      <WhoFields form={form} />
    </>
  )
}

/** Choosing a season also fills in its days and hours, unless some are typed already. */
function SeasonField({ form }: { form: ProgramFormState }) {
  const { data: seasons = [] } = useSeasons()
  const choose = (id: string) => {
    const plan = seasons.find((season) => season.id === id)?.plan
    const isBlank = form.values.startDate === '' && form.values.endDate === ''
    if (!plan || !isBlank) return form.setFieldValue('seasonId', id)
    const { startDate, endDate, startTime, endTime, days } = plan
    form.setValues({ seasonId: id, startDate, endDate, startTime, endTime, days })
  }
  return (
    <SelectField
      label="Season"
      options={[
        { value: '', label: 'None' },
        ...seasons.map(({ id, plan }) => ({ value: id, label: plan.name })),
      ]}
      {...form.getInputProps('seasonId')}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  )
}

function WhenFields({ form }: { form: ProgramFormState }) {
  const { startDate, endDate, days } = form.values
  const isDated = isDay(startDate) && isDay(endDate) && startDate <= endDate
  return (
    <fieldset className={styles.group}>
      <legend>When and where</legend>
      <div className={styles.pair}>
        <Field label="First day" type="date" required {...form.getInputProps('startDate')} />
        <Field label="Last day" type="date" required {...form.getInputProps('endDate')} />
      </div>
      <TickGroup
        legend="Training days"
        options={WEEK.map((day) => ({ id: day, name: weekdayName(day) }))}
        ticked={WEEK.filter((day) => days.includes(day))}
        onChange={(ticked) => form.setFieldValue('days', ticked)}
      />
      <div className={styles.pair}>
        <Field label="From" type="time" {...form.getInputProps('startTime')} />
        <Field label="To" type="time" {...form.getInputProps('endTime')} />
      </div>
      <Field label="Where" autoComplete="off" {...form.getInputProps('location')} />
      <p className={styles.sentence} aria-live="polite">
        {isDated
          ? sessionWords({ startDate, endDate, days })
          : 'Add the two dates to see how many sessions there are.'}
      </p>
    </fieldset>
  )
}

function WhoFields({ form }: { form: ProgramFormState }) {
  const input = programInput(form.values)
  const { ages } = useClubRules()
  const isDated = isDay(form.values.startDate)
  return (
    <fieldset className={styles.group}>
      <legend>Who</legend>
      <div className={styles.pair}>
        <Field
          label="Places"
          inputMode="numeric"
          hint="Leave empty for no limit"
          {...form.getInputProps('capacity')}
        />
        <Field
          label="Oldest birth year"
          inputMode="numeric"
          hint="Leave empty to use the club’s"
          {...form.getInputProps('minBirthYear')}
        />
        <Field
          label="Youngest birth year"
          inputMode="numeric"
          hint="Leave empty to use the club’s"
          {...form.getInputProps('maxBirthYear')}
        />
      </div>
      {isDated && <p className={styles.sentence}>{agesName(input, ages)}</p>}
    </fieldset>
  )
}
