import type { Shape } from '@touchline/domain/club/setting-shape.ts'

export type Path = readonly (string | number)[]

export interface FieldProps<Kind extends Shape = Shape> {
  shape: Kind
  value: unknown
  /** Its path, beginning with the setting's key. */
  path: Path
  /** Keyed by the path within the setting, 'changes.0.day'. */
  problems: Readonly<Record<string, string>>
  onChange: (value: unknown) => void
  /** It is inside a fold with its own name. */
  isFolded?: boolean
}

/** A field's path as the problems name it. */
export const placeOf = (path: Path): string => path.slice(1).join('.')
