import { hasEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import * as z from 'zod'
import { Email, Id, Instant, line } from './inputs.ts'
import type { Job } from './jobs.ts'
import { notFound } from './refusal.ts'
import { type Route, route } from './route.ts'

const JobView = z
  .object({
    id: z.string(),
    kind: z.enum(['EXPORT']),
    state: z.enum(['QUEUED', 'DONE', 'FAILED']),
    requestedBy: z.string(),
    createdAt: Instant,
    finishedAt: Instant.nullable(),
    result: z.unknown().describe('Null until the job is done'),
    reference: z.string().nullable().describe('To be quoted when the job has failed'),
  })
  .meta({ id: 'Job' })

/** The placeholder address of a family without email (P-16). */
const WithoutEmail = line(1, 254).refine((text) => !hasEmail(text), 'This is not an email address.')

const asView = (job: Job) => ({
  ...job,
  createdAt: job.createdAt.toISOString(),
  finishedAt: job.finishedAt?.toISOString() ?? null,
  result: job.result === null ? null : JSON.parse(job.result),
})

const startExport = route({
  method: 'post',
  path: '/exports',
  summary: 'Gather everything that is held about one email address; the job has it once it is done',
  status: 202,
  input: { body: { email: z.union([Email, WithoutEmail]) } },
  output: JobView,
  handler: async ({ jobs, adminEmail }, { body }) =>
    asView(await jobs.add({ email: body.email, requestedBy: adminEmail })),
})

const getJob = route({
  method: 'get',
  path: '/jobs/{id}',
  summary: 'How far a job is, and its result for a day after it is done',
  input: { params: { id: Id } },
  output: JobView,
  async handler({ jobs }, { params }) {
    const job = await jobs.find(params.id)
    if (!job) throw notFound('JOB_NOT_FOUND', 'This job no longer exists.')
    // The process that accepted it may have ended since.
    if (job.state === 'QUEUED') jobs.wake()
    return asView(job)
  },
})

export const exportRoutes: Route[] = [startExport, getJob]
