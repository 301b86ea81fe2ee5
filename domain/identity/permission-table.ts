import type { AuditedThing } from '../audit/audit-actions.ts'
import { Season } from '../models/programs.ts'
import type { ModelName } from '../models.ts'
import type { Need } from './permissions.ts'

/*
 * Which permission opens what. What is not named here does not compile, or is closed and fails a test: nobody gets
 * at anything new by somebody's forgetting.
 */

const FAMILIES: Need = ['REGISTRATIONS', 'MONEY', 'KIT', 'PEOPLE']
const CHILDREN: Need = ['REGISTRATIONS', 'PEOPLE']
const CARE: Need = ['REGISTRATIONS', 'PEOPLE', 'HEALTH']
const PLACES: Need = ['REGISTRATIONS', 'MONEY', 'PEOPLE']
const EVERYTHING: Need = ['EVERYTHING']
/** Whose guardians somebody is: whoever is given children reads their health notes, too. */
const WHOSE: Need = ['PEOPLE']

interface ModelNeeds {
  /** To see rows that are not for everybody, nor one's own. */
  read: Need
  /** To create, change and delete them, and to read their history. */
  write: Need
  /** To make, change or delete them, where that is open to others than these. */
  create?: Need
  update?: Need
  delete?: Need
}

export const MODEL_NEEDS: Record<ModelName, ModelNeeds> = {
  User: { read: ['REGISTRATIONS', 'MONEY', 'KIT', 'EMAIL', 'PEOPLE'], write: CHILDREN, delete: WHOSE },
  Player: { read: FAMILIES, write: CHILDREN },
  Consent: { read: CHILDREN, write: CHILDREN },
  // A session that falls out is the business of whoever knows the families; all else of a season is not.
  Season: { read: 'ANY', write: ['SETTINGS'], update: ['SETTINGS', 'REGISTRATIONS'] },
  Program: { read: 'ANY', write: ['SETTINGS'] },
  ProgramFee: { read: 'ANY', write: ['SETTINGS'] },
  Discount: { read: 'ANY', write: ['SETTINGS'] },
  AppliableDiscount: { read: 'ANY', write: ['SETTINGS'] },
  // Of places and orders money changes how they stand; who is in and what is ordered is the business of others.
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
  // Of the audit one reads what is about rows that one may change (`historyNeed`).
  AuditEntry: { read: 'ANY', write: EVERYTHING },
}

/** Of a model by its name; an unknown one is for nobody but those who have everything. */
export function modelNeeds(name: string): ModelNeeds {
  const byName: Readonly<Record<string, ModelNeeds>> = MODEL_NEEDS
  return byName[name] ?? { read: EVERYTHING, write: EVERYTHING }
}

/** To write rows of a model in this way. */
export function writeNeed(name: string, operation: 'create' | 'update' | 'delete'): Need {
  const needs = modelNeeds(name)
  return needs[operation] ?? needs.write
}

interface FieldNeeds {
  read?: Need
  /** The same for whatever is set, or by the value. */
  write?: Need | ((value: unknown) => Need)
  /** To change what a row has; a new one is given it by whoever may make the row. */
  update?: Need
}

/** Where a field needs more than its model does. Others read null. */
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
    // Null leaves them as they are (H-2).
    healthNotes: { write: (notes) => (notes === null ? 'ANY' : ['HEALTH']) },
  },
  PlayerProgramRegistration: {
    // Marked as paid is a payment in the books.
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

/** What it takes to set these fields, each for itself. */
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

/** To give another address to somebody who has one (P-6): whoever signs in with it has their children. */
export const NEW_ADDRESS_NEED: Need = WHOSE

/** Settings of the club that are somebody's own business; all others are 'SETTINGS'. */
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

/** What the history also tells of, beside rows of models. */
const ACT_NEEDS: Record<AuditedThing, Need> = {
  Account: ['PEOPLE'],
  Address: ['PEOPLE', 'EMAIL'],
  Campaign: ['EMAIL'],
  Books: ['MONEY'],
  AccessToken: EVERYTHING,
  FunDayWaiver: ['TOURNAMENTS'],
}

/** Who may change a row reads its history. */
export const HISTORY_NEEDS: Record<string, Need> = {
  ...Object.fromEntries(Object.entries(MODEL_NEEDS).map(([name, { write }]) => [name, write])),
  ...ACT_NEEDS,
}

/** The mutations beside those of single rows. */
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

/** What the desk reads beside rows of models. */
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

/** Of one of them by its name, likewise. */
export function deskQueryNeed(name: string): Need {
  const byName: Readonly<Record<string, Need>> = DESK_QUERY_NEEDS
  return byName[name] ?? EVERYTHING
}
