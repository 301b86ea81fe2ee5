import type { Refusal } from '../refusal.ts'
import type { CampaignText } from './campaign-text.ts'
import { mergeProblem } from './merge-fields.ts'
import { leftToFillIn } from './templates.ts'

export const CAMPAIGN_STATUSES = ['DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'CANCELLED'] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]

export const CAMPAIGN_ACTS = [
  'SEND',
  'SCHEDULE',
  'UNSCHEDULE',
  'START',
  'PAUSE',
  'RESUME',
  'CANCEL',
  'RETRY',
  'FINISH',
] as const
export type CampaignAct = (typeof CAMPAIGN_ACTS)[number]

/** rules.md N-9. */
const MOVES: Record<CampaignAct, { from: readonly CampaignStatus[]; to: CampaignStatus }> = {
  SEND: { from: ['DRAFT'], to: 'SENDING' },
  SCHEDULE: { from: ['DRAFT'], to: 'SCHEDULED' },
  UNSCHEDULE: { from: ['SCHEDULED'], to: 'DRAFT' },
  START: { from: ['SCHEDULED'], to: 'SENDING' },
  PAUSE: { from: ['SENDING'], to: 'PAUSED' },
  RESUME: { from: ['PAUSED'], to: 'SENDING' },
  CANCEL: { from: ['SENDING', 'PAUSED'], to: 'CANCELLED' },
  RETRY: { from: ['SENT'], to: 'SENDING' },
  FINISH: { from: ['SENDING'], to: 'SENT' },
}

const STATES: Record<CampaignStatus, string> = {
  DRAFT: 'is now a draft',
  SCHEDULED: 'is now scheduled',
  SENDING: 'is already being sent',
  PAUSED: 'is now paused',
  SENT: 'has already been sent',
  CANCELLED: 'was cancelled',
}

/** The status that an act leads to, or why it cannot be done now. */
export function campaignMove(
  status: CampaignStatus,
  act: CampaignAct,
): { to: CampaignStatus } | { refusal: Refusal<'ILLEGAL_MOVE'> } {
  const { from, to } = MOVES[act]
  if (from.includes(status)) return { to }
  const message = `This email ${STATES[status]}. Check it, then decide again.`
  return { refusal: { code: 'ILLEGAL_MOVE', field: 'status', message } }
}

/** What people can still do with an email in this status. */
export const campaignActs = (status: CampaignStatus): CampaignAct[] =>
  CAMPAIGN_ACTS.filter((act) => act !== 'START' && act !== 'FINISH' && 'to' in campaignMove(status, act))

export const LONGEST_SUBJECT = 150
export const LONGEST_BODY = 20_000

/** What keeps the email from going out, by field. */
export function textProblems({ subject, body }: CampaignText): Partial<Record<keyof CampaignText, string>> {
  const problems: Partial<Record<keyof CampaignText, string>> = {}
  const inSubject = subjectProblem(subject)
  const inBody = bodyProblem(body)
  if (inSubject) problems.subject = inSubject
  if (inBody) problems.body = inBody
  return problems
}

function subjectProblem(subject: string): string | null {
  if (!subject.trim()) return 'Write a subject: it’s what families see first.'
  if (subject.length > LONGEST_SUBJECT) return `Write at most ${LONGEST_SUBJECT} characters.`
  return mergeProblem(subject)
}

function bodyProblem(body: string): string | null {
  if (!body.trim()) return 'Write what you want to say.'
  if (body.length > LONGEST_BODY) return `Write at most ${LONGEST_BODY} characters.`
  const gap = leftToFillIn(body)
  return gap ? `Fill in ${gap}, or remove it.` : mergeProblem(body)
}

const MINUTE_MS = 60_000
const LONGEST_WAIT_MS = 366 * 24 * 60 * MINUTE_MS

/** A time for sending must be in the future, and within a year. */
export function sendTimeRefusal(at: Date, now: Date): Refusal<'BAD_TIME'> | null {
  const wait = at.getTime() - now.getTime()
  if (wait <= 0)
    return {
      code: 'BAD_TIME',
      field: 'at',
      message: 'This time has passed. Choose a later one, or send now.',
    }
  if (wait > LONGEST_WAIT_MS)
    return {
      code: 'BAD_TIME',
      field: 'at',
      message: 'This is more than a year ahead. Choose an earlier time.',
    }
  return null
}

/** Whether as many people are found now as when the email was confirmed (N-7, N-10). */
export function countRefusal(confirmed: number, found: number): Refusal<'NOBODY' | 'COUNT_CHANGED'> | null {
  if (found === 0)
    return {
      code: 'NOBODY',
      field: 'audience',
      message: 'No one would get this email. Choose another group.',
    }
  if (found === confirmed) return null
  const message = `It would now go to ${found} ${found === 1 ? 'family' : 'families'}, not ${confirmed}. Please check the group again.`
  return { code: 'COUNT_CHANGED', field: 'audience', message }
}
