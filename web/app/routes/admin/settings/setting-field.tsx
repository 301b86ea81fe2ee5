import {
  emptyValue,
  isNumberShape,
  isOfGroups,
  isTextShape,
  type Shape,
} from '@touchline/domain/club/setting-shape.ts'
import type { KitProduct } from '@touchline/domain/kit/product.ts'
import { useState } from 'react'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { SelectField } from '../../../ui/form/field.tsx'
import ui from '../../../ui/ui.module.css'
import styles from '../programs/form/program-form.module.css'
import { type FieldProps, placeOf } from './field-props.ts'
import { kitFoldTitle } from './item-title.ts'
// biome-ignore lint/suspicious/noImportCycles: a list has fields, and a field may be a list
import { ListField } from './list-field.tsx'
import { PlainField } from './plain-field.tsx'
import { fieldHint, fieldLabel, optionLabel } from './setting-words.ts'

/** One part of a setting, whatever its shape. */
export function SettingField(props: FieldProps) {
  const { shape } = props
  if (shape.absent && (shape.kind === 'group' || shape.kind === 'list')) return <OptionalPart {...props} />
  if (isTextShape(shape) || isNumberShape(shape)) return <PlainField {...props} shape={shape} />
  switch (shape.kind) {
    case 'group':
      return <Group {...props} shape={shape} />
    case 'list':
      return <ListField {...props} shape={shape} />
    case 'choice':
      return <Choice {...props} shape={shape} />
    case 'yes-no':
      return <YesNo {...props} />
    default:
      return shape satisfies never
  }
}

type GroupShape = Extract<Shape, { kind: 'group' }>

function Group(props: FieldProps<GroupShape>) {
  const { shape, value, path, problems, onChange, isFolded } = props
  const areFolded = isOfGroups(shape)
  const parts = (
    <div className={areFolded ? styles.items : styles.pair}>
      {Object.entries(shape.fields).map(([name, part]) => {
        const field = {
          shape: part,
          value: (value as Record<string, unknown> | null)?.[name],
          path: [...path, name],
          problems,
          onChange: (next: unknown) => onChange({ ...(value as object), [name]: next }),
        }
        return areFolded && part.kind === 'group' ? (
          <Fold key={name} {...field} />
        ) : (
          <div key={name} className={isWide(part) ? styles.wide : undefined}>
            <SettingField {...field} />
          </div>
        )
      })}
    </div>
  )
  const problem = problems[placeOf(path)]
  // The setting itself and the items of a list already have a heading.
  if (path.length === 1 || typeof path.at(-1) === 'number') return parts
  return (
    <fieldset className={isFolded ? styles.items : styles.group}>
      <legend className={isFolded ? 'visually-hidden' : undefined}>{fieldLabel(path)}</legend>
      {problem && <p className={styles.problem}>{problem}</p>}
      {parts}
    </fieldset>
  )
}

/** One of several groups; it opens when something in it is wrong, and stays open once that is fixed. */
function Fold(props: FieldProps) {
  const { path, problems, value } = props
  const [isOpen, setOpen] = useState(false)
  const isWrong = Object.keys(problems).some((place) => place.startsWith(`${placeOf(path)}.`))
  return (
    <details
      className={`${ui.fold} ${styles.item}`}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {path[0] === 'kit'
          ? kitFoldTitle(fieldLabel(path), (value ?? {}) as Partial<KitProduct>)
          : fieldLabel(path)}
      </summary>
      <SettingField {...props} isFolded />
    </details>
  )
}

/** Shapes too wide for half the width. */
const WIDE: readonly Shape['kind'][] = ['line', 'link', 'paragraph', 'group', 'list']

const isWide = ({ kind }: Shape) => WIDE.includes(kind)

/** A part that may be missing as a whole. */
function OptionalPart({ shape, value, path, problems, onChange }: FieldProps) {
  const isThere = value !== null && value !== undefined
  const { absent, ...required } = shape
  return (
    <div className={styles.fields}>
      <Checkbox
        label={`${fieldLabel(path)}: yes`}
        checked={isThere}
        onChange={({ currentTarget }) => {
          const nothing = absent === 'NULL' ? null : undefined
          onChange(currentTarget.checked ? emptyValue(required as Shape) : nothing)
        }}
      />
      {isThere && (
        <SettingField
          shape={required as Shape}
          value={value}
          path={path}
          problems={problems}
          onChange={onChange}
        />
      )}
    </div>
  )
}

function Choice({ shape, value, path, problems, onChange }: FieldProps<Extract<Shape, { kind: 'choice' }>>) {
  return (
    <SelectField
      label={fieldLabel(path)}
      hint={fieldHint(path)}
      value={String(value ?? '')}
      options={shape.options.map((option) => ({ value: option, label: optionLabel(option) }))}
      error={problems[placeOf(path)]}
      data-place={placeOf(path)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

function YesNo({ shape, value, path, problems, onChange }: FieldProps) {
  const options = [
    ...(shape.absent ? [{ value: '', label: 'Not known yet' }] : []),
    { value: 'true', label: 'Yes' },
    { value: 'false', label: 'No' },
  ]
  return (
    <SelectField
      label={fieldLabel(path)}
      hint={fieldHint(path)}
      value={value === null || value === undefined ? '' : String(value)}
      options={options}
      error={problems[placeOf(path)]}
      data-place={placeOf(path)}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : currentTarget.value === 'true')
      }
    />
  )
}
