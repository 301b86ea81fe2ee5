import { parseJson } from '@touchline/domain/complaints.ts'
import { type Audience, registeredIn } from '@touchline/domain/mail/audience.ts'
import { inOtherLanguages } from '@touchline/domain/mail/in-other-languages.ts'
import { sessionEmail } from '@touchline/domain/mail/session-email.ts'
import { EMAIL_TEMPLATES, templateIn } from '@touchline/domain/mail/templates.ts'
import { AGE_GROUPS } from '@touchline/domain/players/age-group.ts'
import { sessionChange } from '@touchline/domain/seasons/season.ts'
import type { CampaignValues } from './email-api.ts'

/** The id in the address of an email that has not been saved yet. */
export const NEW = 'new'

/** What a link asks for: `?program=`, `?group=`, `?kind=`, `?template=`, or `?session=` for a session that has changed. */
export function startingValues(search: URLSearchParams): CampaignValues {
  const change = sessionChange.safeParse(parseJson(search.get('session') ?? ''))
  if (change.success) return { purpose: 'NOTICE', ...sessionEmail(change.data) }
  const template = EMAIL_TEMPLATES.find(({ id }) => id === search.get('template'))
  const text = template
    ? inOtherLanguages((language) => templateIn(template, language))
    : { subject: '', body: '' }
  return {
    ...text,
    purpose: template?.purpose ?? 'NOTICE',
    audience: startingAudience(search) ?? template?.audience ?? registeredIn(null),
  }
}

function startingAudience(search: URLSearchParams): Audience | null {
  const programId = search.get('program')
  const asked = Number(search.get('group'))
  const group = AGE_GROUPS.includes(asked) ? asked : null
  switch (search.get('kind')) {
    case 'UNPAID':
      return { kind: 'UNPAID', programId, group }
    case 'WAITING':
      return { kind: 'WAITING', programId, group }
    case 'KIT_READY':
      return { kind: 'KIT_READY', group }
    default:
      return programId === null && group === null ? null : { ...registeredIn(programId), group }
  }
}
