import { randomUUID } from 'node:crypto'
import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import type { Transaction } from '../postgres/pool.ts'
import { makePasswords } from './passwords.ts'
import { insertUser } from './user-pool/users.ts'

const PASSWORD = 'kickoff-2022'

const accounts = [
  { email: 'admin@example.org', groups: [ADMIN_GROUP] },
  { email: 'parent@example.org', groups: [] },
  { email: 'newparent@example.org', groups: [] },
]

/** The accounts one can try the demo club with; the club's records of these people then name them. Never in production. */
export async function createDemoAccounts(tx: Transaction, now: Date = new Date()): Promise<void> {
  const passwords = makePasswords()
  for (const { email, groups } of accounts) {
    const id = randomUUID()
    const passwordHash = await passwords.hash(PASSWORD)
    const user = {
      id,
      email,
      passwordHash,
      status: 'CONFIRMED' as const,
      isEmailVerified: true,
      attributes: {},
    }
    if (!(await insertUser(tx, user, now))) continue
    for (const name of groups) await tx`insert into pool_groups (user_id, name) values (${id}, ${name})`
    await tx`update users set external_user_id = ${id} where email = ${email} and not _deleted`
  }
}
