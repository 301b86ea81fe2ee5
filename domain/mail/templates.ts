import type { Audience } from './audience.ts'
import type { CampaignText, Purpose } from './campaign-text.ts'

export interface EmailTemplate extends CampaignText {
  id: string
  name: string
  /** When to take it. */
  hint: string
  purpose: Purpose
  /** The group it is mostly for; null leaves the group as it is. */
  audience: Audience | null
}

const lines = (...paragraphs: string[]) => paragraphs.join('\n\n')

/** Starting points; what stands in angle brackets is for the club to fill in. */
export const EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  {
    id: 'rain',
    name: 'Training cancelled',
    hint: 'The field is closed, or it is not safe to play.',
    purpose: 'NOTICE',
    audience: null,
    subject: 'No training today: {{program}}',
    body: lines(
      'Hi {{firstName}},',
      'The field is closed because of the weather, so there is no training today for {{children}}.',
      'This month {{children}} may join the other training day instead. Just come along; you need not tell us.',
      'Stay warm, and see you next time.',
    ),
  },
  {
    id: 'payment',
    name: 'Payment reminder',
    hint: 'To families with an approved place that is not paid yet.',
    purpose: 'NOTICE',
    audience: { kind: 'UNPAID', programId: null, group: null },
    subject: 'A friendly reminder: {{amountDue}} for {{program}}',
    body: lines(
      'Hi {{firstName}},',
      'We are holding a place for {{children}} in {{program}}. There is still {{amountDue}} to pay.',
      'Please write {{reference}} on your e-Transfer, so that we can match it.',
      'If you have paid in the last two days, or need more time or help with the fee, just reply to this email.',
      'Thank you for being part of the club.',
    ),
  },
  {
    id: 'kit',
    name: 'Kit pick-up',
    hint: 'To families whose order is ready.',
    purpose: 'NOTICE',
    audience: { kind: 'KIT_READY', group: null },
    subject: 'Your kit is ready: {{kit}}',
    body: lines(
      'Hi {{firstName}},',
      'Good news: {{kit}} for {{children}} is ready.',
      'Pick it up at the club flag before or after training this weekend. If somebody else comes for you, tell them your last name.',
    ),
  },
  {
    id: 'newsletter',
    name: 'Newsletter',
    hint: 'News, new seasons and the store: only to those who said yes to it.',
    purpose: 'NEWSLETTER',
    audience: { kind: 'EVERYBODY' },
    subject: 'News from the field',
    body: lines(
      'Hi {{firstName}},',
      'Here is what is going on at the club this month.',
      '<What happened>',
      '<What comes next, with day, time and place>',
      '<A thank-you to a volunteer>',
      'See you at the field.',
    ),
  },
]

/** What a template has left to fill in, such as `<What happened>`; null when nothing is left. */
export const leftToFillIn = (body: string): string | null =>
  EMAIL_TEMPLATES.flatMap((template) => template.body.match(/<[^<>\n]+>/g) ?? []).find((gap) =>
    body.includes(gap),
  ) ?? null
