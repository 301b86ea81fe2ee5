import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from '../../postgres/pool.ts'
import type { SiteLinks } from '../../site-links.ts'
import { makePasswords, type Passwords } from '../passwords.ts'
import { makeTokens, type Tokens } from '../tokens.ts'

/** Our own user pool: what every operation on it needs. */
export interface UserPool {
  sql: Sql
  issuer: string
  userPoolId: string
  clientId: string
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** How emails lead back to the site. */
  links?: SiteLinks
  tokens: Tokens
  passwords: Passwords
  /** Whether an administrator needs a second step to be one (V-4). */
  requiresSecondFactor: boolean
}

interface Parts extends Omit<UserPool, 'tokens' | 'passwords' | 'requiresSecondFactor'> {
  passwords?: Passwords
  requiresSecondFactor?: boolean
}

export function makeUserPool(parts: Parts): UserPool {
  const { passwords = makePasswords(), requiresSecondFactor = false, ...settings } = parts
  return { ...settings, passwords, requiresSecondFactor, tokens: makeTokens(settings) }
}

/** What the functions for administrators need; a command line has no more. */
export type PoolStore = Pick<UserPool, 'sql' | 'now'>

/** What is done to others' accounts is recorded under the name of whoever does it. */
export interface Desk extends PoolStore {
  /** Their address; null for whoever sits at the server's own command line. */
  by: string | null
}
