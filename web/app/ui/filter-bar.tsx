import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './filter-bar.module.css'
import { SelectField } from './form/field.tsx'

/** Search, filters and tools of a list, in a row that wraps. */
export const FilterBar = ({ children }: { children: ReactNode }) => (
  <search className={`no-print ${styles.filters}`}>{children}</search>
)

interface FilterSelectProps {
  label: string
  value: string
  /** The first is "all", with an empty value. */
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

export const FilterSelect = ({ label, value, options, onChange }: FilterSelectProps) => (
  <SelectField
    label={label}
    value={value}
    options={[...options]}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)

interface FilterToggleProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: string
}

/** Actions on the whole list, at the right end. */
export const ListTools = ({ children }: { children: ReactNode }) => (
  <div className={styles.tools}>{children}</div>
)

/** A chip that is on or off. */
export const FilterToggle = ({ isOn, onChange, children }: FilterToggleProps) => (
  <button type="button" className={styles.toggle} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
    {children}
  </button>
)

export function ClearFilters({ count, onClear }: { count: number; onClear: () => void }) {
  if (count === 0) return null
  return (
    <Button kind="plain" onClick={onClear}>
      Clear filters
    </Button>
  )
}
