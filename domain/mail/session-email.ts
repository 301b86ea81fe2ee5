import { changeWords, type SessionChange } from '../session-on.ts'
import { dayName } from '../words.ts'
import type { Audience } from './audience.ts'
import type { CampaignText } from './campaign-text.ts'

const SUBJECTS: Record<SessionChange['status'], string> = {
  ON: 'Training takes place as planned',
  DELAYED: 'Training starts later',
  MOVED: 'Training has moved',
  CANCELLED: 'No training',
}

const ENDINGS: Record<SessionChange['status'], string> = {
  ON: 'See you at the field.',
  DELAYED: 'See you at the field.',
  MOVED: 'See you there.',
  CANCELLED: 'Stay warm, and see you next time.',
}

/** The email to the families whose children would come to a session that has changed, ready to be read once more. */
export const sessionEmail = (change: SessionChange): CampaignText & { audience: Audience } => ({
  subject: `${SUBJECTS[change.status]}, ${dayName(change.day)}: {{program}}`,
  body: [
    'Hi {{firstName}},',
    `${changeWords(change)} This is about {{children}}.`,
    change.note,
    ENDINGS[change.status],
  ].join('\n\n'),
  audience: { kind: 'SESSION', programId: change.programId ?? null, day: change.day, group: null },
})
