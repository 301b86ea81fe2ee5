import type { Sql } from '../postgres/pool.ts'

interface Person {
  issuer: string
  /** The subject of the issuer's tokens. */
  subject: string
}

interface Named extends Person {
  email: string
  /** When the ID token with this address expires, in epoch seconds. */
  exp: number
}

/**
 * Access tokens of a Cognito pool contain no email address, but ID tokens do, and the client sends one to the identity
 * pool first. The address applies to the same person's access tokens until the ID token expires.
 */
export async function keepOutsideAddress(sql: Sql, { issuer, subject, email, exp }: Named): Promise<void> {
  const expiresAt = new Date(exp * 1000)
  // An older ID token must not bring back an address that has been changed since.
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
