import type { Sql } from '../postgres/pool.ts'

interface Person {
  issuer: string
  /** Whom the issuer's tokens are about. */
  subject: string
}

interface Named extends Person {
  email: string
  /** When the ID token that says so runs out, in epoch seconds. */
  exp: number
}

/**
 * Access tokens of a Cognito pool name no address; its ID tokens do, and the client shows one at the identity pool before
 * it makes a call. What it says counts for the same person's access tokens for as long as it counts itself.
 */
export async function keepOutsideAddress(sql: Sql, { issuer, subject, email, exp }: Named): Promise<void> {
  const expiresAt = new Date(exp * 1000)
  // One that was made earlier, from before the address was changed, does not bring the old one back.
  await sql`
    insert into outside_addresses as a (issuer, subject, email, expires_at)
    values (${issuer}, ${subject}, ${email}, ${expiresAt})
    on conflict (issuer, subject) do update set email = excluded.email, expires_at = excluded.expires_at
      where a.expires_at <= excluded.expires_at`
}

export interface OutsideAddress {
  email: string
  /** In epoch milliseconds. */
  until: number
}

export async function outsideAddressOf(
  sql: Sql,
  { issuer, subject }: Person,
  now: Date,
): Promise<OutsideAddress | null> {
  const [row] = await sql`
    select email, expires_at from outside_addresses
    where issuer = ${issuer} and subject = ${subject} and expires_at > ${now}`
  return row ? { email: row.email, until: row.expires_at.getTime() } : null
}
