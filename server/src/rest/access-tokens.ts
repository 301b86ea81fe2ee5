import * as z from 'zod'
import { NotAuthenticated } from '../graphql/authenticate.ts'
import { listAccessTokens, makeAccessToken, revokeAccessToken } from '../identity/access-tokens.ts'
import { holdSession } from '../identity/user-pool/sessions.ts'
import { Id, Instant, line } from './inputs.ts'
import { conflict, denied } from './refusal.ts'
import { type Route, route } from './route.ts'

const list = route({
  method: 'get',
  path: '/access-tokens',
  summary: 'Every access token that was made, newest first, revoked ones too',
  output: z.object({
    items: z.array(
      z
        .object({
          id: z.string(),
          name: z.string(),
          mayWrite: z.boolean(),
          createdBy: z.string(),
          createdAt: Instant,
          revokedAt: Instant.nullable(),
        })
        .meta({ id: 'AccessToken' }),
    ),
  }),
  async handler({ pool }) {
    const tokens = await listAccessTokens(pool.sql)
    return {
      items: tokens.map((token) => ({
        ...token,
        createdAt: token.createdAt.toISOString(),
        revokedAt: token.revokedAt?.toISOString() ?? null,
      })),
    }
  },
})

const make = route({
  method: 'post',
  path: '/access-tokens',
  summary: 'Make an access token for a program; the token is in this answer and nowhere else',
  status: 201,
  input: { body: { name: line(1, 100), mayWrite: z.boolean('Say true or false.').default(false) } },
  output: z.object({ id: z.string(), token: z.string() }),
  async handler({ pool: { sql, now }, adminEmail, caller }, { body }) {
    if (caller.accessToken !== null)
      throw denied('NOT_BY_TOKEN', 'An access token cannot make another one. Sign in to do so.')
    return sql.begin(async (tx) => {
      // Who loses the right at this very moment makes no token that outlives it.
      if (caller.session !== null && !(await holdSession(tx, caller.session)))
        throw new NotAuthenticated('This sign-in has ended.')
      const made = await makeAccessToken(tx, { ...body, createdBy: adminEmail }, now())
      // The client repeats a request whose answer was lost: better to say so than to leave a token that nobody has seen.
      if (!made)
        throw conflict(
          'NAME_TAKEN',
          'There is a token of this name. Revoke it first, or choose another name.',
        )
      return made
    })
  },
})

const revoke = route({
  method: 'delete',
  path: '/access-tokens/{id}',
  summary: 'Revoke an access token, at once and for good; nothing happens if that is so already',
  input: { params: { id: Id } },
  output: null,
  handler: ({ pool: { sql, now, by } }, { params }) =>
    sql.begin((tx) => revokeAccessToken(tx, params.id, { by, now: now() })),
})

export const accessTokenRoutes: Route[] = [list, make, revoke]
