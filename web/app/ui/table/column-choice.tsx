import { Checkbox } from '../form/checkbox.tsx'
import { Menu } from '../menu.tsx'
import type { Column } from './column.ts'

interface ColumnChoiceProps<Row> {
  columns: readonly Column<Row>[]
  /** Names separated by commas. */
  hidden: string
  onChange: (hidden: string) => void
}

export function ColumnChoice<Row>({ columns, hidden, onChange }: ColumnChoiceProps<Row>) {
  const names = hidden.split(',').filter(Boolean)
  const toggle = (name: string, isShown: boolean) =>
    onChange((isShown ? names.filter((other) => other !== name) : [...names, name]).join(','))
  return (
    <Menu button="Columns" label="Which columns to show">
      {columns.slice(1).map(({ name, title }) => (
        <Checkbox
          key={name}
          label={title}
          checked={!names.includes(name)}
          onChange={({ currentTarget }) => toggle(name, currentTarget.checked)}
        />
      ))}
    </Menu>
  )
}
