import { FAMILY_MODES } from '@touchline/domain/pricing/discount-types.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { familyModeNames } from '../../../desk/status-names.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, SelectField } from '../../../ui/form/field.tsx'
import ui from '../../../ui/ui.module.css'
import styles from '../programs/form/program-form.module.css'
import { fitting } from './discount-values.ts'
import type { DiscountFormState } from './use-discount-form.ts'

/** One field for each condition of the discount's type (D-4). */
export function ConditionFields({ form }: { form: DiscountFormState }) {
  const fits = fitting(form.values.type)
  const { familyMode } = useClubRules()
  return (
    <fieldset className={styles.group}>
      <legend>Who gets it</legend>
      {fits.manual && <p>Given at the desk, one registration at a time.</p>}
      {fits.children && (
        <div className={styles.pair}>
          <Field
            label="Minimum number of children"
            inputMode="numeric"
            required
            {...form.getInputProps('minChildren')}
          />
          <SelectField
            label="Applies to"
            options={[
              { value: '', label: `Same as settings: ${familyModeNames[familyMode].toLowerCase()}` },
              ...FAMILY_MODES.map((value) => ({ value, label: familyModeNames[value] })),
            ]}
            {...form.getInputProps('appliesTo')}
          />
        </div>
      )}
      {fits.months && <Months form={form} isNeeded={fits.monthsNeeded} />}
      {fits.before && (
        <Field
          label="Registered before"
          type="date"
          isShort
          required={fits.beforeNeeded}
          hint={fits.beforeNeeded ? 'Not including that day' : 'Leave empty for any time'}
          {...form.getInputProps('registeredBefore')}
        />
      )}
      <div className={styles.pair}>
        <Field
          label="First day to register"
          type="date"
          hint="Leave empty to start right away"
          {...form.getInputProps('startDate')}
        />
        <Field
          label="Last day to register"
          type="date"
          hint="Leave empty for no end"
          {...form.getInputProps('endDate')}
        />
      </div>
    </fieldset>
  )
}

function Months({ form, isNeeded }: { form: DiscountFormState; isNeeded: boolean }) {
  const { serviceMonths } = form.values
  const names = serviceMonths.map((_month, n) => `serviceMonths.${n}`)
  return (
    <fieldset className={`${ui.section} ${styles.named}`}>
      <legend>Training months</legend>
      {names.map((name, n) => (
        <div key={name} className={ui.actions}>
          <Field
            aria-label={`Month ${n + 1}`}
            type="month"
            placeholder="2025-12"
            {...form.getInputProps(name)}
            error={n === 0 ? form.errors.serviceMonths : undefined}
          />
          {serviceMonths.length > 1 && (
            <Button kind="small" onClick={() => form.removeListItem('serviceMonths', n)}>
              Remove<span className="visually-hidden"> month {n + 1}</span>
            </Button>
          )}
        </div>
      ))}
      <div className={ui.actions}>
        <Button kind="small" onClick={() => form.insertListItem('serviceMonths', '')}>
          Add a month
        </Button>
        <p className="quiet small">
          {isNeeded
            ? 'Based on the month of training, not the day of payment.'
            : 'Leave empty for every month.'}
        </p>
      </div>
    </fieldset>
  )
}
