import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { ProgramLine } from '../../../desk/program-line.ts'
import { feeNames } from '../../../desk/status-names.ts'
import { Button } from '../../../ui/button.tsx'
import { TickGroup } from '../../../ui/form/tick-group.tsx'
import ui from '../../../ui/ui.module.css'
import styles from '../programs/form/program-form.module.css'
import type { DiscountFormState } from './use-discount-form.ts'

/** The fees that the discount applies to; none are chosen by default. */
export function FeeChoice({ form, programs }: { form: DiscountFormState; programs: readonly ProgramLine[] }) {
  const { feeIds } = form.values
  const set = (ids: readonly string[]) => form.setFieldValue('feeIds', [...new Set(ids)])
  return (
    <fieldset className={styles.group}>
      <legend>Fees that allow it</legend>
      <div className={ui.actions}>
        <p>{feeIds.length === 0 ? 'None yet, so no one gets it.' : `${feeIds.length} chosen.`}</p>
        <Button kind="small" onClick={() => set(programs.flatMap(({ fees }) => fees.map(({ id }) => id)))}>
          Choose all
        </Button>
        <Button kind="small" onClick={() => set([])}>
          Choose none
        </Button>
      </div>
      {programs.map(({ id: programId, name, fees }) => (
        <TickGroup
          key={programId}
          legend={name}
          options={fees.map(({ id, type, amountCents }) => ({
            id,
            name: `${feeNames[type]}, ${formatCents(amountCents)}`,
          }))}
          ticked={feeIds}
          onChange={set}
        />
      ))}
    </fieldset>
  )
}
