import {
  isModelInScope,
  isWithheldFromTokens,
  type TokenScope,
} from '@touchline/domain/identity/access-token.ts'
import { fieldReadNeed, HISTORY_NEEDS, modelNeeds } from '@touchline/domain/identity/permission-table.ts'
import {
  hasEverything,
  type Need,
  permissionRefusal,
  permits,
} from '@touchline/domain/identity/permissions.ts'
import {
  allFields,
  columnName,
  type Field,
  fieldOf,
  type Model,
} from '@touchline/domain/models/model-types.ts'
import { modelNamed, models } from '@touchline/domain/models.ts'
import { present } from '@touchline/domain/present.ts'
import type { Caller } from './caller.ts'
import { Refusal, unauthorised } from './errors.ts'
import { actsAsAdmin } from './proofs.ts'
import type { Statement } from './statement.ts'

/**
 * The role in which the caller sees rows of this model. Administrators without permission for it only see what they
 * see as a parent; their access tokens, or they themselves viewing as another parent, only what a visitor sees.
 */
export function roleIn({ name }: Model, caller: Caller): Caller['role'] {
  if (!actsAsAdmin(caller) || permits(caller.permissions, modelNeeds(name).read)) return caller.role
  return caller.role === 'ADMIN' && caller.accessToken === null ? 'PARENT' : 'VISITOR'
}

/** False when the caller can never see any row of this model. */
export function mayReadSome(model: Model, caller: Caller): boolean {
  if (!isModelInScope(caller.scope, model.name)) return false
  const role = roleIn(model, caller)
  if (role === 'ADMIN') return true
  if (model.read === 'owner') return role === 'PARENT'
  return model.read !== 'nobody'
}

/** Whether the caller can see one row of this model at most: their own user. */
export const seesOneAtMost = (model: Model, caller: Caller): boolean =>
  isOwnRecord(model) && roleIn(model, caller) === 'PARENT'

const isOwnRecord = ({ owner, read }: Model): boolean =>
  read === 'owner' && owner !== undefined && 'field' in owner && owner.field === 'id'

/** The SQL condition for rows under `alias` that the caller may see; used for reads, writes and realtime events. */
export function visible(statement: Statement, model: Model, alias: string): string {
  const { caller } = statement.live
  if (!mayReadSome(model, caller)) return 'false'
  if (roleIn(model, caller) === 'ADMIN') {
    const isAllOfIt = caller.scope === null && hasEverything(caller.permissions)
    return model.name === 'AuditEntry' && !isAllOfIt ? inScope(statement, alias) : 'true'
  }
  if (model.read === 'owner') return ownedSql(model, alias, statement.me())
  if (typeof model.read === 'string') return 'true'
  if ('everyoneThrough' in model.read)
    return through(model, alias, model.read.everyoneThrough, (parent, inner) =>
      visible(statement, parent, inner),
    )
  const { everyoneWhere, oneOf } = model.read
  const column = `${alias}.${columnOf(model, everyoneWhere)}`
  if (oneOf.includes(true)) return column
  const isOne = `${column} = any(${statement.fixedList(oneOf.filter((value) => value !== null).map(String))})`
  return oneOf.includes(null) ? `(${column} is null or ${isOne})` : isOne
}

/**
 * An audit entry contains the row, so it needs the same rights: an access token reads entries of the models in its
 * scope, and an administrator those of what they may change.
 */
const inScope = (statement: Statement, alias: string): string =>
  `${alias}.model = any(${statement.list(({ caller }) => historiesInReach(caller))})`

const historiesInReach = ({ scope, permissions }: Caller): string[] =>
  Object.entries(HISTORY_NEEDS)
    .filter(([name, need]) => permits(permissions, need) && (scope === null || isHistoryInScope(scope, name)))
    .map(([name]) => name)

const isHistoryInScope = (scope: TokenScope, name: string): boolean =>
  name in models && isModelInScope(scope, name)

/** Whether this access token may neither read, write nor filter by the field, even in rows that it may see. */
export const isWithheld = (model: Model, field: string, { accessToken }: Caller): boolean =>
  accessToken !== null && isWithheldFromTokens(model.name, field)

/** As above, and for computed fields: they are closed if the rows they are computed from are. */
export function isClosed(model: Model, name: string, caller: Caller): boolean {
  const computed = model.computed?.[name]
  if (computed && !isModelInScope(caller.scope, computed.from)) return true
  const { readBy } = computed ?? model.fields[name] ?? {}
  if (readBy === 'administrators' && roleIn(model, caller) !== 'ADMIN') return true
  return isWithheld(model, name, caller)
}

