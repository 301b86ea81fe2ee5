import * as z from 'zod'
import { type ChildMergeInput, type MergedChildren, mergeChildren } from '../players/merge-children.ts'
import { Id } from './inputs.ts'
import { MovedPrices, seenBoth, wantedOf } from './merge-parts.ts'
import { inWriteOrUndone } from './preview.ts'
import { type RestContext, type Route, route } from './route.ts'

const Entry = z.object({ id: z.string(), version: z.int(), name: z.string(), birthDate: z.string() })

const ChildMerge = z
  .object({
    keep: Entry,
    gone: Entry,
    registrations: z.int(),
    kitOrders: z.int(),
    consents: z.int(),
    taken: z.array(z.string()).describe('The fields that the kept entry lacked and has from the other'),
    prices: MovedPrices,
  })
  .meta({ id: 'ChildMerge' })

const merge = (context: RestContext, wanted: ChildMergeInput, isPreview: boolean): Promise<MergedChildren> =>
  inWriteOrUndone(context, isPreview, (write) => mergeChildren(write, wanted))

const preview = route({
  method: 'get',
  path: '/child-merges/{keepId}/{goneId}',
  summary: 'What would become of two entries of one child as one; nothing is changed',
  input: { params: { keepId: Id, goneId: Id } },
  output: ChildMerge,
  handler: (context, { params }) => merge(context, params, true),
})

const run = route({
  method: 'post',
  path: '/child-merges',
  summary:
    'Make two entries of one child one, as the preview has shown it; refused once one has changed since',
  status: 201,
  input: { body: seenBoth },
  output: ChildMerge,
  handler: (context, { body }) => merge(context, wantedOf(body), false),
})

export const childMergeRoutes: Route[] = [preview, run]
