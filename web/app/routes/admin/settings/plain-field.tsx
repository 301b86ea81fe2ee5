import {
  isNumberShape,
  type NumberKind,
  type NumberShape,
  type TextKind,
  type TextShape,
} from '@touchline/domain/club/setting-shape.ts'
import { kitItems, productOf } from '@touchline/domain/kit/product.ts'
import { centsFromDollars, dollarsFromCents } from '@touchline/domain/pricing/cents.ts'
import { type ComponentProps, useState } from 'react'
import { useProgramNames } from '../../../desk/use-programs.ts'
import { useKit } from '../../../kit/use-kit.ts'
import { Field, SelectField, TextArea } from '../../../ui/form/field.tsx'
import { type FieldProps, placeOf } from './field-props.ts'
import { fieldHint, fieldLabel } from './setting-words.ts'

type InputProps = Pick<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'hint'>

const INPUTS: Record<TextKind | NumberKind, InputProps> = {
  line: {},
  paragraph: {},
  word: {},
  day: { type: 'date' },
  month: { type: 'month' },
  time: { type: 'time' },
  instant: {},
  email: { type: 'email' },
  link: { type: 'url', inputMode: 'url' },
  phone: { type: 'tel' },
  colour: { type: 'color' },
  slug: { hint: 'Part of the web address. If left empty, it’s made from the title.' },
  number: { inputMode: 'numeric' },
  percent: { inputMode: 'numeric' },
  cents: { inputMode: 'decimal', hint: 'Dollars' },
  program: {},
  'kit-item': {},
}

/** A text or a number in a field of its own. */
export function PlainField(props: FieldProps<TextShape | NumberShape>) {
  const { shape } = props
  if (isNumberShape(shape)) return <NumberField {...props} shape={shape} />
  if (shape.kind === 'program') return <ProgramField {...props} />
  if (shape.kind === 'kit-item') return <KitItemField {...props} />
  return <TextField {...props} shape={shape} />
}

function TextField({ shape, value, path, problems, onChange }: FieldProps<TextShape>) {
  const absent = shape.absent === 'NULL' ? null : undefined
  const common = {
    label: fieldLabel(path),
    value: (value as string | null | undefined) ?? '',
    error: problems[placeOf(path)],
    hint: fieldHint(path) ?? INPUTS[shape.kind].hint,
    'data-place': placeOf(path),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(currentTarget.value === '' && shape.absent ? absent : currentTarget.value),
  }
  return shape.kind === 'paragraph' ? (
    <TextArea isGrowing rows={2} {...common} />
  ) : (
    <Field autoComplete="off" {...INPUTS[shape.kind]} {...common} />
  )
}

/** Left empty, it means all programs. */
function ProgramField({ value, path, problems, onChange }: FieldProps) {
  return (
    <SelectField
      label={fieldLabel(path)}
      value={(value as string | undefined) ?? ''}
      options={[{ value: '', label: 'All programs' }, ...useProgramNames()]}
      error={problems[placeOf(path)]}
      data-place={placeOf(path)}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  )
}

function KitItemField({ value, path, problems, onChange }: FieldProps) {
  const kit = useKit()
  const items = kitItems(kit).map((item) => ({ value: item, label: productOf(kit, item).name }))
  return (
    <SelectField
      label={fieldLabel(path)}
      value={(value as string | undefined) ?? ''}
      options={value ? items : [{ value: '', label: 'Choose an item' }, ...items]}
      error={problems[placeOf(path)]}
      data-place={placeOf(path)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** Input that is not a number is passed on as typed, so that the rules can refuse it. */
function NumberField({ shape, value, path, problems, onChange }: FieldProps<NumberShape>) {
  const isMoney = shape.kind === 'cents'
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null)
  const kept = isMoney && typeof value === 'number' ? String(dollarsFromCents(value)) : String(value ?? '')
  const change = (text: string) => {
    const next = numberFrom(text, isMoney)
    setTyped({ text, value: next })
    onChange(next)
  }
  return (
    <Field
      label={fieldLabel(path)}
      hint={fieldHint(path)}
      {...INPUTS[shape.kind]}
      value={typed && typed.value === value ? typed.text : kept}
      error={problems[placeOf(path)]}
      data-place={placeOf(path)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}

function numberFrom(text: string, isMoney: boolean): unknown {
  if (text.trim() === '') return undefined
  const number = Number(text)
  if (Number.isNaN(number)) return text
  return isMoney ? (centsFromDollars(number) ?? text) : number
}
