import { yearOf } from '@touchline/domain/calendar-day.ts'
import { defaultConsents } from '@touchline/domain/club/defaults/consent-texts.ts'
import type { Model } from '@touchline/domain/models/model-types.ts'
import type { AnyRow, RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { present } from '@touchline/domain/present.ts'
import { REQUIRED_CONSENTS } from '@touchline/domain/registrations/consents.ts'
import { updateByRules } from '../../graphql/write/apply.ts'
import { updateRecorded } from '../../graphql/write/record.ts'
import type { WriteContext } from '../../graphql/write/rules.ts'
import { type ContextAt, create, DAY, FIRST_SIGN_UPS, HOUR } from './context.ts'
import type { DemoFamily, DemoPlayer } from './demo-family.ts'
import { firstSeason } from './programs.ts'
import type { DemoYear, Offered } from './year.ts'

interface FamilyInYear {
  family: DemoFamily
  /** The index of this family. */
  n: number
  year: DemoYear
}

/** What is settled dates from earlier; what is pending is only days old, as it would be at a real desk. */
const SETTLED: readonly string[] = ['ACTIVE', 'COMPLETED', 'WITHDRAWN', 'DELIVERED', 'REFUNDED', 'CANCELLED']
/** Families with these statuses were there in the first season already, if their children were old enough. */
const FAITHFUL: readonly string[] = ['ACTIVE', 'APPROVED', 'COMPLETED']

export async function createFamily(context: ContextAt, { family, n, year }: FamilyInYear): Promise<void> {
  const { players, ...person } = family
  const times = {
    first: new Date(FIRST_SIGN_UPS.getTime() + n * 5 * HOUR),
    earlier: new Date(year.signedUpAt.getTime() + n * 5 * HOUR),
    recently: new Date(year.now.getTime() - 6 * DAY + n * 9 * HOUR),
  }
  const children = players.map(({ plan, kit, ...child }) => {
    const birthDate = `${yearOf(child.birthDate) + year.yearsOn}${child.birthDate.slice(4)}`
    const isFaithful = plan && FAITHFUL.includes(plan.status) && year.running !== firstSeason.id
    const first = isFaithful ? programFor(birthDate, firstSeason.id, year) : null
    const since = plan && SETTLED.includes(plan.status) ? times.earlier : times.recently
    return { plan, kit, first, since, child: { ...child, birthDate } }
  })
  const since = children.map((one) => (one.first ? times.first : one.since)).toSorted(byTime)[0]
  const user = await create(context(since ?? times.recently), 'User', { avatarUrl: '', ...person })
  for (const { plan, kit, first, since, child } of children) {
    const own = { ...child, ...EMERGENCY, lastName: family.lastName, userPlayersId: user.id }
    const known = context(first ? times.first : since)
    const row = await create(known, 'Player', own)
    if (plan) {
      await agree({ ...known, myUserId: user.id }, user, row)
      if (first) await register(known, row, { ...plan, status: 'COMPLETED' }, first)
      const season = seasonFor(plan.status, year)
      if (!first || plan.status !== 'COMPLETED')
        await register(context(since), row, plan, present(programFor(row.birthDate, season, year), season))
    }
    if (kit) await orderKit(context(SETTLED.includes(kit.status) ? times.earlier : times.recently), row, kit)
  }
}

/** Every family of the demo has the same emergency contact. */
const EMERGENCY = { emergencyContact: 'Sam Lee, neighbour', emergencyPhone: '604-555-0190' }

const byTime = (a: Date, b: Date) => a.getTime() - b.getTime()

const seasonFor = (status: string, { running, joined }: DemoYear) =>
  SETTLED.includes(status) && status !== 'CANCELLED' ? running : joined

/** The program for the child's birth year in that season, or null. */
function programFor(birthDate: string, season: string, { programs }: DemoYear): Offered | null {
  const year = yearOf(birthDate)
  const fits = ({ minBirthYear, maxBirthYear }: Offered) => minBirthYear <= year && year <= maxBirthYear
  return programs[season]?.find(fits) ?? null
}

async function register(
  context: WriteContext,
  player: RowOf<'Player'>,
  { days, status, reason }: Pick<NonNullable<DemoPlayer['plan']>, 'days' | 'status' | 'reason'>,
  { once, twice }: Offered,
): Promise<void> {
  const registration = await create(context, 'PlayerProgramRegistration', {
    playerRegistrationsId: player.id,
    programFeeRegistrationsId: days.length === 2 ? twice : once,
    days,
    ...(status === 'WAITLISTED' ? { status } : {}),
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

/** Gives the consents that are required for a registration, as a parent would. */
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
    // Completion is automatic after the season, so the rules reject it as a request.
    current =
      status === 'COMPLETED'
        ? await updateRecorded(context, model, current, changes)
        : await updateByRules(context, model, current, changes)
  }
}