/** Whether the caller lacks the permission for this field; they can still read it in their own rows. */
export const isLacking = ({ name }: Model, field: string, caller: Caller): boolean =>
  actsAsAdmin(caller) && !permits(caller.permissions, fieldReadNeed(name, field))

/** Refuses to filter, sort or aggregate by a field that the caller may not read. */
export function requireOpen(model: Model, field: string, caller: Caller): void {
  if (isClosed(model, field, caller) || isLacking(model, field, caller)) throw unauthorised(field, model.name)
}

/**
 * The caller in the role in which they may write: as administrator if they have all the permissions needed, otherwise
 * as a parent. An access token, or an administrator viewing as another parent, is refused instead.
 */
export function writerFor(caller: Caller, needs: readonly Need[]): Caller {
  const lacking = actsAsAdmin(caller) && needs.find((need) => !permits(caller.permissions, need))
  if (!lacking) return caller
  if (caller.role === 'ADMIN' && caller.accessToken === null) return { ...caller, role: 'PARENT' }
  throw lackingRefusal(lacking)
}

export function lackingRefusal(need: Need): Refusal {
  const { message, ...info } = permissionRefusal(need)
  return new Refusal('Unauthorized', message, { info })
}

/** SQL for whether the row belongs to `me`, or to a child of a guardian who shares their children with them (P-12). */
export function ownedSql(model: Model, alias: string, me: string): string {
  const { owner } = model
  if (!owner) return 'false'
  if ('through' in owner) return ownedThrough(model, alias, owner.through, me)
  const column = `${alias}.${columnOf(model, owner.field)}`
  const shared = sharedWith(column, me)
  if (owner.shared === true) return shared
  const ways = [`${column} = ${me}`]
  if (owner.orThrough) ways.push(ownedThrough(model, alias, owner.orThrough, me))
  if (owner.shared) {
    const { where, oneOf } = owner.shared
    const values = oneOf.map((value) => `'${value}'`).join(', ')
    ways.push(`(${alias}.${columnOf(model, where)} in (${values}) and ${shared})`)
  }
  return ways.length === 1 ? ways.join() : `(${ways.join(' or ')})`
}

/** SQL for whether `column` is the user, or a guardian who shares their children with them. */
export const sharedWith = (column: string, user: string): string =>
  `${column} in (select guardian_id from shared_guardians where user_id = ${user})`

const ownedThrough = (model: Model, alias: string, key: string, me: string): string =>
  through(model, alias, key, (parent, inner) => ownedSql(parent, inner, me))

/** SQL for whether the row that `key` points to meets the condition `holds`. */
function through(
  model: Model,
  alias: string,
  key: string,
  holds: (parent: Model, alias: string) => string,
): string {
  const parent = parentOf(model, key)
  const inner = `${alias}_of`
  return `${alias}.${columnOf(model, key)} in (select ${inner}.id from ${parent.table} ${inner} where ${holds(parent, inner)})`
}

/**
 * Whether the caller can read encrypted fields in their own rows: only the signed-in family itself. Administrators
 * have a separate action for that, which the family can see; access tokens and viewing the site as a parent must not
 * bypass it (H-1).
 */
export const maySeeSealed = ({ role, impersonation, accessToken }: Caller): boolean =>
  role === 'PARENT' && impersonation === null && accessToken === null

/** The field that this caller reads under the name: most callers get only the public part of a tournament's `plan`. */
export function shownField(
  model: Model,
  name: string,
  caller: Caller,
): { field: Field; column: string } | undefined {
  const fields = allFields(model)
  const whole = fields[name]
  if (!whole) return undefined
  const shown = roleIn(model, caller) === 'ADMIN' || !whole.publicAs ? name : whole.publicAs
  const field = fieldOf(model, shown)
  return { field, column: columnName(shown, field) }
}

const parentOf = ({ name, references }: Model, key: string): Model =>
  modelNamed(present(references[key], `a reference ${key} in ${name}`).model)

export const columnOf = (model: Model, field: string): string =>
  field === 'id' ? 'id' : columnName(field, fieldOf(model, field))

/** SQL for the id of the user who owns the row; for a child, the guardian who has added it. */
export function ownerIdSql(model: Model, alias: string): string {
  const owner = model.owner
  if (!owner) return 'null'
  if ('field' in owner) return `${alias}.${columnOf(model, owner.field)}`
  const parent = parentOf(model, owner.through)
  const inner = `${alias}_owner`
  return `(select ${ownerIdSql(parent, inner)} from ${parent.table} ${inner} where ${inner}.id = ${alias}.${columnOf(model, owner.through)})`
}
