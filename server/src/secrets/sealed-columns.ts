/** A column whose values are sealed. Every one of them is sealed at the start and by `npm run rotate-keys`. */
export interface SealedColumn {
  table: string
  column: string
  /** SQL for what tells its row from others, as in the value's place. */
  row: string
}

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'secrets', column: 'value', row: 'name' },
  { table: 'pool_keys', column: 'private_key', row: 'id' },
]
