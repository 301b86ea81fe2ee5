import { KIT_ITEMS, OWN_ITEM } from '../kit/items.ts'
import { KIT_ORDER_STATUSES } from '../status/kit-order.ts'
import { TOURNAMENT_KINDS } from '../tournament/kind.ts'
import { SIGN_UP_STATUSES, TOURNAMENT_STATUSES } from '../tournament/status.ts'
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
  oneOfOr,
  required,
  text,
} from './fields.ts'
import type { Model } from './model-types.ts'

export const KitOrder = {
  name: 'KitOrder',
  plural: 'KitOrders',
  table: 'kit_orders',
  fields: {
    playerKitOrdersId: required(id),
    itemType: required(oneOfOr(KIT_ITEMS, OWN_ITEM)),
    size: line,
    quantity: required(int),
    unitPrice: defaulted(dollars),
    totalAmount: defaulted(dollars),
    status: defaulted(oneOf(KIT_ORDER_STATUSES)),
    notes: note,
    orderDate: instant,
    paidDate: instant,
    deliveredDate: instant,
    reference: byServer(text),
    itemName: byServer(text),
  },
  references: { playerKitOrdersId: { model: 'Player', one: 'player', many: 'kitOrders' } },
  indexQueries: [
    { name: 'kitOrdersByStatus', key: 'status' },
    { name: 'kitOrdersByPlayerKitOrdersIdAndStatus', key: 'playerKitOrdersId', sort: 'status' },
  ],
  unique: [['reference']],
  searchable: {
    sortedBy: ['player.lastName', 'player.firstName', 'player.user.lastName', 'player.user.firstName'],
  },
  paidFor: { player: 'playerKitOrdersId', cents: 'totalAmount' },
  owner: { through: 'playerKitOrdersId' },
  read: 'owner',
  operations: ALL,
  parent: {
    create: ['playerKitOrdersId', 'itemType', 'size', 'quantity', 'status', 'notes'],
    update: ['status', 'size', 'notes'],
  },
} as const satisfies Model

export const ClubSetting = {
  name: 'ClubSetting',
  plural: 'ClubSettings',
  table: 'club_settings',
  fields: {
    key: required(text),
    value: required(largeJson(10_000)),
    published: defaulted(flag),
    translations: forDesk(largeJson(2_000)),
  },
  references: {},
  indexQueries: [{ name: 'clubSettingsByKey', key: 'key' }],
  unique: [['key']],
  read: { everyoneWhere: 'published', oneOf: [true] },
  operations: ALL,
  parent: {},
} as const satisfies Model

export const Tournament = {
  name: 'Tournament',
  plural: 'Tournaments',
  table: 'tournaments',
  fields: {
    slug: required(text),
    name: required(text),
    date: day,
    status: defaulted(oneOf(TOURNAMENT_STATUSES)),
    kind: defaulted(oneOf(TOURNAMENT_KINDS)),
    revision: int,
    plan: { ...largeJson(100_000), publicAs: 'publicPlan' },
    publicPlan: byServer(largeJson(100_000)),
    signUpUntil: byServer(day),
    signUpFromAge: byServer(int),
    signUpToAge: byServer(int),
    signUpFeeCents: byServer(int),
    signUpPlaces: byServer(int),
  },
  references: {},
  indexQueries: [{ name: 'tournamentsBySlug', key: 'slug' }],
  computed: { signUpPlacesLeft: { ...int, from: 'TournamentSignUp' } },
  unique: [['slug']],
  read: { everyoneWhere: 'status', oneOf: TOURNAMENT_STATUSES.filter((status) => status !== 'DRAFT') },
  operations: ALL,
  parent: {},
} as const satisfies Model

/** A child who has joined a tournament, waits for a place in it, or has left it (T-34). */
export const TournamentSignUp = {
  name: 'TournamentSignUp',
  plural: 'TournamentSignUps',
  table: 'tournament_sign_ups',
  fields: {
    tournamentId: required(id),
    playerId: required(id),
    status: byServer(required(oneOf(SIGN_UP_STATUSES))),
    wish: text,
    feeCents: byServer(required(int)),
    lineNumber: byServer(int),
    offerExpiresAt: byServer(instant),
    offerPassedAt: byServer(instant),
    leftAt: byServer(instant),
  },
  references: {
    tournamentId: { model: 'Tournament', one: 'tournament', many: 'signUps' },
    playerId: { model: 'Player', one: 'player', many: 'tournamentSignUps' },
  },
  indexQueries: [],
  computed: { waitlistPosition: { ...int, from: 'TournamentSignUp' } },
  unique: [['tournamentId', 'playerId']],
  owner: { through: 'playerId' },
  read: 'owner',
  operations: [],
  events: ['create', 'update'],
  parent: {},
} as const satisfies Model

/** History about children is for both guardians to read; history about one guardian is theirs alone. */
const OF_CHILDREN = [
  'Player',
  'PlayerProgramRegistration',
  'RegistrationDiscount',
  'KitOrder',
  'TournamentSignUp',
] as const

export const AuditEntry = {
  name: 'AuditEntry',
  plural: 'AuditEntries',
  table: 'audit_entries',
  fields: {
    actorEmail: text,
    actorRole: required(text),
    asUserId: id,
    action: required(text),
    model: required(text),
    rowId: required(id),
    before: json,
    after: json,
    reason: text,
    subjectUserId: id,
  },
  references: {},
  indexQueries: [
    { name: 'auditEntriesByRowId', key: 'rowId' },
    { name: 'auditEntriesBySubjectUserId', key: 'subjectUserId' },
  ],
  indexed: ['actorEmail', 'createdAt'],
  computed: {
    names: { ...json, bytes: 400, from: 'User', readBy: 'administrators' },
  },
  searchable: {},
  unique: [],
  owner: { field: 'subjectUserId', shared: { where: 'model', oneOf: OF_CHILDREN } },
  read: 'owner',
  operations: [],
  parent: {},
} as const satisfies Model
