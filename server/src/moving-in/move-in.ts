import { randomUUID } from 'node:crypto'
import { modelNamed } from '@touchline/domain/models.ts'
import type { FamilyPlan, Settled } from '@touchline/domain/moving-in/dry-run.ts'
import type { SheetChild } from '@touchline/domain/moving-in/read-rows.ts'
import { isOneChild } from '@touchline/domain/moving-in/sheet-families.ts'
import { soundPlayerRefusal } from '@touchline/domain/players/player-eligibility.ts'
import { present } from '@touchline/domain/present.ts'
import type { Refusal } from '@touchline/domain/refusal.ts'
import { withoutEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import * as z from 'zod'
import { refuse, unauthorised } from '../graphql/errors.ts'
import { insertRecorded } from '../graphql/write/record.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { checkId, parsed } from '../graphql/write/validate-input.ts'
import { lookAtSheet, Sheet } from './look-at-sheet.ts'
import { type Made, makePlaces } from './make-places.ts'

const [User, Player] = [modelNamed('User'), modelNamed('Player')]

const Input = Sheet.extend({
  id: z.string().nullish(),
  seen: z.string().max(100).nullish(),
  fileName: z.string().trim().max(200, 'This is too long.').nullish(),
})

/** Previews what a sheet would import. With an id and the preview that was seen, imports all of it or nothing (I-6). */
export const moveIn: Action = {
  model: User,
  tokenWrites: null,
  async run(context, given) {
    const { tx, caller, now } = context
    if (caller.role !== 'ADMIN' || caller.accessToken !== null) throw unauthorised('moveIn', 'Mutation')
    const { id, seen, fileName, ...sheet } = parsed(Input, given)
    checkId(id)
    // One at a time, because two sheets with the same family would both find it missing.
    await tx`select pg_advisory_xact_lock(hashtextextended('moving in', 0))`
    if (id && (await isThere(context, id))) return outcome({ id })
    const { lookedAt, plans, parts } = await lookAtSheet(context, sheet)
    if (!id) return outcome(lookedAt)
    if (lookedAt.seen !== seen) refuse(changedRefusal())
    const { families, children, registrations, payments } = lookedAt
    if (children + registrations + payments === 0)
      refuse({ code: 'NOTHING_NEW', field: 'content', message: 'Nothing in this sheet is new.' })
    const madeBy = present(caller.email, 'the address of an administrator')
    await tx`
      insert into move_ins (id, file_name, families, children, registrations, payments, made_by, made_at)
      values (${id}, ${fileName || 'Pasted rows'}, ${families}, ${children}, ${registrations}, ${payments}, ${madeBy}, ${now})`
    const made = await makeFamilies(context, id, plans)
    await makePlaces(context, id, parts, made)
    return outcome({ id })
  },
}

const changedRefusal = (): Refusal<'CHANGED'> => ({
  code: 'CHANGED',
  field: 'seen',
  message: 'Something has changed since you looked. Please check the rows again, then import them.',
})

const outcome = (value: object) => ({ typeName: 'MovedIn', texts: { outcome: JSON.stringify(value) } })

async function isThere({ tx }: WriteContext, id: string): Promise<boolean> {
  const { count } = await tx`select from move_ins where id = ${id}`
  return count > 0
}

/** Families made concurrently, whose statements are pipelined. */
const AT_ONCE = 50

async function makeFamilies(
  context: WriteContext,
  moveInId: string,
  plans: readonly FamilyPlan[],
): Promise<Made> {
  const { tx } = context
  const families = plans.map((plan) => ({
    ...plan,
    userId: plan.joins ?? randomUUID(),
    children: plan.children.map((child) => ({ ...child, id: randomUUID() })),
  }))
  await holdJoined(context, plans)
  const made: { model: string; row_id: string }[] = []
  for (let n = 0; n < families.length; n += AT_ONCE)
    made.push(
      ...(await Promise.all(families.slice(n, n + AT_ONCE).map((one) => makeFamily(context, one)))).flat(),
    )
  for (let n = 0; n < made.length; n += MOST_IN_ONE)
    await tx`
      insert into moved_in_rows
      ${tx(made.slice(n, n + MOST_IN_ONE).map((row) => ({ ...row, move_in_id: moveInId })))}`
  const addresses = families.flatMap(({ joins, userId, guardian: { email } }) =>
    joins === null && email !== null ? [{ user_id: userId, email, move_in_id: moveInId }] : [],
  )
  if (addresses.length > 0) await tx`insert into moved_in_addresses ${tx(addresses)}`
  return whoWasMade(families)
}

type MadeFamily = Omit<FamilyPlan, 'children'> & {
  userId: string
  children: (SheetChild & { id: string })[]
}

/** Finds the people of each row among new and existing families. */
function whoWasMade(families: readonly MadeFamily[]): Made {
  const familyOf = ({ account }: Settled) =>
    typeof account === 'number' ? families[account] : families.find(({ joins }) => joins === account)
  const userId = (settled: Settled) =>
    typeof settled.account === 'string'
      ? settled.account
      : present(familyOf(settled), 'the family of a row').userId
  const playerId = (settled: Settled) => {
    if (settled.known) return settled.known.playerId
    const child = familyOf(settled)?.children.find((one) => isOneChild(one, settled.row.child))
    return present(child, 'the child of a row').id
  }
  return { userId, playerId }
}

/** A statement can only have so many parameters. */
const MOST_IN_ONE = 5_000

/** Locks users whose family somebody joins against deletion. */
async function holdJoined({ tx }: WriteContext, plans: readonly FamilyPlan[]): Promise<void> {
  const ids = plans.flatMap(({ joins }) => joins ?? [])
  const { count } = await tx`select from users where id = any(${ids}) and not _deleted for key share`
  if (count < new Set(ids).size) refuse(changedRefusal())
}

/**
 * Creates a family as the desk does without an email (P-16): nobody can sign in to it, and nobody is emailed. The rows
 * are written directly, because the sheet was already checked by the same rules.
 */
async function makeFamily(context: WriteContext, { joins, userId, guardian, children }: MadeFamily) {
  const made: { model: string; row_id: string }[] = []
  if (joins === null) {
    const { firstName, lastName, phone } = guardian
    const names = { firstName, lastName, phone, avatarUrl: '' }
    await insertRecorded(context, User, { id: userId, email: withoutEmail(userId), ...names })
    made.push({ model: 'User', row_id: userId })
  }
  for (const child of children) {
    refuse(soundPlayerRefusal(child, context.today))
    const { id } = await insertRecorded(context, Player, {
      ...child,
      userPlayersId: userId,
      status: 'ACTIVE',
    })
    made.push({ model: 'Player', row_id: id })
  }
  return made
}
