import { centsFromDollars, formatCents } from '@touchline/domain/pricing/cents.ts'
import { FEE_TYPES, type FeeType } from '@touchline/domain/pricing/fee-types.ts'
import type { ProgramLine } from '../../../../desk/program-line.ts'
import { feeNames } from '../../../../desk/status-names.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { TickGroup } from '../../../../ui/form/tick-group.tsx'
import ui from '../../../../ui/ui.module.css'
import styles from './program-form.module.css'
import { type DiscountChoice, useDiscounts } from './use-discounts.ts'
import type { ProgramFormState } from './use-program-form.ts'

interface FeeFieldsProps {
  form: ProgramFormState
  line: ProgramLine | null
}

/** Each kind of fee once, with its amount and the discounts it allows. */
export function FeeFields({ form, line }: FeeFieldsProps) {
  const discounts = useDiscounts()
  return (
    <fieldset className={styles.group}>
      <legend>Fees and discounts</legend>
      <div>
        {FEE_TYPES.map((type) => (
          <FeeField
            key={type}
            type={type}
            form={form}
            fee={line?.fees.find((one) => one.type === type)}
            discounts={discounts}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface FeeFieldProps {
  type: FeeType
  form: ProgramFormState
  fee: ProgramLine['fees'][number] | undefined
  discounts: DiscountChoice[]
}

function FeeField({ type, form, fee, discounts }: FeeFieldProps) {
  const values = form.values.fees[type]
  const isInUse = (fee?.liveRegistrations ?? 0) > 0
  const change = (changes: Partial<typeof values>) =>
    form.setFieldValue(`fees.${type}`, { ...values, ...changes })
  return (
    <div className={styles.fee}>
      <Checkbox
        label={feeNames[type]}
        checked={values.isOffered}
        disabled={isInUse}
        onChange={({ currentTarget }) =>
          change({
            isOffered: currentTarget.checked,
            ...(currentTarget.checked && !fee
              ? { discountIds: discounts.filter(({ isUsual }) => isUsual).map(({ id }) => id) }
              : {}),
          })
        }
      />
      {values.isOffered && (
        <>
          <Field
            label={`${feeNames[type]}, dollars${type.startsWith('MONTHLY') ? ' a month' : ''}`}
            inputMode="decimal"
            isShort
            {...form.getInputProps(`fees.${type}.amount`)}
          />
          <FeeChange fee={fee} amount={values.amount} />
          <TickGroup
            legend={<span className="quiet small">Discounts allowed</span>}
            options={discounts}
            ticked={values.discountIds}
            onChange={(discountIds) => change({ discountIds })}
          />
        </>
      )}
    </div>
  )
}

/** Who is affected by a change, shown before it is saved (M-8, S-8). */
function FeeChange({ fee, amount }: { fee: FeeFieldProps['fee']; amount: string }) {
  if (!fee || fee.liveRegistrations === 0) return null
  const count = fee.liveRegistrations
  const cents = centsFromDollars(Number(amount))
  if (cents === fee.amountCents || cents === null)
    return (
      <p className="quiet small">
        {count === 1 ? '1 player is' : `${count} players are`} registered with this fee, so it can’t be
        removed.
      </p>
    )
  return (
    <p className={ui.notice}>
      {count === 1 ? '1 registration keeps' : `${count} registrations keep`} {formatCents(fee.amountCents)}.
      New registrations pay {formatCents(cents)}.
    </p>
  )
}
