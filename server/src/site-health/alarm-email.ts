import { type HealthLine, TOPIC_NAMES } from '@touchline/domain/site-health/site-health.ts'
import type { Words } from '../users/write-to-guardians.ts'

/** Where the desk reads how everything stands. */
export const HEALTH_PAGE = '/admin/settings/health'

/** To those who may do everything: what has needed attention for a while, and what to do (O-5). */
export function needsAttention(lines: readonly HealthLine[]): Words {
  const [first] = lines
  const topics = lines.map(({ topic }) => TOPIC_NAMES[topic])
  return {
    subject:
      lines.length === 1 && first
        ? `${TOPIC_NAMES[first.topic]}: something on the club’s site needs attention`
        : `${lines.length} things on the club’s site need attention`,
    paragraphs: [
      `For half an hour or more, something hasn’t been right with: ${topics.join(', ')}.`,
      ...lines.map(({ topic, sentence, advice }) =>
        [`${TOPIC_NAMES[topic]}: ${sentence}`, advice].filter(Boolean).join(' '),
      ),
      'You get this email because you may do everything at the desk. We write again in a day if it isn’t fixed by then.',
    ],
    action: { label: 'See how everything is doing', path: HEALTH_PAGE },
  }
}
