import type {
  AuditAct,
  AuditActor,
  AuditedModel,
  SecurityEvent,
} from '@touchline/domain/audit/audit-actions.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { dayName } from '@touchline/domain/words.ts'
import { momentName } from '../club/day-words.ts'
import type { Value } from './audit-differences.ts'
import type { AuditLine } from './audit-line.ts'

/** What the rows of each model are called at the desk. */
export const modelNames: Partial<Record<string, string>> = {
  User: 'user',
  Account: 'account',
  Player: 'player',
  PlayerProgramRegistration: 'registration',
  RegistrationDiscount: 'discount on a registration',
  KitOrder: 'kit order',
  Consent: 'consent',
  Season: 'season',
  Program: 'program',
  ProgramFee: 'fee',
  AppliableDiscount: 'discount on a fee',
  Discount: 'discount',
  ClubSetting: 'setting',
  Tournament: 'tournament',
  TournamentSignUp: 'place in a tournament',
  FunDayWaiver: 'fun day consent',
  Campaign: 'email to a group',
  AccessToken: 'access token',
  Address: 'address',
  Books: 'books',
} satisfies Record<AuditedModel, string>

const VERBS: Record<string, string> = { CREATE: 'created the', UPDATE: 'changed the', DELETE: 'deleted the' }

const ACTS: Partial<Record<string, string>> = {
  'CREATE Account': 'invited',
  LOOK: 'looked at the pages of',
  IMPERSONATION_START: 'started viewing the site as',
  IMPERSONATION_STOP: 'stopped viewing the site as',
  EXPORT: 'exported everything about',
  FIELD_CARE: 'looked up, at the field, who to call about',
  FIELD_LINK: 'created a coach’s link to the list of',
  FIELD_LINK_END: 'ended a coach’s link to the list of',
  HEALTH_NOTES: 'read the health notes of',
  MERGE: 'merged another record into',
  FAMILY_CODE: 'printed a code to take over the record of',
  FAMILY_INVITED: 'invited by email to take over the record of',
  FAMILY_CODE_END: 'cancelled the code to take over the record of',
  PHONED: 'phoned',
  PHONED_UNDO: 'undid the phone call to',
  TAKE_OVER: 'used the club’s code to take over the record of',
  TWO_PEOPLE: 'marked another record as not a duplicate of',
  NO_ACCESS: 'ended a guardian’s access to children, involving',
  ACCESS_AGAIN: 'lifted the block on a guardian’s access to children, involving',
  MAYBE_ONE_PERSON: 'unmarked another record as not a duplicate of',
  DISABLE: 'disabled the account of',
  ENABLE: 'enabled the account of',
  CONFIRM: 'confirmed the address of',
  RESEND_CODE: 'sent another code to',
  WRITE_AGAIN: 're-enabled email to',
  RESET_PASSWORD: 'reset the password of',
  RESET_SECOND_FACTOR: 'removed the two-step sign-in of',
  RECOVERY_CODES: 'created new recovery codes for',
  SIGN_OUT: 'signed out everywhere',
  ADD_TO_GROUP: 'gave administrator access to',
  CHANGE_PERMISSIONS: 'changed the desk permissions of',
  REMOVE_FROM_GROUP: 'removed administrator access from',
  EMAIL_SEND: 'sent the email',
  EMAIL_SCHEDULE: 'scheduled the email',
  EMAIL_UNSCHEDULE: 'unscheduled the email',
  EMAIL_PAUSE: 'paused the email',
  EMAIL_RESUME: 'resumed sending the email',
  EMAIL_CANCEL: 'cancelled the rest of the email',
  EMAIL_DELETE: 'deleted the draft of the email',
  EMAIL_RETRY: 'retried the failed copies of the email',
  PAUSE_REMINDERS: 'paused the payment reminders of',
  RESUME_REMINDERS: 'resumed the payment reminders of',
  PROMISE_CREDIT: 'promised a refund of credit to',
  KEEP_CREDIT: 'kept the credit on the account of',
  ASK_FUND: 'recorded a request for help from a fund by',
  GRANT_FUND: 'recorded that a fund will help',
  REFUSE_FUND: 'recorded that a fund can’t help',
  BOOK_LINE: 'automatically booked a bank line for',
  CLOSE_BOOKS: 'closed the books through',
  REOPEN_BOOKS: 'reopened the books after',
  REVOKE: 'revoked the access token',
  SIGN_IN_FAILED: 'entered a wrong password for',
  SIGN_IN_PAUSED: 'had to wait after too many wrong passwords for',
  SIGN_IN_NEW_NETWORK: 'signed in from a new network to',
  PASSWORD_CHANGED: 'changed the password of',
  EMAIL_CHANGED: 'changed the email address of',
  EMAIL_RESTORED: 'restored the email address of',
  ACCESS_TOKEN_USED: 'used an access token of',
  SECOND_FACTOR_ADDED: 'turned on two-step sign-in for',
  SECOND_FACTOR_REMOVED: 'turned off two-step sign-in for',
  RECOVERY_CODE_USED: 'used a recovery code of',
} satisfies Record<AuditAct | SecurityEvent | 'CREATE Account', string>

