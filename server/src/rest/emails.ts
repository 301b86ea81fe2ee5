import * as z from 'zod'
import { failedMail } from '../mail/outbox/outbox.ts'
import { Instant } from './inputs.ts'
import { type Route, route } from './route.ts'

const failed = route({
  method: 'get',
  path: '/failed-emails',
  summary: 'Emails that were refused or given up, newest failure first: at most a hundred',
  output: z.object({
    items: z.array(
      z
        .object({
          id: z.string(),
          to: z.string(),
          subject: z.string().nullable().describe('Null while the email holds a code that still counts'),
          attempts: z.int(),
          lastError: z.string(),
          createdAt: Instant,
          failedAt: Instant,
        })
        .meta({ id: 'FailedEmail' }),
    ),
  }),
  async handler({ pool: { sql, now } }) {
    const emails = await failedMail(sql, now())
    return {
      items: emails.map((email) => ({
        ...email,
        createdAt: email.createdAt.toISOString(),
        failedAt: email.failedAt.toISOString(),
      })),
    }
  },
})

export const emailRoutes: Route[] = [failed]
