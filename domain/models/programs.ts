import { PAY_PLANS } from '../money/pay-plan.ts'
import { DISCOUNT_TYPES } from '../pricing/discount-types.ts'
import { FEE_TYPES } from '../pricing/fee-types.ts'
import { WITHDRAWAL_CAUSES } from '../pricing/withdrawal.ts'
import { PROGRAM_KINDS, PROGRAM_STATUSES } from '../programs/program.ts'
import { SEASON_STATUSES } from '../seasons/season-on.ts'
import { REGISTRATION_STATUSES } from '../status/registration.ts'
import {
  ALL,
  byServer,
  day,
  defaulted,
  dollars,
  flag,
  forDesk,
  id,
  instant,
  int,
  json,
  largeJson,
  line,
  note,
  oneOf,
  percent,
  required,
  text,
  texts,
} from './fields.ts'
import type { Model } from './model-types.ts'

export const Season = {
  name: 'Season',
  plural: 'Seasons',
  table: 'seasons',
  fields: {
    name: required(text),
    startDate: required(day),
    endDate: required(day),
    days: texts,
    startTime: required(text),
    endTime: required(text),
    arriveMinutesEarly: defaulted(int),
    location: text,
    changes: json,
    opensForReturning: day,
    opensForAll: day,
    status: defaulted(oneOf(SEASON_STATUSES)),
  },
  references: {},
  indexQueries: [],
  unique: [['name']],
  read: { everyoneWhere: 'status', oneOf: ['PUBLISHED'] },
  operations: ALL,
  parent: {},
} as const satisfies Model

export const Program = {
  name: 'Program',
  plural: 'Programs',
  table: 'programs',
  fields: {
    name: required(line),
    description: text,
    startDate: required(day),
    endDate: required(day),
    kind: oneOf(PROGRAM_KINDS),
    location: text,
    days: texts,
    startTime: text,
    endTime: text,
    capacity: int,
    minBirthYear: int,
    maxBirthYear: int,
    status: oneOf(PROGRAM_STATUSES),
    seasonId: id,
    translations: forDesk(largeJson(600)),
  },
  references: { seasonId: { model: 'Season', one: 'season', many: 'programs' } },
  indexQueries: [],
  computed: {
    placesLeft: { ...int, from: 'PlayerProgramRegistration' },
    translated: { ...json, bytes: 300, from: 'Program' },
    tally: { ...json, bytes: 600, from: 'PlayerProgramRegistration', readBy: 'administrators' },
  },
  unique: [],
  searchable: {},
  // A program without a status is open (E-4).
  read: {
    everyoneWhere: 'status',
    oneOf: [null, ...PROGRAM_STATUSES.filter((status) => status !== 'DRAFT')],
  },
  operations: ALL,
  parent: {},
} as const satisfies Model

export const ProgramFee = {
  name: 'ProgramFee',
  plural: 'ProgramFees',
  table: 'program_fees',
  fields: { programFeesId: required(id), type: required(oneOf(FEE_TYPES)), amount: required(dollars) },
  references: { programFeesId: { model: 'Program', one: 'program', many: 'fees' } },
  indexQueries: [],
  unique: [['programFeesId', 'type']],
  searchable: {},
  // Only the club sees what a season costs until it is announced.
  read: { everyoneThrough: 'programFeesId' },
  operations: ALL,
  parent: {},
} as const satisfies Model

export const Discount = {
  name: 'Discount',
  plural: 'Discounts',
  table: 'discounts',
  searchable: {},
  fields: {
    name: required(text),
    type: required(oneOf(DISCOUNT_TYPES)),
    percentage: required(percent),
    description: text,
    conditions: text,
    startDate: day,
    endDate: day,
    active: flag,
    priority: int,
    stacks: flag,
  },
  references: {},
  indexQueries: [],
  computed: {
    uses: { ...int, from: 'RegistrationDiscount', readBy: 'administrators' },
    givenCents: { ...int, from: 'RegistrationDiscount', readBy: 'administrators' },
  },
  unique: [],
  read: 'everyone',
  operations: ALL,
  parent: {},
} as const satisfies Model

