import type { GivenContacts } from '@touchline/domain/families/contacts.ts'
import type { Language } from '@touchline/domain/languages.ts'
import type { GivenConsent } from '@touchline/domain/registrations/given-consents.ts'
import type { TournamentKind } from '@touchline/domain/tournament/kind.ts'
import type { SignUpTournament } from '@touchline/domain/tournament/sign-up.ts'
import type { SignUpStatus } from '@touchline/domain/tournament/status.ts'
import type { FunDayWaiver } from '@touchline/domain/waivers/fun-day-waiver.ts'
import { useChange } from '../../area/area-data.tsx'
import type { Document } from '../../data/documents.ts'
import { everyPageOf, type Page } from '../../data/every-page.ts'
import type { Request } from '../../data/request.ts'

/** A sign-up of one's own child for a tournament. */
export interface SignUp {
  id: string
  playerId: string
  status: SignUpStatus
  wish: string | null
  feeCents: number
  waitlistPosition: number | null
  offerExpiresAt: string | null
}

/** A tournament with what a family needs to know, and its own children in it. */
export interface JoinableTournament extends SignUpTournament {
  id: string
  slug: string
  kind: TournamentKind
  /** Null: no limit. */
  signUpPlacesLeft: number | null
  signUps: SignUp[]
}

const SIGN_UP = 'id playerId status wish feeCents waitlistPosition offerExpiresAt'
const TERMS = 'signUpUntil signUpFromAge signUpToAge signUpFeeCents signUpPlaces signUpPlacesLeft'

const bySlug: Document = {
  field: 'tournamentsBySlug',
  query: `query Joinable($slug: String!) {
    tournamentsBySlug(slug: $slug) {
      items { id slug name kind date status _deleted ${TERMS} signUps { items { ${SIGN_UP} } nextToken } }
    }
  }`,
}

type SentTournament = Omit<JoinableTournament, 'signUps'> & {
  _deleted: boolean | null
  signUps: Page<SignUp>
}

export async function loadJoinable(request: Request, slug: string): Promise<JoinableTournament | null> {
  const { items } = await request<Page<SentTournament>>(bySlug, { slug })
  const found = items.find(({ _deleted }) => !_deleted)
  if (!found) return null
  const place = { model: 'Tournament', id: found.id, field: 'signUps', selection: SIGN_UP }
  return { ...found, signUps: await everyPageOf(request, place, found.signUps) }
}

/** What a parent fills in; the server adds the rest. */
export type TypedWaiver = Omit<FunDayWaiver, 'children' | 'email'>

export interface Joining {
  tournamentId: string
  players: { playerId: string; wish: string }[]
  totalCents: number
  waiver?: TypedWaiver & { textVersion: string; language: Language }
  consents?: GivenConsent[]
  contacts?: GivenContacts
}

const join: Document = {
  field: 'joinTournament',
  query: `mutation Join($input: JoinTournamentInput!) {
    joinTournament(input: $input) { totalCents items { id playerId status } }
  }`,
}

export const useJoin = () =>
  useChange((request, input: Joining) => request<{ items: Pick<SignUp, 'status'>[] }>(join, { input }))

const change: Document = {
  field: 'changeSignUp',
  query: 'mutation ChangeSignUp($input: ChangeSignUpInput!) { changeSignUp(input: $input) { id status } }',
}

/** Sending the same answer twice changes nothing more. */
export const useChangeSignUp = ({ id }: Pick<SignUp, 'id'>) =>
  useChange((request, wanted: 'ACCEPT' | 'DECLINE' | 'LEAVE') =>
    request(change, { input: { id, change: wanted } }),
  )
