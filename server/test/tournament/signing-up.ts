import { defaultConsents } from '@touchline/domain/club/defaults/consent-texts.ts'
import { accountOf } from '@touchline/domain/money/dues.ts'
import { balanceCents, type Entry } from '@touchline/domain/money/entry.ts'
import { CONSENTS } from '../agree.ts'
import type { Person } from '../amplify-client.ts'
import { askFor } from '../calls.ts'
import type { RunningServer } from '../running-server.ts'

/** What families do about tournaments, and the visible result. */

export const TERMS = {
  signUpUntil: '2026-02-10',
  signUpFromAge: 8,
  signUpToAge: 10,
  signUpFeeCents: 2_500,
  signUpPlaces: null,
}

const form = defaultConsents.FUN_DAY_WAIVER

export const WAIVER = {
  textVersion: form.version,
  guardianName: 'Pat Singh',
  relation: 'Mother',
  phone: '604-555-0142',
  emergencyName: 'Gran',
  emergencyPhone: '604-555-0143',
  agreed: form.statements.map(() => true),
  photos: 'NO',
  signature: 'pat singh',
}

const JOIN = `mutation Join($input: JoinTournamentInput!) {
  it: joinTournament(input: $input) {
    totalCents items { id playerId status wish feeCents waitlistPosition offerExpiresAt }
  }
}`

export const join = (who: Person, tournamentId: string, playerIds: unknown[], more: object = {}) =>
  askFor(who, JOIN, {
    input: {
      tournamentId,
      players: playerIds.map((playerId) => ({ playerId })),
      consents: CONSENTS,
      ...more,
    },
  })

const CHANGE = `mutation Change($input: ChangeSignUpInput!) {
  it: changeSignUp(input: $input) { id status feeCents waitlistPosition offerExpiresAt }
}`

export const change = (who: Person, id: string, wanted: 'ACCEPT' | 'DECLINE' | 'LEAVE') =>
  askFor(who, CHANGE, { input: { id, change: wanted } })

/** What a family owes, and the description it was given. */
export async function accountFor(who: Person, userId: unknown) {
  const { it } = await askFor(who, 'query L($id: ID!) { it: getUser(id: $id) { ledger } }', { id: userId })
  const { entries } = JSON.parse(it.ledger) as { entries: (Entry & { programName: string })[] }
  return { entries, balance: balanceCents(entries), dues: accountOf(entries).dues }
}

export async function tournamentId({ sql }: RunningServer, slug: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`select id from tournaments where slug = ${slug}`
  return row?.id ?? ''
}