export const AppliableDiscount = {
  name: 'AppliableDiscount',
  plural: 'AppliableDiscounts',
  table: 'appliable_discounts',
  fields: { programFeeID: required(id), discountID: required(id) },
  references: {
    programFeeID: { model: 'ProgramFee', one: 'programFee', many: 'appliableDiscounts' },
    discountID: { model: 'Discount', one: 'discount', many: 'appliableDiscounts' },
  },
  indexQueries: [],
  unique: [['programFeeID', 'discountID']],
  read: { everyoneThrough: 'programFeeID' },
  operations: ['create', 'delete'],
  parent: {},
} as const satisfies Model

export const PlayerProgramRegistration = {
  name: 'PlayerProgramRegistration',
  plural: 'PlayerProgramRegistrations',
  table: 'player_program_registrations',
  fields: {
    status: defaulted(oneOf(REGISTRATION_STATUSES)),
    playerRegistrationsId: required(id),
    programFeeRegistrationsId: required(id),
    months: texts,
    days: texts,
    payPlan: oneOf(PAY_PLANS),
    priceCents: byServer(int),
    priceWorking: byServer(json),
    reference: byServer(text),
    offerExpiresAt: byServer(instant),
    offerPassedAt: byServer(instant),
    lineNumber: byServer(int),
    leftLineAt: byServer(instant),
    groupId: byServer(id),
    approvedAt: byServer(instant),
    paidAt: byServer(instant),
    withdrawalAskedAt: byServer(instant),
    withdrawnAt: byServer(instant),
    withdrawalCause: oneOf(WITHDRAWAL_CAUSES),
    doctorsNote: flag,
    refundCents: byServer(int),
    refundWorking: byServer(json),
    refundedAt: instant,
    replacesId: byServer(id),
    reason: note,
  },
  references: {
    playerRegistrationsId: { model: 'Player', one: 'player', many: 'registrations' },
    programFeeRegistrationsId: { model: 'ProgramFee', one: 'programFee', many: 'registrations' },
  },
  indexQueries: [{ name: 'playerProgramRegistrationsByStatus', key: 'status' }],
  computed: {
    waitlistPosition: { ...int, from: 'PlayerProgramRegistration', filtered: true },
    openCents: { ...int, from: 'PlayerProgramRegistration' },
    dueOn: { ...day, from: 'PlayerProgramRegistration', filtered: true },
  },
  unique: [['reference']],
  searchable: {
    sortedBy: [
      'player.lastName',
      'player.firstName',
      'player.user.lastName',
      'player.user.firstName',
      'programFee.program.name',
    ],
  },
  paidFor: { player: 'playerRegistrationsId', cents: 'priceCents' },
  owner: { through: 'playerRegistrationsId' },
  read: 'owner',
  operations: ALL,
  parent: {
    create: ['status', 'playerRegistrationsId', 'programFeeRegistrationsId', 'months', 'days', 'payPlan'],
    update: ['status', 'reason', 'withdrawalCause', 'payPlan'],
  },
} as const satisfies Model

export const RegistrationDiscount = {
  name: 'RegistrationDiscount',
  plural: 'RegistrationDiscounts',
  table: 'registration_discounts',
  fields: {
    playerProgramRegistrationDiscountsId: defaulted(id),
    discountID: required(id),
    registrationID: required(id),
    percentage: percent,
    amountCents: int,
    month: text,
  },
  references: {
    playerProgramRegistrationDiscountsId: {
      model: 'PlayerProgramRegistration',
      one: 'registration',
      many: 'discounts',
    },
    discountID: { model: 'Discount', one: 'discount', many: 'registrationDiscounts' },
  },
  indexQueries: [],
  unique: [],
  owner: { through: 'playerProgramRegistrationDiscountsId' },
  read: 'owner',
  operations: ['create', 'delete'],
  parent: {},
} as const satisfies Model
