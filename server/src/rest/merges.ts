import * as z from 'zod'
import { forgetTheyAreTwo, markAsTwo } from '../users/known-apart.ts'
import { type Merged, mergeUsers, type UserMerge } from '../users/merge-users.ts'
import { Id } from './inputs.ts'
import { MovedPrices, seenBoth, wantedOf } from './merge-parts.ts'
import { inWriteOrUndone } from './preview.ts'
import { notFound } from './refusal.ts'
import { type RestContext, type Route, route } from './route.ts'

const text = z.string().nullable()

const details = {
  firstName: text,
  lastName: text,
  phone: text,
  language: text,
  avatarUrl: text,
}

const MergedUser = z.object({ id: z.string(), email: z.string(), version: z.int(), ...details })

const Merge = z
  .object({
    keep: MergedUser,
    gone: MergedUser,
    players: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        birthDate: z.string(),
        registrations: z.int(),
        kitOrders: z.int(),
        isTwin: z.boolean().describe('The kept user has this very child: the two become one'),
      }),
    ),
    consents: z.int(),
    taken: z.object(details).partial().describe('What the kept user lacked and has from the other'),
    account: z
      .enum(['NONE', 'CLOSED', 'SHARED'])
      .describe('What becomes of the account of the one that goes'),
    hasKeptAccount: z.boolean(),
    family: z.enum(['NONE', 'KEPT', 'TAKEN', 'JOINED']),
    prices: MovedPrices,
  })
  .meta({ id: 'Merge' })

const merge = (context: RestContext, wanted: UserMerge, isPreview: boolean): Promise<Merged> =>
  inWriteOrUndone(context, isPreview, (write) => mergeUsers(write, wanted))

const preview = route({
  method: 'get',
  path: '/merges/{keepId}/{goneId}',
  summary: 'What would move if these two users became one; nothing is changed',
  input: { params: { keepId: Id, goneId: Id } },
  output: Merge,
  handler: (context, { params }) => merge(context, params, true),
})

const run = route({
  method: 'post',
  path: '/merges',
  summary: 'Make two users one, as the preview has shown it; refused once one of them has changed since',
  status: 201,
  input: { body: seenBoth },
  output: Merge,
  handler: (context, { body }) => merge(context, wantedOf(body), false),
})

export const mergeRoutes: Route[] = [preview, run]

const pair = { params: { oneId: Id, otherId: Id } }

const apart = route({
  method: 'put',
  path: '/duplicates/{oneId}/{otherId}/apart',
  summary: 'These two are two people: they are no longer shown as one; said twice it is said once',
  input: pair,
  output: null,
  async handler({ pool: { sql, now }, adminEmail: by }, { params: { oneId, otherId } }) {
    if (!(await markAsTwo(sql, { ids: [oneId, otherId], by, now: now() })))
      throw notFound('USER_GONE', 'One of the two no longer exists.')
  },
})

const notApart = route({
  method: 'delete',
  path: '/duplicates/{oneId}/{otherId}/apart',
  summary: 'They may be one person after all',
  input: pair,
  output: null,
  handler: ({ pool: { sql, now }, adminEmail: by }, { params: { oneId, otherId } }) =>
    forgetTheyAreTwo(sql, { ids: [oneId, otherId], by, now: now() }),
})

export const duplicateRoutes: Route[] = [apart, notApart]
