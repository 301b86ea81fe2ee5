import { columnName } from '@touchline/domain/models/model-types.ts'
import { models } from '@touchline/domain/models.ts'

/** A column with encrypted values, which the start and `npm run rotate-keys` encrypt. */
export interface SealedColumn {
  table: string
  column: string
  /** SQL that identifies the row, as in the value's place. */
  row: string
}

const ofModels = Object.values(models).flatMap(({ table, fields }) =>
  Object.entries(fields)
    .filter(([, field]) => field.sealed)
    .map(([name, field]) => ({ table, column: columnName(name, field), row: 'id' })),
)

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  ...ofModels,
  { table: 'fun_day_waiver_children', column: 'health_notes', row: "waiver_id || ' ' || place" },
  { table: 'secrets', column: 'value', row: 'name' },
  { table: 'pool_keys', column: 'private_key', row: 'id' },
  { table: 'pool_second_factors', column: 'secret', row: 'user_id' },
  { table: 'pool_second_factor_setups', column: 'secret', row: 'session_id' },
  { table: 'mail_outbox', column: 'subject', row: 'id' },
  { table: 'mail_outbox', column: 'text_body', row: 'id' },
  { table: 'mail_outbox', column: 'html_body', row: 'id' },
  { table: 'mail_outbox', column: 'unsubscribe_url', row: 'id' },
  { table: 'club_jobs', column: 'result', row: 'id' },
  { table: 'family_calendars', column: 'secret', row: 'user_id' },
]
