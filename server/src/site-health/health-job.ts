import { hasEverything } from '@touchline/domain/identity/permissions.ts'
import { type HealthAlarm, linesToEmail } from '@touchline/domain/site-health/health-alarm.ts'
import { type HealthLine, siteHealth, TOPIC_NAMES } from '@touchline/domain/site-health/site-health.ts'
import { administrators } from '../identity/user-pool/administrators.ts'
import type { Job } from '../jobs/job.ts'
import { isAddress } from '../mail/outbox/address.ts'
import { enqueueMail } from '../mail/outbox/outbox.ts'
import { emailParts } from '../mail/templates/email.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import type { SiteLinks } from '../site-links.ts'
import type { Words } from '../users/write-to-guardians.ts'
import { type Installation, lookAtSite } from './look.ts'

const EVERY_FIVE_MINUTES = '*/5 * * * *'
/** An alarm that cannot be sent by then is outdated, and the next one is due. */
const USEFUL_MS = 24 * 3_600_000

/** Checks the site's health, and emails administrators with all permissions about persisting problems (O-5). */
export const siteHealthJob = (installation: Installation, links: SiteLinks): Job => ({
  name: 'site-health',
  cron: EVERY_FIVE_MINUTES,
  async run({ sql, now }) {
    const at = now()
    const lines = siteHealth(await lookAtSite(sql, installation, at), at)
    await sql.begin(async (tx) => {
      const urgent = linesToEmail(lines, await keepAlarms(tx, lines, at), at)
      if (urgent.length > 0) await emailAbout(tx, urgent, links, at)
    })
  },
})

/** An alarm exists as long as its line needs attention. The lock serializes concurrent checks. */
async function keepAlarms(tx: Transaction, lines: readonly HealthLine[], at: Date): Promise<HealthAlarm[]> {
  const topics = lines.filter(({ state }) => state === 'ATTENTION').map(({ topic }) => topic)
  await tx`lock table health_alarms in share row exclusive mode`
  await tx`delete from health_alarms where topic <> all(${topics})`
  await tx`
    insert into health_alarms (topic, since) select topic, ${at} from unnest(${topics}::text[]) topic
    on conflict (topic) do nothing`
  return healthAlarms(tx)
}

export const healthAlarms = (sql: Sql | Transaction): Promise<HealthAlarm[]> => sql<HealthAlarm[]>`
  select topic, since, emailed_at as "emailedAt" from health_alarms`

async function emailAbout(
  tx: Transaction,
  lines: readonly HealthLine[],
  links: SiteLinks,
  at: Date,
): Promise<void> {
  await tx`update health_alarms set emailed_at = ${at} where topic = any(${lines.map(({ topic }) => topic)})`
  const { subject, paragraphs, action } = needsAttention(lines)
  const link = { label: action.label, url: links.page(HEALTH_PAGE) }
  const parts = emailParts({ title: subject, paragraphs, action: link })
  const expiresAt = new Date(at.getTime() + USEFUL_MS)
  for (const { email, permissions } of await administrators(tx))
    if (hasEverything(permissions) && isAddress(email))
      await enqueueMail(tx, { to: email, subject, ...parts, expiresAt })
}

/** The desk's page with all checks. */
const HEALTH_PAGE = '/admin/settings/health'

/** To administrators with all permissions: which checks have been failing for a while, and what to do (O-5). */
export function needsAttention(lines: readonly HealthLine[]): Words {
  const [first] = lines
  const topics = lines.map(({ topic }) => TOPIC_NAMES[topic])
  return {
    subject:
      lines.length === 1 && first
        ? `${TOPIC_NAMES[first.topic]}: something on the club’s site needs attention`
        : `${lines.length} things on the club’s site need attention`,
    paragraphs: [
      `For half an hour or more, there’s been a problem with: ${topics.join(', ')}.`,
      ...lines.map(({ topic, sentence, advice }) =>
        [`${TOPIC_NAMES[topic]}: ${sentence}`, advice].filter(Boolean).join(' '),
      ),
      'You’re getting this because you have full access to the desk. We’ll email again in a day if it isn’t fixed by then.',
    ],
    action: { label: 'See how everything is doing', path: HEALTH_PAGE },
  }
}
