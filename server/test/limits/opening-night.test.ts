import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { storedKey } from '../../src/limits/limit-store.ts'
import { type LimitKind, limits, MOST_OPEN } from '../../src/limits/limit-table.ts'
import { admin, configureAmplify } from '../amplify-client.ts'
import { createRow } from '../calls.ts'
import { givenFall, givenMum } from '../fall.ts'
import { EMERGENCY } from '../given.ts'
import { asked, registerPlayers } from '../registering.ts'
import { serverForTest } from '../running-server.ts'

/*
 * opening night at a school. 300 families share one address: each looks at ten pages, signs up, signs in, adds two
 * children, registers both and leaves the dashboard open. In the busiest minute 60 of them do all of it, in the busiest
 * ten minutes 200, and within the hour all. Five volunteers of the desk use the same address.
 */

const FAMILIES = { minute: 60, tenMinutes: 200, hour: 300 }
const VOLUNTEERS = 5

/** What the client requests for every screen of a family's area (`web/app/family/load-family.ts`). */
const MY_FAMILY = `query MyFamily($userId: ID!) {
  playersOfFamily(userPlayersId: $userId, limit: 100) {
    items {
      id createdAt _version _deleted firstName lastName birthDate status gender emergencyContact emergencyPhone
      photoConsent shirtSize sockSize shinGuardSize ballSize
      registrations(limit: 200) {
        items {
          id createdAt _version _deleted status months days priceCents priceWorking reference waitlistPosition
          offerExpiresAt approvedAt groupId withdrawalAskedAt withdrawalCause refundCents refundWorking reason replacesId
          programFee { id type amount program { id name location startDate endDate days startTime endTime } }
        }
      }
      kitOrders(limit: 200) {
        items { id createdAt _version _deleted itemType size quantity totalAmount status notes reference }
      }
      consents(limit: 200) { items { text textVersion agreed createdAt } }
    }
  }
}`
/** The programs on offer (`web/app/registrations/load-programs.ts`). */
const PROGRAMS = `query OfferedPrograms {
  listPrograms(limit: 200, filter: { status: { ne: "DRAFT" } }) {
    items {
      id name description startDate endDate kind location days startTime endTime capacity placesLeft minBirthYear
      maxBirthYear status
      fees(limit: 10) {
        items {
          id type amount
          appliableDiscounts(limit: 10) {
            items { discount { id name type percentage conditions startDate endDate active priority stacks } }
          }
        }
      }
    }
  }
}`

/** How often one family loads all of it: for each screen, and after each of its own changes. */
const LOOKS = 12

/** The cost of one family's evening, measured on a real server. */
async function costOfAFamily(): Promise<number> {
  const server = await serverForTest({ now: () => new Date('2025-09-01T17:00:00Z') })
  configureAmplify(server)
  const desk = await admin()
  const { once } = await givenFall(desk)
  const { mum, user } = await givenMum(desk)
  await server.app.close()
  await server.sql`truncate client_uses`
  return measure(server.databaseUrl, async () => {
    for (let look = 0; look < LOOKS; look += 1) {
      await mum.ask(MY_FAMILY, { userId: user.id })
      await mum.ask(PROGRAMS, {})
    }
    const children = await Promise.all(
      ['Maya', 'Leo'].map((firstName) =>
        createRow(mum, 'Player', { id: randomUUID(), firstName, lastName: 'Ng', birthDate: '2017-05-31' }),
      ),
    )
    const { error } = await registerPlayers(
      mum,
      children.map(({ it }) => asked(it, once)),
      { contacts: EMERGENCY },
    )
    expect(error).toBeUndefined()
  })
}

async function measure(databaseUrl: string, work: () => Promise<void>): Promise<number> {
  const server = await serverForTest({ databaseUrl, now: () => new Date('2025-09-01T17:00:00Z') })
  configureAmplify(server)
  await work()
  await server.app.close()
  const [row] = await server.sql`
    select used::float8 as used from client_uses where key = ${storedKey('graphql cost from 127.0.0.1')}`
  return row?.used
}

/** The rest of a family's evening, from what the client and the pages send. */
const ofAFamily: Partial<Record<LimitKind, number>> = {
  // Each of their pages loses its connection once in that minute.
  'subscription starts': 21,
  // To start and stop each, with the sign-in and the query in it, on two screens.
  'realtime messages': 21 * 4 * 2,
  // Its own changes on each of its screens, and some of the club's: a hundred small rows.
  'event cost': 250_000,
  // Children, consents, places and some previews of other months.
  changes: 60,
  'sign-ups': 1,
  'sign-ins': 2,
  'account calls': 6,
  'identity calls': 4,
  'small reads': 14,
  'calendar feeds': 1,
  'link pages': 1,
  forms: 1,
  // One family in twenty writes to the club; one in five thanks a referee or signs a waiver on the spot.
  'contact messages': 0.05,
  waivers: 1,
  'thank-you notes': 0.2,
  wishes: 3,
}

/** For each volunteer and minute: lists, reports, bulk approvals. */
const ofAVolunteer: Partial<Record<LimitKind, number>> = { 'desk calls': 120, 'account calls': 2 }

const familiesIn = (seconds: number) =>
  seconds <= 60 ? FAMILIES.minute : seconds <= 600 ? FAMILIES.tenMinutes : FAMILIES.hour

test('Q-3: a school full of families and a desk stay below a third of every limit', async () => {
  const family = { ...ofAFamily, 'graphql cost': await costOfAFamily() }
  const rows = Object.entries(limits).flatMap(([kind, { address, account, seconds }]) => {
    // Cached pages are shared: of some 40 pages, those that show places are rendered once a second at most.
    const renders = kind === 'page renders' ? 40 + 3 * 60 : 0
    const one = family[kind as LimitKind] ?? 0
    const desk = (ofAVolunteer[kind as LimitKind] ?? 0) * VOLUNTEERS
    const honest = renders + one * familiesIn(seconds) + desk
    if (honest === 0) return []
    const share = (used: number, most: number | null) => (most === null ? 0 : used / most)
    const own = kind === 'desk calls' ? (ofAVolunteer['desk calls'] ?? 0) : one
    return [{ kind, honest, address, share: share(honest, address), ownShare: share(own, account) }]
  })
  const sockets = FAMILIES.hour * 2 * 2 + VOLUNTEERS * 4
  const open = [
    { kind: 'open sockets', honest: sockets, address: MOST_OPEN.sockets.address },
    { kind: 'open subscriptions', honest: FAMILIES.hour * 21, address: MOST_OPEN.subscriptions.address },
  ].map((row) => ({ ...row, share: row.honest / row.address, ownShare: 0 }))
  const table = [...rows, ...open]
  console.table(table)
  expect(rows.map(({ kind }) => kind)).toContain('graphql cost')
  expect(table.filter(({ share, ownShare }) => Math.max(share, ownShare) > 1 / 3)).toEqual([])
})
