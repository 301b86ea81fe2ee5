import type * as z from 'zod'
import { isOneOf } from '../is-one-of.ts'
import { clubSchemas, type SettingKey } from './settings.ts'

const TEXT_KINDS = [
  'line',
  'paragraph',
  'day',
  'month',
  'time',
  'instant',
  'email',
  'link',
  'phone',
  'slug',
  'colour',
  'program',
  'kit-item',
  'word',
] as const
const NUMBER_KINDS = ['number', 'cents', 'percent'] as const

export type TextKind = (typeof TEXT_KINDS)[number]
export type NumberKind = (typeof NUMBER_KINDS)[number]

/** What a form needs to know about one part of a setting. */
export type Shape = ShapeKind & {
  /** How the form stores an empty part: null, or leaving it out; undefined for a required part. */
  absent?: 'NULL' | 'LEFT_OUT'
}

type ShapeKind =
  | { kind: 'group'; fields: Record<string, Shape> }
  | { kind: 'list'; item: Shape }
  | { kind: 'choice'; options: string[] }
  | { kind: 'yes-no' }
  | { kind: TextKind }
  | { kind: NumberKind }

/** The form of a setting, derived from its schema, so that a new field is in the form by itself (C-10). */
export const settingShape = (key: SettingKey): Shape => shapeOf(clubSchemas[key])

/** The parts of a schema from which the form is derived. */
interface Definition {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  entries?: Record<string, string>
}

/** The form of anything described by such a schema. */
export function shapeOf(schema: z.ZodType): Shape {
  const { type, shape, element, innerType, entries } = schema.def as unknown as Definition
  if (innerType && type === 'default') return shapeOf(innerType)
  if (innerType) return { ...shapeOf(innerType), absent: type === 'nullable' ? 'NULL' : 'LEFT_OUT' }
  if (shape)
    return {
      kind: 'group',
      fields: Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, shapeOf(part)])),
    }
  if (element) return { kind: 'list', item: shapeOf(element) }
  if (entries) return { kind: 'choice', options: Object.values(entries) }
  if (type === 'boolean') return { kind: 'yes-no' }
  const kind = schema.meta()?.kind as TextKind | NumberKind | undefined
  return { kind: kind ?? (type === 'number' ? 'number' : 'line') }
}

/** Several groups, such as the items of the kit, perhaps with a list of more of them. */
export function isOfGroups({ fields }: Extract<Shape, { kind: 'group' }>): boolean {
  const kinds = Object.values(fields).map(({ kind }) => kind)
  return (
    kinds.filter((kind) => kind === 'group').length > 1 &&
    kinds.every((kind) => kind === 'group' || kind === 'list')
  )
}

export type TextShape = Extract<Shape, { kind: TextKind }>
export type NumberShape = Extract<Shape, { kind: NumberKind }>

export const isTextShape = (shape: Shape): shape is TextShape => isOneOf(TEXT_KINDS, shape.kind)
export const isNumberShape = (shape: Shape): shape is NumberShape => isOneOf(NUMBER_KINDS, shape.kind)

/** The value of a new list item before anybody has typed. A choice starts with its first option. */
export function emptyValue(shape: Shape): unknown {
  if (shape.absent === 'NULL') return null
  if (shape.absent === 'LEFT_OUT' || isNumberShape(shape)) return undefined
  if (isTextShape(shape)) return ''
  switch (shape.kind) {
    case 'group':
      return Object.fromEntries(
        Object.entries(shape.fields)
          .map(([name, part]) => [name, emptyValue(part)])
          .filter(([, value]) => value !== undefined),
      )
    case 'list':
      return []
    case 'choice':
      return shape.options[0]
    case 'yes-no':
      return false
    default:
      return shape satisfies never
  }
}
