import { randomInt, randomUUID } from 'node:crypto'
import { modelNamed } from '@touchline/domain/models.ts'
import { present } from '@touchline/domain/present.ts'
import {
  CODE_DAYS,
  CODE_LENGTH,
  CODE_LETTERS,
  codeForPaper,
  type FamilyCode,
  hasEmail,
  MOST_WRONG_GUESSES,
} from '@touchline/domain/walk-ins/walk-in.ts'
import * as z from 'zod'
import { refuseNewCode } from '../families/new-readers.ts'
import { notFound, refuse, unauthorised } from '../graphql/errors.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { parsed } from '../graphql/write/validate-input.ts'
import { recordAct } from '../impersonation/record-act.ts'
import { instantSql } from '../postgres/instant-sql.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { lockFamilyOfUser } from '../registrations/locks.ts'
import { keyedHash } from '../secrets/keyed-hash.ts'

const User = modelNamed('User')

const DAY = 86_400_000

export const hashOfCode = (sql: Sql | Transaction, code: string): Promise<string> =>
  keyedHash(sql, 'family code', code)

/** A code for a family without email, to be printed. Replaces an older one, and can be read only this once (P-17). */
export async function makeFamilyCode(
  context: WriteContext,
  userId: string,
  action: 'FAMILY_CODE' | 'FAMILY_INVITED' = 'FAMILY_CODE',
): Promise<string> {
  const { tx, caller, now } = context
  const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join(
    '',
  )
  const madeBy = present(caller.email, 'the address of an administrator')
  // Whoever makes the code can read it, and so can the owner of an address in a sheet they have imported.
  await refuseNewCode(context, userId)
  await tx`delete from family_codes where user_id = ${userId} and used_at is null`
  await tx`
    insert into family_codes (id, user_id, code_hash, made_by, made_at, ends_at)
    values (${randomUUID()}, ${userId}, ${await hashOfCode(tx, code)}, ${madeBy}, ${now},
      ${new Date(now.getTime() + CODE_DAYS * DAY)})`
  await recordAct(tx, { adminEmail: madeBy, action, userId, now })
  return codeForPaper(code)
}

/** The state of a family's latest code; null if none was made. */
export async function readFamilyCode(sql: Sql, userId: string, now: Date): Promise<FamilyCode | null> {
  const [code] = await sql<FamilyCode[]>`
    select made_by as "madeBy", ${instantSql(sql, 'made_at')} as "madeAt", ${instantSql(sql, 'ends_at')} as "endsAt",
      ${instantSql(sql, 'used_at')} as "usedAt",
      case when used_at is not null then 'USED' when ends_at > ${now} and wrong_guesses < ${MOST_WRONG_GUESSES}
        then 'OPEN' else 'ENDED' end as state
    from family_codes where user_id = ${userId} order by family_codes.made_at desc limit 1`
  return code ?? null
}

const Input = z.object({ userId: z.string(), end: z.boolean().nullish() })

/** For administrators: makes a new code for a family without email, or ends its current one. */
export const familyCode: Action = {
  model: User,
  tokenWrites: null,
  async run(context, given) {
    const { tx, caller, now } = context
    if (caller.role !== 'ADMIN') throw unauthorised('familyCode', 'Mutation')
    const { userId, end } = parsed(Input, given)
    await lockFamilyOfUser(tx, userId)
    const [user] = await selectRows(tx, User, 'id = $1 and not _deleted', [userId])
    if (!user) throw notFound('User', userId)
    if (hasEmail(user.email))
      refuse({
        code: 'HAS_EMAIL',
        field: 'userId',
        message: 'They have an email address: they can sign up with it to see their record.',
      })
    if (!end) return { typeName: 'NewFamilyCode', texts: { code: await makeFamilyCode(context, userId) } }
    await tx`delete from family_codes where user_id = ${userId} and used_at is null`
    await recordAct(tx, { adminEmail: caller.email, action: 'FAMILY_CODE_END', userId, now })
    return { typeName: 'NewFamilyCode', texts: { code: '' } }
  },
}
