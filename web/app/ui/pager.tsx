import { formatCount } from '@touchline/domain/format-count.ts'
import { Button } from './button.tsx'
import { SelectField } from './form/field.tsx'
import styles from './pager.module.css'

const SIZES = ['50', '200', '1000']

interface PagerProps {
  page: number
  size: number
  total: number
  onChange: (changes: { page?: string; size?: string }) => void
}

export function Pager({ page, size, total, onChange }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / size))
  const first = (page - 1) * size + 1
  return (
    <nav className={`no-print ${styles.pager}`} aria-label="Pages of the list">
      <p aria-live="polite">
        {total === 0
          ? 'None'
          : `${formatCount(first)}–${formatCount(Math.min(page * size, total))} of ${formatCount(total)}`}
      </p>
      {total > Number(SIZES[0]) && (
        <>
          <SelectField
            aria-label="Rows per page"
            value={String(size)}
            options={SIZES.map((value) => ({ value, label: `${formatCount(Number(value))} rows` }))}
            onChange={({ currentTarget }) => onChange({ size: currentTarget.value })}
          />
          <Button kind="small" disabled={page <= 1} onClick={() => onChange({ page: String(page - 1) })}>
            Previous
          </Button>
          <Button kind="small" disabled={page >= pages} onClick={() => onChange({ page: String(page + 1) })}>
            Next
          </Button>
        </>
      )}
    </nav>
  )
}
