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
  /** How emails lead back to the site; without it nobody is written to. */
  links?: SiteLinks
  /** Guardians who are not to hear of it, such as those of an import; others are. */
  notNotified?: ReadonlySet<string>
  /** Whether the club takes cards. */
  takesCards?: boolean
  /** All of it is undone again, to show what it would do: what nobody sees of it need not be done. */
  isPreview?: true
  /** Takes what would be written, where it is not yet to be sent. */
  keepUnsent?: (unsent: Unsent) => void
  /** Of every kind of row, for what a write brings about in others. */
  rules: Readonly<Record<string, WriteRules>>
}

/** What one kind of row adds to a write. Each may refuse by throwing a `Refusal`. */
export interface WriteRules<Name extends string = string> {
  /** Completes and checks what a client sent into the row to be kept; one that is `kept` already is answered as it is. */
  create?(
    context: WriteContext,
    input: NewInput<Name>,
  ): Promise<{ row: NewRow<Name> } | { kept: RowOf<Name> }>
  /** Runs once the row is there, in the same transaction. */
  created?(context: WriteContext, row: RowOf<Name>): Promise<void>
  /**
   * The fields by which a create with an id that is there already is told from another: a request that is repeated
   * after a double tap or a lost answer gets the row it has made. Without them a taken id is refused.
   */
  repeatedBy?: readonly (keyof NewInput<Name> & string)[]
  /** Takes the locks that must come before the one on the row itself, lest two writes wait for each other. */
  lockFirst?(context: WriteContext, id: string): Promise<void>
  /** Fields of which nothing but the row itself depends: whoever changes those alone needs none of these locks. */
  own?: readonly (keyof UpdateInput<Name> & string)[]
  /**
   * What most rows say. An update is first tried without a look at its row, as if this held. Where it does not, nothing is
   * written, and the update is done as any other.
   */
  usually?: Changes<Name>
  /** Checks the changes to a locked row, and may add to them. */
  update?(context: WriteContext, current: RowOf<Name>, changes: UpdateInput<Name>): Promise<Changes<Name>>
  /** Runs once the changes are written, in the same transaction. */
  updated?(
    context: WriteContext,
    before: RowOf<Name>,
    after: RowOf<Name>,
    changes: Changes<Name>,
  ): Promise<void>
  remove?(context: WriteContext, current: RowOf<Name>): Promise<void>
  /** What the audit keeps of a changed row, where the whole of it would be too much. */
  audited?(before: RowOf<Name>, after: RowOf<Name>): { before: Changes<Name>; after: Changes<Name> }
  /** Runs once the row is a tombstone, in the same transaction. */
  removed?(context: WriteContext, before: RowOf<Name>): Promise<void>
}

/** Each has a line in the table of permissions. */
export type ActionName = keyof typeof ACTION_NEEDS

/** A mutation of its own: what it does, and how its answer is made from the rows it is about. */
export interface Action {
  model: Model
  /** What an access token must be made for to do this; null where it is a person's own business. */
  tokenWrites: readonly string[] | null
  /** Many want it at the same moment, and wait for the same lock. */
  isCrowded?: boolean
  run(context: WriteContext, input: unknown): Promise<ActionResult>
}

/** One row, an object with the rows as its `items` beside plain numbers, or one of plain texts. */
export type ActionResult =
  | { id: string }
  | { typeName: string; ids: string[]; numbers: Record<string, number> }
  | { typeName: string; texts: Record<string, string> }
