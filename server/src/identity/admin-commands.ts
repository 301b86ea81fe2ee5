import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import { StartError } from '../start/start-error.ts'
import { normaliseEmail } from './email-address.ts'
import { makeSigningKeys } from './signing-keys.ts'
import { addToGroup, removeFromGroup, resetSecondFactor } from './user-pool/administration.ts'
import { administrators } from './user-pool/administrators.ts'
import { PoolError } from './user-pool/pool-error.ts'
import type { Desk, PoolStore } from './user-pool/user-pool.ts'
import { findUserByEmail, type PoolUser } from './user-pool/users.ts'

const USAGE = `Choose a command:
  npm run admin -- grant ADDRESS     makes someone who has signed up an administrator
  npm run admin -- revoke ADDRESS    undoes that
  npm run admin -- list              lists all administrators
  npm run admin -- reset-second-factor ADDRESS  lets someone who lost their phone sign in with just the password
  npm run admin -- rotate-keys       signs tokens with a new key; nobody is signed out`

/** Runs the command and returns the sentence to print. Throws a `StartError` if it cannot be done. */
export async function runAdminCommand(store: PoolStore, [command, ...rest]: string[]): Promise<string> {
  const desk = { ...store, by: null }
  const [address, ...others] = rest
  if (others.length > 0) throw new StartError(USAGE)
  if (address === undefined) {
    if (command === 'list') return list(store)
    if (command === 'rotate-keys') return rotateKeys(store)
    throw new StartError(USAGE)
  }
  if (command === 'grant') return grant(desk, await named(store, address))
  if (command === 'revoke') return revoke(desk, await named(store, address))
  if (command === 'reset-second-factor') return resetFactor(desk, await named(store, address))
  throw new StartError(USAGE)
}

async function named({ sql }: PoolStore, address: string): Promise<PoolUser> {
  const email = normaliseEmail(address)
  if (!email) throw new StartError(`${JSON.stringify(address)} is not an email address.`)
  const user = await findUserByEmail(sql, email)
  if (!user)
    throw new StartError(`No one has signed up as ${email}: sign up on the site first, then try again.`)
  return user
}

async function grant(desk: Desk, { id, email, groups, status }: PoolUser): Promise<string> {
  if (status === 'UNCONFIRMED')
    throw new StartError(
      `${email} has not been confirmed: type in the code that was emailed, then try again.`,
    )
  if (groups.includes(ADMIN_GROUP)) return `${email} is already an administrator.`
  await addToGroup(desk, id, ADMIN_GROUP)
  return `${email} will be an administrator from the next sign-in.`
}

async function revoke(desk: Desk, { id, email, groups }: PoolUser): Promise<string> {
  if (!groups.includes(ADMIN_GROUP)) return `${email} is not an administrator.`
  try {
    await removeFromGroup(desk, id, ADMIN_GROUP)
  } catch (error) {
    if (error instanceof PoolError) throw new StartError(`${email} stays. ${error.message}`)
    throw error
  }
  return `${email} is no longer an administrator and has been signed out.`
}

async function resetFactor(desk: Desk, { id, email, hasSecondFactor }: PoolUser): Promise<string> {
  if (!hasSecondFactor) return `${email} has no second factor.`
  await resetSecondFactor(desk, id)
  return `${email} now signs in with just the password, and has been signed out and emailed.`
}

async function list({ sql }: PoolStore): Promise<string> {
  const all = await administrators(sql)
  if (all.length === 0) return 'There is no administrator yet: npm run admin -- grant ADDRESS makes one.'
  return all.map(({ email }) => email).join('\n')
}

async function rotateKeys(store: PoolStore): Promise<string> {
  await makeSigningKeys(store).rotate()
  return 'Tokens are signed with a new key from now on; those signed with the old one work until they expire.'
}
