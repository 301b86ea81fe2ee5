import { FIELD_NEEDS } from '@touchline/domain/identity/permission-table.ts'
import type { Model } from '@touchline/domain/models/model-types.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { isLacking } from '../access.ts'
import type { Caller } from '../caller.ts'

/** The columns in which an audit entry holds whole rows. */
const ROWS = ['before', 'after']

/** A column of the row under `alias`. Rows in audit entries lack the fields that the caller may not read. */
export function historyColumnSql({ name }: Model, alias: string, column: string, caller: Caller): string {
  const whole = `${alias}.${column}`
  if (name !== 'AuditEntry' || !ROWS.includes(column)) return whole
  const cases = Object.entries(FIELD_NEEDS).flatMap(([of, needs]) => {
    const lacking = Object.keys(needs).filter((field) => isLacking(modelNamed(of), field, caller))
    return lacking.length === 0
      ? []
      : `when '${of}' then (${whole}::jsonb - '{${lacking.join()}}'::text[])::json`
  })
  return cases.length === 0 ? whole : `(case ${alias}.model ${cases.join(' ')} else ${whole} end)`
}
