import { AGE_GROUPS } from '@touchline/domain/age-group.ts'
import { type Audience, registeredIn } from '@touchline/domain/mail/audience.ts'
import { EMAIL_TEMPLATES } from '@touchline/domain/mail/templates.ts'
import type { CampaignValues } from './email-api.ts'

/** In the address of an email that has not been kept yet. */
export const NEW = 'new'

/** What a link asks for: `?program=`, `?group=`, `?kind=`, `?template=`. */
export function startingValues(search: URLSearchParams): CampaignValues {
  const template = EMAIL_TEMPLATES.find(({ id }) => id === search.get('template'))
  const { purpose = 'NOTICE', subject = '', body = '' } = template ?? {}
  return {
    purpose,
    subject,
    body,
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
