import { hasEverything, permissionRefusal } from '@touchline/domain/identity/permissions.ts'
import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import * as z from 'zod'
import { listAccounts } from '../identity/user-pool/account-list.ts'
import {
  confirmAccount,
  disableAccount,
  enableAccount,
  inviteAccount,
  resendSignUpCode,
  resetAccountPassword,
  resetSecondFactor,
  signOutEverywhere,
} from '../identity/user-pool/administration.ts'
import { type AccountView, getAccount } from '../identity/user-pool/change-account.ts'
import type { Desk } from '../identity/user-pool/user-pool.ts'
import { Email, Id, Instant, line } from './inputs.ts'
import { conflict, denied } from './refusal.ts'
import { type RestContext, type Route, route } from './route.ts'

export const User = z
  .object({
    id: z.string(),
    email: z.string(),
    isEmailVerified: z.boolean(),
    status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED']),
    isEnabled: z.boolean(),
    attributes: z.record(z.string(), z.string()),
    groups: z.array(z.string()),
    hasSecondFactor: z.boolean().describe('A code of an authenticator app is asked for at sign-in'),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'User' })

export const asUser = (account: AccountView) => ({
  ...account,
  createdAt: account.createdAt.toISOString(),
  updatedAt: account.updatedAt.toISOString(),
})

/** Keeps administrators from locking themselves out. */
export async function requireSomebodyElse(context: RestContext, id: string, message: string): Promise<void> {
  const { email } = await getAccount(context.pool, id)
  if (email === context.adminEmail) throw conflict('OWN_ACCOUNT', message)
}

/** Changing an administrator's account requires all permissions. */
async function requireRank({ pool, caller }: RestContext, id: string): Promise<void> {
  if (hasEverything(caller.permissions)) return
  const { groups } = await getAccount(pool, id)
  const { code, message } = permissionRefusal(['EVERYTHING'])
  if (groups.includes(ADMIN_GROUP)) throw denied(code, message)
}

const NextToken = line(1, 1000)
  .transform((token) => Buffer.from(token, 'base64url').toString('utf8'))
  .pipe(line(1, 254))

const Limit = z.coerce
  .number('Give a whole number from 1 to 100.')
  .int('Give a whole number from 1 to 100.')
  .min(1, 'Give a whole number from 1 to 100.')
  .max(100, 'Give a whole number from 1 to 100.')

const listUsers = route({
  method: 'get',
  path: '/users',
  summary: 'Users of the pool in the order of their addresses, all or those that a search finds',
  input: {
    query: {
      search: line(1, 100).optional().describe('Part of an address or of a name'),
      group: line(1, 128).optional(),
      limit: Limit.default(50),
      nextToken: NextToken.optional().describe('Of the page before'),
    },
  },
  output: z.object({ items: z.array(User), nextToken: z.string().nullable() }),
  async handler({ pool }, { query: { nextToken, ...wanted } }) {
    const { accounts, next } = await listAccounts(pool, { ...wanted, after: nextToken })
    return { items: accounts.map(asUser), nextToken: next && Buffer.from(next).toString('base64url') }
  },
})

const getUser = route({
  method: 'get',
  path: '/users/{id}',
  summary: 'One user',
  input: { params: { id: Id } },
  output: User,
  handler: async ({ pool }, { params }) => asUser(await getAccount(pool, params.id)),
})

const createUser = route({
  method: 'post',
  path: '/users',
  summary: 'Make an account; its temporary password is mailed and counts for seven days',
  status: 201,
  input: { body: { email: Email, firstName: line(1, 100).optional(), lastName: line(1, 100).optional() } },
  output: User,
  async handler({ pool }, { body: { email, firstName = '', lastName = '' } }) {
    const attributes = [
      { Name: 'given_name', Value: firstName },
      { Name: 'family_name', Value: lastName },
    ]
    return asUser(await inviteAccount(pool, { email, attributes }))
  },
})

const disableUser = route({
  method: 'post',
  path: '/users/{id}/disable',
  summary: 'Sign a user out everywhere and let them in no more; never oneself, never the last administrator',
  input: { params: { id: Id } },
  output: User,
  async handler(context, { params: { id } }) {
    await requireRank(context, id)
    await requireSomebodyElse(context, id, 'You cannot disable your own account.')
    return asUser(await disableAccount(context.pool, id))
  },
})

const resetFactor = route({
  method: 'post',
  path: '/users/{id}/reset-second-factor',
  summary:
    'Remove the authenticator app of somebody who lost it and sign them out; they are emailed. Never oneself',
  input: { params: { id: Id } },
  output: User,
  async handler(context, { params: { id } }) {
    await requireRank(context, id)
    await requireSomebodyElse(context, id, 'Turn off your own two-step sign-in in your profile.')
    return asUser(await resetSecondFactor(context.pool, id))
  },
})

type Act = (desk: Desk, id: string) => Promise<AccountView>

/** An action on one user, which returns the changed user. */
const act = (name: string, summary: string, work: Act): Route =>
  route({
    method: 'post',
    path: `/users/{id}/${name}`,
    summary,
    input: { params: { id: Id } },
    output: User,
    async handler(context, { params }) {
      await requireRank(context, params.id)
      return asUser(await work(context.pool, params.id))
    },
  })

export const userRoutes: Route[] = [
  listUsers,
  createUser,
  getUser,
  act('enable', 'Let a user in again', enableAccount),
  disableUser,
  act(
    'confirm',
    "Take the club's word for it that the address is theirs, and mail a code to choose a password",
    confirmAccount,
  ),
  act('resend-code', 'Mail another code to confirm the address with', resendSignUpCode),
  act('reset-password', 'End the old password and mail a code to choose a new one', resetAccountPassword),
  resetFactor,
  act('sign-out', 'Sign a user out everywhere', signOutEverywhere),
]
