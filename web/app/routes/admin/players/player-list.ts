import type { ConsentText } from '@touchline/domain/registrations/consents.ts'
import type { PlayerStatus } from '@touchline/domain/status/player.ts'
import { LIVE_REGISTRATION_STATUSES, type RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { bornIn, type DeskList, hasWords, notElsewhere } from '../../../desk/desk-list.ts'
import { GUARDIAN, type GuardianLine, guardianLine, type SentGuardian } from '../../../desk/guardian-line.ts'

interface Player {
  id: string
  firstName: string
  lastName: string
  birthDate: string
  status: PlayerStatus
  shirtSize: string | null
  photoConsent: boolean | null
  emergencyContact: string | null
  emergencyPhone: string | null
  hasHealthNotes: boolean
  createdAt: string
}

const FIELDS = `id _version firstName lastName birthDate status shirtSize photoConsent emergencyContact emergencyPhone
  hasHealthNotes createdAt missingConsents`

export interface SentPlayer extends Player {
  _version: number
  missingConsents: ConsentText[]
  user: SentGuardian | null
  registrations: { items: SentRegistration[] }
}

interface SentRegistration {
  id: string
  status: RegistrationStatus
  priceCents: number | null
  programFee: { program: { id: string; name: string } | null } | null
}

/** A player as the desk lists them. */
export interface PlayerLine extends Player, GuardianLine {
  version: number
  /** Active registrations, latest first. */
  registrations: { id: string; programId: string; program: string; status: RegistrationStatus }[]
  owedCents: number
  /** For registered players. */
  missingConsents: ConsentText[]
}

const live = { or: LIVE_REGISTRATION_STATUSES.map((status) => ({ status: { eq: status } })) }
const taken = {
  or: [...LIVE_REGISTRATION_STATUSES, 'COMPLETED'].map((status) => ({ status: { eq: status } })),
}
const LIVE = LIVE_REGISTRATION_STATUSES.map((status) => `{ status: { eq: "${status}" } }`).join(' ')

export const playerList: DeskList<SentPlayer, PlayerLine> = {
  model: 'Player',
  selection: `${FIELDS} ${GUARDIAN}
    registrations(filter: { or: [${LIVE}] }, sortDirection: DESC) {
      items { id status priceCents programFee { program { id name } } }
    }`,
  sorts: {
    name: ['lastName', 'firstName'],
    birth: ['birthDate'],
    guardian: ['user_lastName', 'user_firstName'],
    status: ['status'],
  },
  filters: ({ q, programId, group, season, registered, unpaid, noConsent, health }, context) => [
    ...hasWords(q),
    ...bornIn(group, context),
    ...(programId ? [{ registrations: { ...live, programFee: { programFeesId: { eq: programId } } } }] : []),
    ...(registered ? [{ registrations: { ...taken, ...(season && notElsewhere(season)) } }] : []),
    ...(unpaid ? [{ registrations: { status: { eq: 'APPROVED' } } }] : []),
    ...(noConsent ? [{ registrations: live, missingConsents: { exists: true } }] : []),
    ...(health ? [{ hasHealthNotes: { eq: true } }] : []),
  ],
  lineOf({ _version: version, user, registrations: { items }, missingConsents, ...player }) {
    const owed = items.filter(({ status }) => status === 'APPROVED')
    return {
      ...player,
      version,
      ...guardianLine(user),
      registrations: items.map(({ id, status, programFee }) => ({
        id,
        status,
        programId: programFee?.program?.id ?? '',
        program: programFee?.program?.name ?? '',
      })),
      owedCents: owed.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0),
      missingConsents: items.length > 0 ? missingConsents : [],
    }
  },
}
