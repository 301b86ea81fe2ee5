import type { AuditedThing } from '../audit/audit-actions.ts'
import { Season } from '../models/programs.ts'
import type { ModelName } from '../models.ts'
import type { Need } from './permissions.ts'

/*
 * Which permission opens what. Anything not listed here fails to compile, or stays closed and fails a test, so
 * that nobody gains access because somebody forgot.
 */

const FAMILIES: Need = ['REGISTRATIONS', 'MONEY', 'KIT', 'PEOPLE']
const CHILDREN: Need = ['REGISTRATIONS', 'PEOPLE']
const CARE: Need = ['REGISTRATIONS', 'PEOPLE', 'HEALTH']
const PLACES: Need = ['REGISTRATIONS', 'MONEY', 'PEOPLE']
const EVERYTHING: Need = ['EVERYTHING']
/** For changing whose guardian somebody is, since a new guardian can read the children's health notes. */
const WHOSE: Need = ['PEOPLE']

interface ModelNeeds {
  /** To see rows that are neither public nor one's own. */
  read: Need
  /** To create, change and delete rows, and to read their history. */
  write: Need
  /** To create, change or delete rows, if others than these may. */
  create?: Need
  update?: Need
  delete?: Need
}

export const MODEL_NEEDS: Record<ModelName, ModelNeeds> = {
  User: { read: ['REGISTRATIONS', 'MONEY', 'KIT', 'EMAIL', 'PEOPLE'], write: CHILDREN, delete: WHOSE },
  Player: { read: FAMILIES, write: CHILDREN },
  Consent: { read: CHILDREN, write: CHILDREN },
  // Whoever knows the families can cancel a session, but not change anything else about a season.
  Season: { read: 'ANY', write: ['SETTINGS'], update: ['SETTINGS', 'REGISTRATIONS'] },
  Program: { read: 'ANY', write: ['SETTINGS'] },
  ProgramFee: { read: 'ANY', write: ['SETTINGS'] },
  Discount: { read: 'ANY', write: ['SETTINGS'] },
  AppliableDiscount: { read: 'ANY', write: ['SETTINGS'] },
  // With Money one changes the payment state of places and orders; who is in and what is ordered takes other
  // permissions.
  PlayerProgramRegistration: {
    read: PLACES,
    write: ['REGISTRATIONS', 'MONEY'],
    create: ['REGISTRATIONS'],
    delete: ['REGISTRATIONS'],
  },
  RegistrationDiscount: { read: PLACES, write: ['REGISTRATIONS', 'MONEY'] },
  KitOrder: { read: FAMILIES, write: ['KIT', 'MONEY'], create: ['KIT'], delete: ['KIT'] },
  ClubSetting: { read: 'ANY', write: ['SETTINGS', 'EMAIL', 'KIT', 'MONEY', 'REGISTRATIONS'] },
  Tournament: { read: ['TOURNAMENTS'], write: ['TOURNAMENTS'] },
  TournamentSignUp: { read: ['TOURNAMENTS', 'REGISTRATIONS', 'PEOPLE'], write: ['TOURNAMENTS'] },
  // Audit entries are visible to those who may change the row they are about (`historyNeed`).
  AuditEntry: { read: 'ANY', write: EVERYTHING },
}

/** For a model by its name. An unknown model is open only to those with every permission. */
export function modelNeeds(name: string): ModelNeeds {
  const byName: Readonly<Record<string, ModelNeeds>> = MODEL_NEEDS
  return byName[name] ?? { read: EVERYTHING, write: EVERYTHING }
}

/** The need for this kind of change to a model's rows. */
export function writeNeed(name: string, operation: 'create' | 'update' | 'delete'): Need {
  const needs = modelNeeds(name)
  return needs[operation] ?? needs.write
}

interface FieldNeeds {
  read?: Need
  /** Like `read`, for setting the field; it may depend on the value. */
  write?: Need | ((value: unknown) => Need)
  /** For changing the field of an existing row. For a new row, permission to create it is enough. */
  update?: Need
}

/** Fields that need more than their model does. Others read null. */
export const FIELD_NEEDS: Readonly<Record<string, Record<string, FieldNeeds>>> = {
  User: {
    phone: { read: FAMILIES },
    ledger: { read: PLACES },
    family: { write: WHOSE },
    externalUserId: { write: WHOSE },
  },
  Player: {
    userPlayersId: { update: WHOSE },
    emergencyContact: { read: CARE },
    emergencyPhone: { read: CARE },
    clearanceDate: { read: CARE },
    hasHealthNotes: { read: CARE },
    // Null leaves the notes unchanged (H-2).
    healthNotes: { write: (notes) => (notes === null ? 'ANY' : ['HEALTH']) },
  },
  PlayerProgramRegistration: {
    // Marking a place as paid books a payment.
    status: { write: (status) => (status === 'ACTIVE' ? ['MONEY'] : ['REGISTRATIONS']) },
    refundedAt: { write: ['MONEY'] },
    days: { write: ['REGISTRATIONS'] },
    withdrawalCause: { read: PLACES, write: ['REGISTRATIONS'] },
    doctorsNote: { read: CARE, write: ['REGISTRATIONS'] },
  },
  Season: Object.fromEntries(
    Object.keys(Season.fields)
      .filter((field) => field !== 'changes')
      .map((field) => [field, { write: ['SETTINGS'] }]),
  ),
  Program: { tally: { read: PLACES } },
  Discount: { uses: { read: PLACES }, givenCents: { read: PLACES } },
}

export const fieldReadNeed = (model: string, field: string): Need =>
  FIELD_NEEDS[model]?.[field]?.read ?? 'ANY'

