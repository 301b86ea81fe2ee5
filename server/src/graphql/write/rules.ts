import type { ACTION_NEEDS } from '@touchline/domain/identity/permission-table.ts'
import type { Model } from '@touchline/domain/models/model-types.ts'
import type { Changes, NewInput, NewRow, RowOf, UpdateInput } from '@touchline/domain/models/rows.ts'
import type { Transaction } from '../../postgres/pool.ts'
import type { SiteLinks } from '../../site-links.ts'
import type { Caller } from '../caller.ts'
import type { Unsent } from './rows.ts'

export interface WriteContext {
  tx: Transaction
  caller: Caller
  /** The caller's own user row, if there is one. */
  myUserId: string | null
  now: Date
  /** The calendar day in the club's zone. */
  today: string
  /** Makes links for emails; without it, no emails are sent. */
  links?: SiteLinks
  /** Guardians who must not be notified, such as those of an import. */
  notNotified?: ReadonlySet<string>
  /** Whether the club takes cards. */
  takesCards?: boolean
  /** Everything will be rolled back, to show what it would do, so invisible side effects can be skipped. */
  isPreview?: true
  /** Receives the write instead of the database, if it is not to be sent yet. */
  keepUnsent?: (unsent: Unsent) => void
  /** The rules of all models, for writes that change rows of other models. */
  rules: Readonly<Record<string, WriteRules>>
}

/** What a model adds to its writes. Each function may refuse by throwing a `Refusal`. */
export interface WriteRules<Name extends string = string> {
  /** Completes and checks the input of a new row; returns `kept` to answer with an existing row instead. */
  create?(
    context: WriteContext,
    input: NewInput<Name>,
  ): Promise<{ row: NewRow<Name> } | { kept: RowOf<Name> }>
  /** Runs after the row was inserted, in the same transaction. */
  created?(context: WriteContext, row: RowOf<Name>): Promise<void>
  /**
   * The fields that identify a repeated create with the same id, after a double tap or a lost response: it gets the
   * row that the first one created. Without them, a taken id is refused.
   */
  repeatedBy?: readonly (keyof NewInput<Name> & string)[]
  /** Takes the locks that must come before the row's own lock, to avoid deadlocks. */
  lockFirst?(context: WriteContext, id: string): Promise<void>
  /** Fields that nothing else depends on: changing only these needs none of the locks above. */
  own?: readonly (keyof UpdateInput<Name> & string)[]
  /**
   * Values that most rows have. An update is first tried without reading the row, assuming these. If the assumption is
   * wrong, nothing is written and the update runs the ordinary way.
   */
  usually?: Changes<Name>
  /** Checks the changes to a locked row, and may add to them. */
  update?(context: WriteContext, current: RowOf<Name>, changes: UpdateInput<Name>): Promise<Changes<Name>>
  /** Runs after the changes were written, in the same transaction. */
  updated?(
    context: WriteContext,
    before: RowOf<Name>,
    after: RowOf<Name>,
    changes: Changes<Name>,
  ): Promise<void>
  remove?(context: WriteContext, current: RowOf<Name>): Promise<void>
  /** The parts of a changed row to audit, if the whole row would be too much. */
  audited?(before: RowOf<Name>, after: RowOf<Name>): { before: Changes<Name>; after: Changes<Name> }
  /** Runs after the row has become a tombstone, in the same transaction. */
  removed?(context: WriteContext, before: RowOf<Name>): Promise<void>
}

/** Each has an entry in the table of permissions. */
export type ActionName = keyof typeof ACTION_NEEDS

/** A mutation that is not a row write: what it does, and the model of the rows it returns. */
export interface Action {
  model: Model
  /** The models that an access token must be allowed to write; null if only a person may do this. */
  tokenWrites: readonly string[] | null
  /** Many callers run it at the same moment and need the same lock. */
  isCrowded?: boolean
  run(context: WriteContext, input: unknown): Promise<ActionResult>
}

/** A row, an object with rows as `items` and some numbers, or an object of texts. */
export type ActionResult =
  | { id: string }
  | { typeName: string; ids: string[]; numbers: Record<string, number> }
  | { typeName: string; texts: Record<string, string> }
