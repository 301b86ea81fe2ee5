import { modelNamed } from '@touchline/domain/models.ts'
import { present } from '@touchline/domain/present.ts'
import { codeRefusal, hasEmail, MOST_WRONG_GUESSES, typedCode } from '@touchline/domain/walk-ins/walk-in.ts'
import { refuse } from '../graphql/errors.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { recordAct } from '../impersonation/record-act.ts'
import type { Transaction } from '../postgres/pool.ts'
import { lockFamiliesOfUsers } from '../registrations/locks.ts'
import { priceSome } from '../registrations/price-families.ts'
import { joinRecords } from '../users/merge-users.ts'
import { hashOfCode } from './family-code.ts'

const User = modelNamed('User')

interface Typed {
  code: string
  /** The birth date of one of the children, which is not printed with the code. */
  birthDate: string
}

/**
 * Lets the caller's account take over a family that was registered without email, with the code from the desk (P-17).
 * Returns the first names of its children, or null if code and birth date do not match. Commit in that case too,
 * because the wrong guess is counted in the transaction.
 */
export async function takeOver(
  context: WriteContext & { myUserId: string },
  { code, birthDate }: Typed,
): Promise<string[] | null> {
  const { tx, myUserId, caller, now } = context
  const found = await openCode(context, code)
  if (!found) return null
  await lockFamiliesOfUsers(tx, [myUserId, found.userId])
  const rows = await selectRows(
    tx,
    User,
    'id in ($1, $2) and not _deleted order by id',
    [myUserId, found.userId],
    'for update',
  )
  const keep = rows.find(({ id }) => id === myUserId)
  const gone = rows.find(({ id }) => id === found.userId)
  if (!keep || !gone || hasEmail(gone.email) || (await areKeptApart(tx, keep.id, gone.id))) return null
  if (!(await isBirthDateOf(tx, gone.id, birthDate))) {
    await tx`update family_codes set wrong_guesses = wrong_guesses + 1 where id = ${found.id}`
    return null
  }
  // Check again now that the record is locked, because a concurrent request may have used the code.
  const { count } = await tx`
    update family_codes set user_id = ${keep.id}, used_at = ${now}
    where id = ${found.id} and used_at is null and wrong_guesses < ${MOST_WRONG_GUESSES}`
  if (count === 0) return null
  const { players } = await joinRecords(context, keep, gone, { byCode: true })
  const adminEmail = present(caller.email, 'the address of whoever takes over')
  await recordAct(tx, { adminEmail, isParent: true, action: 'TAKE_OVER', userId: keep.id, now })
  await priceSome(context, keep.id, 'SIBLING_JOINED')
  return players.map(({ name }) => name)
}

/** Throw this outside the transaction that has counted the guess. */
export const refuseCode = (): never => refuse(codeRefusal())

async function openCode({ tx, now }: WriteContext, typed: string) {
  const code = typedCode(typed)
  if (code === null) return null
  const [found] = await tx<{ id: string; userId: string }[]>`
    select id, user_id as "userId" from family_codes
    where code_hash = ${await hashOfCode(tx, code)} and used_at is null and ends_at > ${now}
      and wrong_guesses < ${MOST_WRONG_GUESSES}`
  return found ?? null
}

async function isBirthDateOf(tx: Transaction, userId: string, birthDate: string): Promise<boolean> {
  const { count } = await tx`
    select from players where user_players_id = ${userId} and birth_date::text = ${birthDate} and not _deleted`
  return count > 0
}

/** A code must not give a barred guardian access to the other's children (P-14). */
async function areKeptApart(tx: Transaction, one: string, other: string): Promise<boolean> {
  const { count } = await tx`
    select from barred_guardians b
      join shared_guardians x on x.guardian_id = b.user_id join shared_guardians y on y.guardian_id = b.from_user_id
    where (x.user_id = ${one} and y.user_id = ${other}) or (x.user_id = ${other} and y.user_id = ${one})`
  return count > 0
}
