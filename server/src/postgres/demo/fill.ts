import { defaultConsents } from '@touchline/domain/club/defaults/consent-texts.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { REQUIRED_CONSENTS } from '@touchline/domain/consents.ts'
import { WAIVER_EVENT } from '@touchline/domain/fun-day-waiver.ts'
import type { Model } from '@touchline/domain/model-types.ts'
import { type ModelName, modelNamed } from '@touchline/domain/models.ts'
import type { AnyRow, CreateInput, RowOf } from '@touchline/domain/rows.ts'
import { VISITOR } from '../../graphql/caller.ts'
import { createByRules, updateByRules } from '../../graphql/write/apply.ts'
import { updateRecorded } from '../../graphql/write/record.ts'
import type { WriteContext } from '../../graphql/write/rules.ts'
import { createDemoAccounts } from '../../identity/demo-accounts.ts'
import { writeRules } from '../../write-rules.ts'
import type { Sql, Transaction } from '../pool.ts'
import type { DemoFamily, DemoPlayer, DemoProgram } from './demo-family.ts'
import { demoEvents } from './events.ts'
import { demoFamilies } from './families.ts'
import { demoDiscounts, demoFees, demoPrograms } from './programs.ts'
import { demoTournaments } from './tournaments.ts'
import { createDemoWaivers } from './waivers.ts'

const ADMIN = 'admin@example.org'
const DEMO_ACCOUNTS = [ADMIN, 'parent@example.org', 'newparent@example.org']

const DEMO_LOCK = 20_220_907
const FIRST_DAY = Date.parse('2025-08-18T17:00:00.000Z')
const HOUR = 3_600_000

/** Fills an empty database with the demo club, by the club's own rules. Returns the accounts one can use. */
export async function fillDemoClub(sql: Sql): Promise<string[]> {
  await sql.begin(async (tx) => {
    // Another process may be at it, for as long as it takes.
    await tx`set local statement_timeout = 0`
    await tx`select pg_advisory_xact_lock(${DEMO_LOCK})`
    const [row] = await tx`select exists (select from users) or exists (select from programs) as has_rows`
    if (!row?.has_rows) await fill(tx)
  })
  const rows = await sql`select email from pool_users where email = any(${DEMO_ACCOUNTS})`
  return DEMO_ACCOUNTS.filter((email) => rows.some((row) => row.email === email))
}

type Fees = Record<DemoProgram, { once: RowOf<'ProgramFee'>; twice: RowOf<'ProgramFee'> }>

async function fill(tx: Transaction): Promise<void> {
  const admin = await create(contextAt(tx, 0), 'User', {
    email: ADMIN,
    firstName: 'Alex',
    lastName: 'Morgan',
    avatarUrl: '',
  })
  const context = (hours: number) => ({ ...contextAt(tx, hours), myUserId: admin.id })
  const fees = await createPrograms(context(0))
  let hours = 1
  for (const family of demoFamilies) {
    hours += 5
    await createFamily(context(hours), family, fees)
  }
  for (const { plan, ...tournament } of demoTournaments(clubDay(new Date()))) {
    await create(context(hours), 'Tournament', { ...tournament, plan: JSON.stringify(plan) })
    if (tournament.slug === WAIVER_EVENT) await createDemoWaivers(tx, plan, new Date(FIRST_DAY))
    const events = demoEvents(`/${tournament.slug}-tournament`, tournament.date)
    if (events) await create(context(hours), 'ClubSetting', { key: 'events', value: events })
  }
  await createDemoAccounts(tx)
}

/** A week of sign-ups before the season, seen by the club's clock. */
function contextAt(tx: Transaction, hours: number): WriteContext {
  const now = new Date(FIRST_DAY + hours * HOUR)
  const caller = { ...VISITOR, role: 'ADMIN' as const, email: ADMIN }
  return { tx, caller, myUserId: null, now, today: clubDay(now), rules: writeRules }
}

const create = <Name extends ModelName>(
  context: WriteContext,
  model: Name,
  input: CreateInput<Name>,
): Promise<RowOf<Name>> => createByRules(context, modelNamed(model), { ...input, id: crypto.randomUUID() })

