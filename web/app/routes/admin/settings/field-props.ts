import type { Shape } from '@touchline/domain/club/setting-shape.ts'

export type Path = readonly (string | number)[]

export interface FieldProps<Kind extends Shape = Shape> {
  shape: Kind
  value: unknown
  /** Where it stands, beginning with the setting's key. */
  path: Path
  /** By place within the setting, 'changes.0.day'. */
  problems: Readonly<Record<string, string>>
  onChange: (value: unknown) => void
  /** It stands in a fold that bears its name. */
  isFolded?: boolean
}

/** The place of a field as the problems name it. */
export const placeOf = (path: Path): string => path.slice(1).join('.')
