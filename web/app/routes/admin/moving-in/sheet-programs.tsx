import type { LookedAt } from '@touchline/domain/moving-in/looked-at.ts'
import { feeNames } from '../../../desk/status-names.ts'
import { SelectField } from '../../../ui/form/field.tsx'
import ui from '../../../ui/ui.module.css'
import styles from './moving-in.module.css'

const LEAVE_OUT = 'LEAVE_OUT'

interface SheetProgramsProps {
  looked: LookedAt
  isBusy: boolean
  onChoose: (chosen: { key: string; feeId: string | null }) => void
}

/** The programs named in the sheet, each matched to one of the club's. Those not chosen yet are open (I-10). */
export function SheetPrograms({ looked: { programs, plans }, isBusy, onChoose }: SheetProgramsProps) {
  if (programs.length === 0) return null
  const known = programs.filter(({ feeId }) => feeId !== undefined).length
  const options = [
    ...plans.map(({ feeId, program, season, type }) => ({
      value: feeId,
      label: [program, feeNames[type], season].filter(Boolean).join(' · '),
    })),
    { value: LEAVE_OUT, label: 'Leave these registrations out' },
  ]
  return (
    <details className={ui.fold} open={known < programs.length || undefined}>
      <summary>
        Programs: {known} of {programs.length} recognised
      </summary>
      <ul className={`plain-list ${styles.columns}`}>
        {programs.map(({ key, name, feeId }) => (
          <li key={key}>
            <SelectField
              label={name}
              options={feeId === undefined ? [{ value: '', label: 'Choose...' }, ...options] : options}
              disabled={isBusy}
              value={feeId === null ? LEAVE_OUT : (feeId ?? '')}
              onChange={({ currentTarget: { value } }) =>
                value !== '' && onChoose({ key, feeId: value === LEAVE_OUT ? null : value })
              }
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
