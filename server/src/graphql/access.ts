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
 * As whom somebody sees rows of this kind. An administrator without the permission for it is the parent that they may be
 * besides; their access tokens, and they themselves in another parent's shoes, are then like any visitor.
 */
export function roleIn({ name }: Model, caller: Caller): Caller['role'] {
  if (!actsAsAdmin(caller) || permits(caller.permissions, modelNeeds(name).read)) return caller.role
  return caller.role === 'ADMIN' && caller.accessToken === null ? 'PARENT' : 'VISITOR'
}

/** False when no row of this kind could ever be shown to the caller. */
export function mayReadSome(model: Model, caller: Caller): boolean {
  if (!isModelInScope(caller.scope, model.name)) return false
  const role = roleIn(model, caller)
  if (role === 'ADMIN') return true
  if (model.read === 'owner') return role === 'PARENT'
  return model.read !== 'nobody'
}

/** Whether there is at most one row of this kind for the caller to see: they themselves. */
export const seesOneAtMost = (model: Model, caller: Caller): boolean =>
  isOwnRecord(model) && roleIn(model, caller) === 'PARENT'

const isOwnRecord = ({ owner, read }: Model): boolean =>
  read === 'owner' && owner !== undefined && 'field' in owner && owner.field === 'id'

/** The rows under `alias` that the caller may see. Holds for reads, writes and each realtime event alike. */
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
 * What the audit tells of a row is as good as the row: a token reads it of the models it was made for, and an
 * administrator of what they may change.
 */
const inScope = (statement: Statement, alias: string): string =>
  `${alias}.model = any(${statement.list(({ caller }) => historiesInReach(caller))})`

const historiesInReach = ({ scope, permissions }: Caller): string[] =>
  Object.entries(HISTORY_NEEDS)
    .filter(([name, need]) => permits(permissions, need) && (scope === null || isHistoryInScope(scope, name)))
    .map(([name]) => name)

const isHistoryInScope = (scope: TokenScope, name: string): boolean =>
  name in models && isModelInScope(scope, name)

/** Whether a field stays closed to this caller, to read as to write and to look for, on rows that they may see. */
export const isWithheld = (model: Model, field: string, { accessToken }: Caller): boolean =>
  accessToken !== null && isWithheldFromTokens(model.name, field)

/** The same, and of what is computed from rows that the caller may never see: it is as closed as they are. */
export function isClosed(model: Model, name: string, caller: Caller): boolean {
  const computed = model.computed?.[name]
  if (computed && !isModelInScope(caller.scope, computed.from)) return true
  const { readBy } = computed ?? model.fields[name] ?? {}
  if (readBy === 'administrators' && roleIn(model, caller) !== 'ADMIN') return true
  return isWithheld(model, name, caller)
}

/** Whether a field needs a permission that the caller lacks: only in rows of their own do they read it. */
export const isLacking = ({ name }: Model, field: string, caller: Caller): boolean =>
  actsAsAdmin(caller) && !permits(caller.permissions, fieldReadNeed(name, field))

/** Whoever may not read a field finds nobody by it, puts nobody in its order, and counts none of its values. */
export function requireOpen(model: Model, field: string, caller: Caller): void {
  if (isClosed(model, field, caller) || isLacking(model, field, caller)) throw unauthorised(field, model.name)
}

/**
 * Who writes: an administrator with all the permissions that it takes, else the parent that they may be besides. What
 * acts for them, and they themselves in another parent's shoes, is refused by name.
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

/** The SQL for whether a row is `me`'s, or a child's of a guardian they share their children with (P-12). */
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

/** The SQL for whether `column` is the user, or a guardian who shares their children with them. */
export const sharedWith = (column: string, user: string): string =>
  `${column} in (select guardian_id from shared_guardians where user_id = ${user})`

const ownedThrough = (model: Model, alias: string, key: string, me: string): string =>
  through(model, alias, key, (parent, inner) => ownedSql(parent, inner, me))

/** The SQL for whether the row that `key` names is one for which `holds`. */
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
 * Whether somebody reads what is sealed in rows of their own: the family itself, signed in. An administrator reads it by
 * an act of its own, which the family can see; neither an access token nor the view of the site as a parent is a way
 * around that (H-1).
 */
export const maySeeSealed = ({ role, impersonation, accessToken }: Caller): boolean =>
  role === 'PARENT' && impersonation === null && accessToken === null

/** Where a field is read from, by this caller: `plan` of a tournament is to most people its public part. */
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

/** The SQL for the id of the user a row belongs to: of a child, the guardian who has added it. */
export function ownerIdSql(model: Model, alias: string): string {
  const owner = model.owner
  if (!owner) return 'null'
  if ('field' in owner) return `${alias}.${columnOf(model, owner.field)}`
  const parent = parentOf(model, owner.through)
  const inner = `${alias}_owner`
  return `(select ${ownerIdSql(parent, inner)} from ${parent.table} ${inner} where ${inner}.id = ${alias}.${columnOf(model, owner.through)})`
}
