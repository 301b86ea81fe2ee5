import { LANGUAGES } from '../languages.ts'
import { CONSENT_TEXTS } from '../registrations/consents.ts'
import { PLAYER_STATUSES } from '../status/player.ts'
import {
  ALL,
  byServer,
  day,
  defaulted,
  flag,
  id,
  int,
  json,
  line,
  oneOf,
  required,
  text,
  texts,
} from './fields.ts'
import type { Model } from './model-types.ts'

const OWN_USER_FIELDS = [
  'firstName',
  'lastName',
  'avatarUrl',
  'phone',
  'language',
  'newsletter',
  'familyEmails',
] as const

/** All but the day of clearance, which only the club records (P-10). */
const OWN_PLAYER_FIELDS = [
  'firstName',
  'lastName',
  'birthDate',
  'status',
  'gender',
  'healthNotes',
  'emergencyContact',
  'emergencyPhone',
  'photoConsent',
  'shirtSize',
  'sockSize',
  'shinGuardSize',
  'ballSize',
] as const

export const User = {
  name: 'User',
  plural: 'Users',
  table: 'users',
  fields: {
    externalUserId: text,
    email: { type: 'String', required: true, folded: true },
    firstName: line,
    lastName: line,
    avatarUrl: text,
    phone: line,
    language: line,
    family: id,
    newsletter: flag,
    familyEmails: flag,
  },
  references: {},
  indexQueries: [{ name: 'usersByEmail', key: 'email' }],
  computed: { ledger: { ...json, bytes: 6_000, from: 'PlayerProgramRegistration' } },
  indexed: ['family'],
  unique: [],
  searched: ['firstName', 'lastName', 'email'],
  searchable: {},
  owner: { field: 'id' },
  read: 'owner',
  operations: ALL,
  parent: { create: ['email', 'externalUserId', ...OWN_USER_FIELDS], update: OWN_USER_FIELDS },
} as const satisfies Model

export const Player = {
  name: 'Player',
  plural: 'Players',
  table: 'players',
  fields: {
    firstName: required(line),
    lastName: required(line),
    birthDate: required(day),
    status: defaulted(oneOf(PLAYER_STATUSES)),
    userPlayersId: id,
    gender: line,
    healthNotes: { ...text, sealed: true },
    emergencyContact: line,
    emergencyPhone: line,
    photoConsent: flag,
    shirtSize: line,
    sockSize: line,
    shinGuardSize: line,
    ballSize: line,
    clearanceDate: day,
  },
  references: { userPlayersId: { model: 'User', one: 'user', many: 'players' } },
  indexQueries: [
    { name: 'playersByUserPlayersId', key: 'userPlayersId' },
    { name: 'playersOfFamily', key: 'userPlayersId', shared: true },
  ],
  computed: {
    hasHealthNotes: { ...flag, from: 'Player', filtered: true },
    isReachable: { ...flag, from: 'User' },
    familyNumber: { ...int, from: 'User' },
    absences: { ...json, bytes: 600, from: 'Player' },
    missingConsents: { ...texts, from: 'Consent', filtered: true },
  },
  unique: [],
  searched: ['firstName', 'lastName'],
  searchedWith: 'userPlayersId',
  searchable: { sortedBy: ['user.lastName', 'user.firstName'] },
  owner: { field: 'userPlayersId', shared: true },
  read: 'owner',
  operations: ALL,
  parent: { create: ['userPlayersId', ...OWN_PLAYER_FIELDS], update: OWN_PLAYER_FIELDS, delete: true },
} as const satisfies Model

export const Consent = {
  name: 'Consent',
  plural: 'Consents',
  table: 'consents',
  fields: {
    userId: required(id),
    playerId: id,
    text: required(oneOf(CONSENT_TEXTS)),
    textVersion: required(line),
    agreed: required(flag),
    language: oneOf(LANGUAGES),
    signedOn: day,
    seenBy: byServer(text),
  },
  references: {
    userId: { model: 'User', one: 'user', many: 'consents' },
    playerId: { model: 'Player', one: 'player', many: 'consents' },
  },
  indexQueries: [],
  unique: [],
  owner: { field: 'userId', orThrough: 'playerId' },
  read: 'owner',
  operations: ['create'],
  parent: { create: ['userId', 'playerId', 'text', 'textVersion', 'agreed', 'language'] },
} as const satisfies Model