/** 'changed the player', before the name of the row. */
export function actWords({ action, model }: Pick<AuditLine, 'action' | 'model'>): string {
  const act = ACTS[`${action} ${model}`] ?? ACTS[action]
  if (act) return act
  const verb = VERBS[action] ?? action.toLowerCase().replaceAll('_', ' ')
  return `${verb} ${modelNames[model] ?? model}`
}

export function actorWords({ actorName, actorEmail, actorRole }: AuditLine): string {
  return actorName ?? actorEmail ?? NAMELESS[actorRole] ?? 'Someone'
}

/** People without a name or an address, or whose name and address are gone. */
const NAMELESS: Partial<Record<string, string>> = {
  VISITOR: 'A visitor',
  PARENT: 'A parent',
  ADMIN: 'An administrator',
  COACH: 'A coach',
  OPERATOR: 'Someone on the server',
  SYSTEM: 'The system',
  ACCOUNT: 'Someone',
} satisfies Record<AuditActor, string>

/** The screen that shows the row, where there is one. */
export function rowScreen({ model, rowId, playerId, programId }: AuditLine): string | null {
  if (model === 'User' || model === 'Account') return `/admin/users/${rowId}`
  if (playerId) return `/admin/players/${playerId}/registrations`
  if (programId) return `/admin/programs/${programId}`
  if (model === 'Campaign') return `/admin/email/${rowId}`
  if (model === 'Discount') return `/admin/discounts/${rowId}/edit`
  return SCREENS[model] ?? null
}

const SCREENS: Record<string, string> = { ClubSetting: '/admin/settings', Tournament: '/admin/tournaments' }

const FIELDS: Record<string, string> = {
  userPlayersId: 'Guardian',
  userId: 'User',
  playerId: 'Player',
  playerProgramRegistrationDiscountsId: 'Registration',
  playerRegistrationsId: 'Player',
  playerKitOrdersId: 'Player',
  programFeeRegistrationsId: 'Fee',
  programFeesId: 'Program',
  externalUserId: 'Identity',
  avatarUrl: 'Picture',
  healthNotes: 'Health notes',
  priceCents: 'Price',
  priceWorking: 'Price breakdown',
  refundCents: 'Refund',
  refundWorking: 'Refund breakdown',
  minBirthYear: 'Born from',
  maxBirthYear: 'Born until',
  textVersion: 'Text version',
  discountID: 'Discount',
  programFeeID: 'Fee',
  registrationID: 'Registration',
  amountCents: 'Amount',
  merged: 'Merged record',
  other: 'Other record',
}

/** 'emergencyContact' → 'Emergency contact' */
export function fieldName(field: string): string {
  const words = field.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return FIELDS[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

const DOLLARS = ['amount', 'unitPrice', 'totalAmount']
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const CODE = /^[A-Z]+(_[A-Z]+)*$/

/** A value in words. */
export function valueWords(field: string, value: Value): string {
  if (value === null) return 'nothing'
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') {
    if (field.endsWith('Cents')) return formatCents(value)
    if (DOLLARS.includes(field)) return formatCents(Math.round(value * 100))
    return field === 'percentage' ? `${value} %` : String(value)
  }
  if (INSTANT.test(value)) return momentName(value)
  if (DAY.test(value)) return `${dayName(value)}, ${value.slice(0, 4)}`
  return CODE.test(value) && value.length > 3 ? value.toLowerCase().replaceAll('_', ' ') : value
}
