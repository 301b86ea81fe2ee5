import { emptyValue, type Shape } from '@touchline/domain/club/setting-shape.ts'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TickGroup } from '../../../ui/form/tick-group.tsx'
import ui from '../../../ui/ui.module.css'
import styles from '../programs/form/program-form.module.css'
import { type FieldProps, placeOf } from './field-props.ts'
import { itemTitle } from './item-title.ts'
// biome-ignore lint/suspicious/noImportCycles: a list has fields, and a field may be a list
import { SettingField } from './setting-field.tsx'
import { fieldHint, fieldLabel, optionLabel } from './setting-words.ts'

type ListShape = Extract<Shape, { kind: 'list' }>

/** Weekdays are ticked, numbers and words are typed with commas, and everything else is a list to add to and sort. */
export function ListField(props: FieldProps<ListShape>) {
  const { kind } = props.shape.item
  if (kind === 'choice') return <Ticks {...props} />
  if (kind === 'number' || kind === 'word') return <Typed {...props} />
  return <Items {...props} />
}

function Ticks({ shape, value, path, problems, onChange }: FieldProps<ListShape>) {
  const chosen = (value as string[] | undefined) ?? []
  const { options } = shape.item as Extract<Shape, { kind: 'choice' }>
  return (
    <TickGroup
      legend={fieldLabel(path)}
      options={options.map((option) => ({ id: option, name: optionLabel(option) }))}
      ticked={chosen}
      onChange={onChange}
      error={problems[placeOf(path)]}
      data-place={placeOf(path)}
      tabIndex={-1}
    />
  )
}

function Typed({ shape, value, path, problems, onChange }: FieldProps<ListShape>) {
  const isNumbers = shape.item.kind === 'number'
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null)
  const problem = Object.entries(problems).find(([place]) => place.startsWith(placeOf(path)))?.[1]
  const change = (text: string) => {
    const parts = text
      .split(isNumbers ? /[\s,;]+/ : /[,;]/)
      .map((part) => part.trim())
      .filter(Boolean)
    const next = parts.map((part) => (!isNumbers || Number.isNaN(Number(part)) ? part : Number(part)))
    setTyped({ text, value: next })
    onChange(next)
  }
  return (
    <Field
      label={fieldLabel(path)}
      hint={fieldHint(path) ?? 'Separate with commas'}
      value={
        typed && typed.value === value ? typed.text : ((value as unknown[] | undefined) ?? []).join(', ')
      }
      error={problem}
      data-place={placeOf(path)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}

function Items(props: FieldProps<ListShape>) {
  const { shape, value, path, problems, onChange } = props
  const items = (value as unknown[] | undefined) ?? []
  const [openAt, setOpenAt] = useState<number | null>(null)
  const name = fieldLabel(path)
  const isWhole = path.length === 1
  return (
    <fieldset className={isWhole ? styles.items : styles.group} data-place={placeOf(path)} tabIndex={-1}>
      <legend className={isWhole ? 'visually-hidden' : undefined}>{name}</legend>
      <Problem text={problems[placeOf(path)]} />
      {items.map((_item, n) => (
        <Item key={placeOf([...path, n])} {...props} items={items} n={n} isOpen={openAt === n} />
      ))}
      <div>
        <Button
          kind="small"
          onClick={() => {
            setOpenAt(items.length)
            onChange([...items, emptyValue(shape.item)])
          }}
        >
          Add to {name.toLowerCase()}
        </Button>
      </div>
    </fieldset>
  )
}

type ItemProps = FieldProps<ListShape> & { items: readonly unknown[]; n: number; isOpen: boolean }

/** A group of fields is folded under its name; a single text is not. */
function Item({ shape, path, problems, onChange, items, n, isOpen }: ItemProps) {
  const itemPath = [...path, n]
  const isGroup = shape.item.kind === 'group'
  const isLong = shape.item.kind === 'paragraph'
  const title = isGroup ? itemTitle(items[n], n) : `${fieldLabel(path)} ${n + 1}`
  const swap = (m: number) => () => onChange(items.with(n, items[m]).with(m, items[n]))
  const fields = (
    <div className={isGroup ? styles.fields : isLong ? styles.items : styles.single}>
      <SettingField
        shape={shape.item}
        value={items[n]}
        path={itemPath}
        problems={problems}
        onChange={(next) => onChange(items.with(n, next))}
      />
      <ItemTools
        title={title}
        onUp={n > 0 ? swap(n - 1) : undefined}
        onDown={n < items.length - 1 ? swap(n + 1) : undefined}
        onRemove={() => onChange(items.filter((_item, other) => other !== n))}
      />
    </div>
  )
  if (!isGroup) return fields
  const isWrong = Object.keys(problems).some((place) => place.startsWith(`${placeOf(itemPath)}.`))
  return (
    <details className={`${ui.fold} ${styles.item}`} open={isWrong || isOpen || undefined}>
      <summary>{title}</summary>
      {fields}
    </details>
  )
}

interface ToolsProps {
  title: string
  onUp?: () => void
  onDown?: () => void
  onRemove: () => void
}

function ItemTools({ title, onUp, onDown, onRemove }: ToolsProps) {
  return (
    <div className={ui.actions}>
      {onUp && (
        <Button kind="small" onClick={onUp}>
          Up<span className="visually-hidden">: {title}</span>
        </Button>
      )}
      {onDown && (
        <Button kind="small" onClick={onDown}>
          Down<span className="visually-hidden">: {title}</span>
        </Button>
      )}
      <Button kind="small" onClick={onRemove}>
        Remove<span className="visually-hidden">: {title}</span>
      </Button>
    </div>
  )
}

const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className={styles.problem} role="alert">
      {text}
    </p>
  ) : null
