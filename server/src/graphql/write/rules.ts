import type { Transaction } from '../../postgres/pool.ts'
import type { Caller } from '../caller.ts'
import type { Row } from './rows.ts'

export interface WriteContext {
  tx: Transaction
  caller: Caller
  /** The caller's own user row, if there is one. */
  myUserId: string | null
  now: Date
  /** The calendar day in the club's zone. */
  today: string
}

/** What one kind of row adds to a write. Each may refuse by throwing a `Refusal`. */
export interface WriteRules {
  /** Completes and checks what a client sent into the row to be kept; an `existing` row is answered instead. */
  create?(context: WriteContext, input: Row): Promise<{ row: Row } | { existing: Row }>
  /** Runs once the row is there, in the same transaction. */
  created?(context: WriteContext, row: Row): Promise<void>
  /** Takes the locks that must come before the one on the row itself, lest two writes wait for each other. */
  lockFirst?(context: WriteContext, id: string): Promise<void>
  /** Checks the changes to a locked row, and may add to them. */
  update?(context: WriteContext, current: Row, changes: Row): Promise<Row>
  remove?(context: WriteContext, current: Row): Promise<void>
}
