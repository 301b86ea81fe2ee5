import type { Model } from '@touchline/domain/models/model-types.ts'
import { Refusal } from '../errors.ts'
import type { WriteContext } from './rules.ts'

/** Refuses fields that a parent may not set, rather than dropping them silently. Fields not given are fine. */
export function refuseFieldsOfOthers(
  { caller }: WriteContext,
  model: Model,
  operation: 'create' | 'update',
  values: Record<string, unknown>,
): void {
  if (caller.role === 'ADMIN') return
  const own: readonly string[] = model.parent[operation] ?? []
  const isSet = (value: unknown) => (operation === 'create' ? value != null : value !== undefined)
  const forbidden = Object.keys(values).filter((name) => isSet(values[name]) && !own.includes(name))
  if (forbidden.length === 0) return
  const names = forbidden.join(', ')
  throw new Refusal('Unauthorized', `Unauthorized on [${names}]. ${names} can only be set by the club.`, {
    info: { code: 'NOT_YOURS', field: forbidden[0] },
  })
}
