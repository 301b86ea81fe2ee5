import { MOST_TOKEN_DAYS, TOKEN_AREAS, TOKEN_DAYS } from '@touchline/domain/identity/access-token.ts'
import { models } from '@touchline/domain/models.ts'
import * as z from 'zod'
import { signInEnded } from '../graphql/authenticate.ts'
import type { Caller } from '../graphql/caller.ts'
import { listAccessTokens, makeAccessToken, revokeAccessToken } from '../identity/access-tokens.ts'
import { takePasswordProof } from '../identity/user-pool/password-proof.ts'
import { holdSession } from '../identity/user-pool/sessions.ts'
import type { Transaction } from '../postgres/pool.ts'
import { Id, Instant, line } from './inputs.ts'
import { conflict, denied } from './refusal.ts'
import { type Route, route } from './route.ts'

const Models = z
  .array(z.enum(Object.keys(models), 'Name models of the data service.'), 'Give a list of models, or null.')
  .min(1, 'Name at least one model, or leave this out for all of them.')
  .transform((names) => [...new Set(names)].sort())
  .nullable()
  .describe('What the token reads and writes of the data service; null for everything but health notes')

const Areas = z
  .array(z.enum(TOKEN_AREAS, `Name areas: ${TOKEN_AREAS.join(', ')}.`), 'Give a list of areas.')
  .transform((names) => [...new Set(names)].sort())
  .describe('Which parts of the REST APIs it opens; the rest is closed to every token')

const DAYS = `Give a whole number of days from 1 to ${MOST_TOKEN_DAYS}.`

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
          models: z.array(z.string()).readonly().nullable(),
          areas: z.array(z.string()).readonly(),
          createdBy: z.string(),
          createdAt: Instant,
          expiresAt: Instant,
          lastUsedAt: Instant.nullable().describe('To within five minutes'),
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
        expiresAt: token.expiresAt.toISOString(),
        lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
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
  input: {
    body: {
      name: line(1, 100),
      mayWrite: z.boolean('Say true or false.').default(false),
      days: z.int(DAYS).min(1, DAYS).max(MOST_TOKEN_DAYS, DAYS).default(TOKEN_DAYS),
      models: Models.default(null),
      areas: Areas.default([]),
    },
  },
  output: z.object({ id: z.string(), token: z.string() }),
  async handler({ pool: { sql, now }, adminEmail, caller }, { body }) {
    return sql.begin(async (tx) => {
      // Somebody who is losing their rights right now must not create a token that outlives them.
      if (caller.session !== null && !(await holdSession(tx, caller.session))) throw signInEnded()
      await requirePassword(tx, caller, now())
      const made = await makeAccessToken(tx, { ...body, createdBy: adminEmail }, now())
      // The client retries after a lost response: refuse, rather than leave a second token that nobody has seen.
      if (!made)
        throw conflict(
          'NAME_TAKEN',
          'There is a token of this name. Revoke it first, or choose another name.',
        )
      return made
    })
  },
})

/** A session alone cannot create a token that outlives it; users of an outside pool follow that pool's rules. */
async function requirePassword(tx: Transaction, { session }: Caller, now: Date): Promise<void> {
  if (session === null) return
  if (!(await takePasswordProof(tx, { sessionId: session, purpose: 'MAKE_ACCESS_TOKEN', now })))
    throw denied('PASSWORD_AGAIN', 'Please enter your password again.')
}

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
