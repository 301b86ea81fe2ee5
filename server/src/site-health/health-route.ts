import { HEALTH_STATES, HEALTH_TOPICS, siteHealth } from '@touchline/domain/site-health/site-health.ts'
import * as z from 'zod'
import { Instant } from '../rest/inputs.ts'
import { type Route, route } from '../rest/route.ts'
import { healthAlarms } from './health-job.ts'
import { lookAtSite } from './look.ts'

const view = route({
  method: 'get',
  path: '/site-health',
  summary: 'How email, jobs, backups, certificate, disk and database are doing, as this process sees it now',
  output: z.object({
    lookedAt: Instant,
    items: z.array(
      z
        .object({
          topic: z.enum(HEALTH_TOPICS),
          state: z.enum(HEALTH_STATES).describe('UNKNOWN where it cannot be told from here'),
          sentence: z.string(),
          advice: z.string().nullable().describe('What to do about it'),
          since: Instant.nullable().describe('Since when the regular look has found that it needs attention'),
        })
        .meta({ id: 'SiteHealthLine' }),
    ),
  }),
  async handler({ pool: { sql, now }, installation }) {
    const at = now()
    const [facts, alarms] = await Promise.all([lookAtSite(sql, installation, at), healthAlarms(sql)])
    const since = new Map(alarms.map((alarm) => [alarm.topic, alarm.since.toISOString()]))
    return {
      lookedAt: at.toISOString(),
      items: siteHealth(facts, at).map((line) => ({
        ...line,
        since: line.state === 'ATTENTION' ? (since.get(line.topic) ?? null) : null,
      })),
    }
  },
})

export const siteHealthRoutes: Route[] = [view]
