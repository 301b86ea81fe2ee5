import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from '../../postgres/pool.ts'
import type { SiteLinks } from '../../site-links.ts'
import { makePasswords, type Passwords } from '../passwords.ts'
import { makeTokens, type Tokens } from '../tokens.ts'

/** What the operations of our own user pool need. */
export interface UserPool {
  sql: Sql
  issuer: string
  userPoolId: string
  clientId: string
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** Makes links for emails. */
  links?: SiteLinks
  tokens: Tokens
  passwords: Passwords
  /** Whether administrators need a second factor to act as such (V-4). */
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

/** What administrative functions need, including those of the command line. */
export type PoolStore = Pick<UserPool, 'sql' | 'now'>

/** For changes to other people's accounts, which are recorded with the actor. */
export interface Desk extends PoolStore {
  /** The administrator's email address; null for the server's command line. */
  by: string | null
}