async function createPrograms(context: WriteContext): Promise<Fees> {
  const discounts: RowOf<'Discount'>[] = []
  for (const discount of demoDiscounts) discounts.push(await create(context, 'Discount', discount))
  const fees = async (name: DemoProgram) => {
    const { id } = await create(context, 'Program', demoPrograms[name])
    const once = await createFee(context, { ...demoFees.once, programFeesId: id }, discounts)
    const twice = await createFee(context, { ...demoFees.twice, programFeesId: id }, discounts)
    return { once, twice }
  }
  return {
    'little-kickers': await fees('little-kickers'),
    juniors: await fees('juniors'),
    youth: await fees('youth'),
  }
}

async function createFee(
  context: WriteContext,
  fee: CreateInput<'ProgramFee'>,
  discounts: readonly RowOf<'Discount'>[],
): Promise<RowOf<'ProgramFee'>> {
  const row = await create(context, 'ProgramFee', fee)
  for (const discount of discounts)
    await create(context, 'AppliableDiscount', { programFeeID: row.id, discountID: discount.id })
  return row
}

async function createFamily(context: WriteContext, family: DemoFamily, fees: Fees): Promise<void> {
  const { players, ...person } = family
  const user = await create(context, 'User', { avatarUrl: '', ...person })
  for (const player of players) {
    const { plan, kit, ...child } = player
    const row = await create(context, 'Player', {
      ...child,
      lastName: family.lastName,
      userPlayersId: user.id,
    })
    if (plan) {
      await agree({ ...context, myUserId: user.id }, user, row)
      await register(context, row, plan, fees)
    }
    if (kit) await orderKit(context, row, kit)
  }
}

async function register(
  context: WriteContext,
  player: RowOf<'Player'>,
  { program, days, status, reason }: NonNullable<DemoPlayer['plan']>,
  fees: Fees,
): Promise<void> {
  const fee = days.length === 2 ? fees[program].twice : fees[program].once
  const registration = await create(context, 'PlayerProgramRegistration', {
    playerRegistrationsId: player.id,
    programFeeRegistrationsId: fee.id,
    days,
  })
  const way: Record<string, string[]> = {
    APPROVED: ['APPROVED'],
    ACTIVE: ['APPROVED', 'ACTIVE'],
    COMPLETED: ['APPROVED', 'ACTIVE', 'COMPLETED'],
    WITHDRAWN: ['APPROVED', 'ACTIVE', 'WITHDRAWN'],
    REJECTED: ['REJECTED'],
    CANCELLED: ['CANCELLED'],
  }
  await walk(context, 'PlayerProgramRegistration', registration, way[status] ?? [], reason ? { reason } : {})
}

/** To what nobody is registered without, as a parent would. */
async function agree(context: WriteContext, user: RowOf<'User'>, player: RowOf<'Player'>): Promise<void> {
  for (const text of REQUIRED_CONSENTS)
    await create(context, 'Consent', {
      userId: user.id,
      playerId: player.id,
      text,
      textVersion: defaultConsents[text].version,
      agreed: true,
    })
}

async function orderKit(
  context: WriteContext,
  player: RowOf<'Player'>,
  { item, size, quantity, status, notes }: NonNullable<DemoPlayer['kit']>,
): Promise<void> {
  const order = await create(context, 'KitOrder', {
    playerKitOrdersId: player.id,
    itemType: item,
    size,
    quantity,
  })
  const way: Record<string, string[]> = {
    PAID: ['PAID'],
    READY: ['PAID', 'READY'],
    DELIVERED: ['PAID', 'READY', 'DELIVERED'],
    REFUNDED: ['PAID', 'REFUNDED'],
    CANCELLED: ['CANCELLED'],
  }
  await walk(context, 'KitOrder', order, way[status] ?? [], notes ? { notes } : {})
}

async function walk(
  context: WriteContext,
  kind: 'PlayerProgramRegistration' | 'KitOrder',
  row: AnyRow,
  way: readonly string[],
  remark: { reason?: string; notes?: string },
): Promise<void> {
  const model: Model = modelNamed(kind)
  let current = row
  for (const status of way) {
    const changes = { status, ...(status === way.at(-1) ? remark : {}) }
    // Completion comes by itself after the season; nobody may ask for it.
    current =
      status === 'COMPLETED'
        ? await updateRecorded(context, model, current, changes)
        : await updateByRules(context, model, current, changes)
  }
}
