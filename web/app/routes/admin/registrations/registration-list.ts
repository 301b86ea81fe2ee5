import { clubDay } from '@touchline/domain/club-clock.ts'
import { familyReference } from '@touchline/domain/money/family-reference.ts'
import type { FeeType } from '@touchline/domain/pricing/fee-types.ts'
import { FORMER_PLAYER } from '@touchline/domain/retention/former-player.ts'
import type { PlayerStatus } from '@touchline/domain/status/player.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { bornIn, type DeskList, isTyped, type ListContext, notElsewhere } from '../../../desk/desk-list.ts'
import { GUARDIAN, type GuardianLine, guardianLine, type SentGuardian } from '../../../desk/guardian-line.ts'

interface Registration {
  id: string
  status: RegistrationStatus
  createdAt: string
  approvedAt: string | null
  paidAt: string | null
  reference: string | null
  months: string[] | null
  days: string[] | null
  priceCents: number | null
  refundCents: number | null
  refundedAt: string | null
  waitlistPosition: number | null
  offerExpiresAt: string | null
  reason: string | null
}

const FIELDS = `id _version status createdAt approvedAt paidAt reference months days priceCents refundCents refundedAt
  waitlistPosition offerExpiresAt reason`

interface Child {
  firstName: string
  lastName: string
  birthDate: string
  hasHealthNotes: boolean
  photoConsent: boolean | null
  emergencyContact: string | null
  emergencyPhone: string | null
}

interface SentPlayer extends Child {
  id: string
  status: PlayerStatus
  familyNumber: number | null
  user: SentGuardian | null
}

interface Program {
  id: string
  name: string
  startDate: string
  endDate: string
  /** Places neither held nor on offer; null if there is no limit. */
  placesLeft: number | null
  minBirthYear: number | null
  maxBirthYear: number | null
}

interface SentRegistration extends Registration {
  _version: number
  player: SentPlayer | null
  programFee: { type: FeeType; program: Program | null } | null
}

/** A registration as the desk lists it. */
export interface RegistrationLine extends Registration, Child, GuardianLine, Omit<Program, 'id' | 'name'> {
  version: number
  playerId: string
  playerStatus: PlayerStatus
  /** What the family writes on its payments. */
  paymentReference: string | null
  programId: string
  program: string
  feeType: FeeType
}

export const registrationList: DeskList<SentRegistration, RegistrationLine> = {
  model: 'PlayerProgramRegistration',
  selection: `${FIELDS}
    player {
      id firstName lastName birthDate status familyNumber hasHealthNotes photoConsent emergencyContact emergencyPhone ${GUARDIAN}
    }
    programFee { type program { id name startDate endDate placesLeft minBirthYear maxBirthYear } }`,
  sorts: {
    submitted: ['createdAt'],
    player: ['player_lastName', 'player_firstName'],
    guardian: ['player_user_lastName', 'player_user_firstName'],
    program: ['programFee_program_name'],
    total: ['priceCents'],
    status: ['status'],
  },
  ofSeason: notElsewhere,
  filters({ q, programId, group, overdue, leaving }, context) {
    return [
      ...isTyped(q),
      ...bornIn(group, context).map((player) => ({ player })),
      ...(programId ? [{ programFee: { programFeesId: { eq: programId } } }] : []),
      ...(overdue ? [isOverdue(context)] : []),
      ...(leaving ? [{ status: { eq: 'ACTIVE' }, withdrawalAskedAt: { exists: true } }] : []),
    ]
  },
  shownOf: (line) => ({
    ...line,
    hasHealthNotes: false,
    emergencyContact: null,
    emergencyPhone: null,
    reason: null,
  }),
  lineOf({ _version: version, player, programFee, ...registration }) {
    const { id: playerId, status: playerStatus, familyNumber, user, ...child } = player ?? formerPlayer
    const { id: programId, name: program, ...ages } = programFee?.program ?? formerProgram
    const feeType = programFee?.type ?? 'MONTHLY_ONCE'
    return {
      ...registration,
      version,
      ...child,
      playerId,
      playerStatus,
      paymentReference: familyNumber ? familyReference(familyNumber) : null,
      ...guardianLine(user),
      ...ages,
      programId,
      program,
      feeType,
    }
  },
}

/** A registration outlives its player, and its program may be gone as well. */
const formerPlayer: SentPlayer = {
  ...FORMER_PLAYER,
  id: '',
  status: 'ARCHIVED',
  hasHealthNotes: false,
  familyNumber: null,
  photoConsent: null,
  emergencyContact: null,
  emergencyPhone: null,
  user: null,
}
const formerProgram: Program = {
  id: '',
  name: 'Former program',
  startDate: FORMER_PLAYER.birthDate,
  endDate: FORMER_PLAYER.birthDate,
  placesLeft: null,
  minBirthYear: null,
  maxBirthYear: null,
}

/** A place with an amount that was due before today. */
const isOverdue = ({ now }: ListContext) => ({ status: { eq: 'APPROVED' }, dueOn: { lt: clubDay(now) } })