/** What is needed to set each of these fields. */
export function fieldWriteNeeds(
  model: string,
  values: Record<string, unknown>,
  operation: 'create' | 'update' = 'update',
): Need[] {
  const needs = FIELD_NEEDS[model] ?? {}
  return Object.entries(values).flatMap(([field, value]) => {
    const { write, update } = needs[field] ?? {}
    const need = operation === 'update' ? (update ?? write) : write
    if (!need || value === undefined) return []
    return [typeof need === 'function' ? need(value) : need]
  })
}

/** Needed to change somebody's address (P-6), because whoever signs in with it can see their children. */
export const NEW_ADDRESS_NEED: Need = WHOSE

/** Settings that belong to a special area; all others need 'SETTINGS'. */
const SETTING_NEEDS: Record<string, Need> = {
  news: ['SETTINGS', 'EMAIL'],
  newsDrafts: ['SETTINGS', 'EMAIL'],
  store: ['SETTINGS', 'KIT'],
  kit: ['SETTINGS', 'KIT'],
  kitStock: ['SETTINGS', 'KIT'],
  payment: ['SETTINGS', 'MONEY'],
  statusStrip: ['SETTINGS', 'EMAIL', 'REGISTRATIONS'],
}

export const settingNeed = (key: string): Need => SETTING_NEEDS[key] ?? ['SETTINGS']

/** The needs for histories that are not about rows of models. */
const ACT_NEEDS: Record<AuditedThing, Need> = {
  Account: ['PEOPLE'],
  Address: ['PEOPLE', 'EMAIL'],
  Campaign: ['EMAIL'],
  Books: ['MONEY'],
  AccessToken: EVERYTHING,
  FunDayWaiver: ['TOURNAMENTS'],
}

/** Whoever may change a row may read its history. */
export const HISTORY_NEEDS: Record<string, Need> = {
  ...Object.fromEntries(Object.entries(MODEL_NEEDS).map(([name, { write }]) => [name, write])),
  ...ACT_NEEDS,
}

/** Mutations other than those of single rows. */
export const ACTION_NEEDS = {
  registerPlayers: ['REGISTRATIONS'],
  registerWalkIn: ['REGISTRATIONS'],
  familyCode: CHILDREN,
  markPhoned: CHILDREN,
  moveIn: ['PEOPLE'],
  undoMoveIn: ['PEOPLE'],
  inviteMovedIn: ['PEOPLE'],
  answerOffer: ['REGISTRATIONS'],
  addSecondDay: ['REGISTRATIONS'],
  changeMonths: ['REGISTRATIONS'],
  joinTournament: ['TOURNAMENTS'],
  changeSignUp: ['TOURNAMENTS'],
  sayAbsent: ['REGISTRATIONS'],
  pauseReminders: ['MONEY'],
  askForHelp: ['MONEY'],
  decideHelp: ['MONEY'],
  closeBooks: ['MONEY'],
  orderKit: ['KIT'],
  saveProgram: ['SETTINGS'],
  familyCalendar: 'ANY',
  saveDiscount: ['SETTINGS'],
  bookEntry: ['MONEY'],
  movePayment: ['MONEY'],
  recordRefund: ['MONEY'],
  refundToCard: ['MONEY'],
  promiseCredit: ['MONEY'],
  sendCredit: ['MONEY'],
  importStatement: ['MONEY'],
  acceptBankLines: ['MONEY'],
  decideBankLine: ['MONEY'],
  openNextSeason: ['SETTINGS'],
  publishSeason: ['SETTINGS'],
  undoNextSeason: ['SETTINGS'],
} as const satisfies Record<string, Need>

/** What the desk reads besides rows of models. */
export const DESK_QUERY_NEEDS = {
  deskNumbers: ['REGISTRATIONS', 'MONEY'],
  deskCampaigns: ['EMAIL'],
  deskCampaign: ['EMAIL'],
  deskCampaignReceivers: ['EMAIL'],
  deskCampaignFiles: ['EMAIL'],
  deskAudience: ['EMAIL'],
  deskTeams: ['EMAIL'],
  deskFailedEmails: ['EMAIL'],
  deskCalls: CHILDREN,
  deskBooks: ['MONEY'],
  deskDues: ['MONEY'],
  deskEntries: ['MONEY'],
  deskRefunds: ['MONEY'],
  deskCredits: ['MONEY'],
  deskBankLines: ['MONEY'],
  searchPeople: ['PEOPLE', 'REGISTRATIONS', 'MONEY'],
  deskPerson: ['PEOPLE', 'REGISTRATIONS', 'MONEY'],
  deskPersonEmails: ['PEOPLE', 'REGISTRATIONS', 'MONEY'],
  deskDuplicates: ['PEOPLE'],
  deskMoveIns: ['PEOPLE'],
  deskFieldNotes: ['REGISTRATIONS'],
  deskAttendance: ['REGISTRATIONS'],
  deskTournaments: ['TOURNAMENTS'],
  deskTournament: ['TOURNAMENTS'],
  deskSignUps: ['TOURNAMENTS'],
  deskEventConsents: ['TOURNAMENTS'],
  deskThanks: ['TOURNAMENTS'],
  deskResults: ['TOURNAMENTS'],
  deskTournamentPlayers: ['TOURNAMENTS'],
} as const satisfies Record<string, Need>

/** The need for one of them by its name. An unknown one is open only to those with every permission. */
export function deskQueryNeed(name: string): Need {
  const byName: Readonly<Record<string, Need>> = DESK_QUERY_NEEDS
  return byName[name] ?? EVERYTHING
}
