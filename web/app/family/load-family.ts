import { familyReference } from '@touchline/domain/money/family-reference.ts'
import { centsFromDollars } from '@touchline/domain/pricing/cents.ts'
import type { SignUpStatus } from '@touchline/domain/tournament/status.ts'
import { compareText } from '@touchline/domain/words.ts'
import type { Document } from '../data/documents.ts'
import { everyPage, everyPageOf, type Page } from '../data/every-page.ts'
import { loadRow } from '../data/get-one.ts'
import type { Request } from '../data/request.ts'
import type { EarlyRequest } from '../early/send-early.ts'
import { programInLanguage, type SentInLanguages, TRANSLATED } from '../registrations/program-in-language.ts'
import type {
  Family,
  FamilyKitOrder,
  FamilyPlayer,
  FamilyProgram,
  FamilyRegistration,
  FamilySignUp,
} from './family.ts'

const REGISTRATION = `id createdAt _version _deleted status months days payPlan priceCents openCents priceWorking waitlistPosition
  offerExpiresAt leftLineAt approvedAt groupId withdrawalAskedAt withdrawalCause refundCents refundWorking reason replacesId
  programFee { id type amount program { id name location startDate endDate days startTime endTime ${TRANSLATED} } }`
const KIT_ORDER = 'id createdAt _version _deleted itemType itemName size quantity totalAmount status notes'
const SIGN_UP = `id createdAt _version status feeCents waitlistPosition offerExpiresAt
  tournament { slug name date status }`
const CONSENT = 'text textVersion agreed createdAt signedOn'

const familyDocument = (privateFields: string): Document => ({
  field: 'playersOfFamily',
  query: `query MyFamily($userId: ID!, $nextToken: String) {
    playersOfFamily(userPlayersId: $userId, nextToken: $nextToken) {
      items {
        id createdAt _version _deleted firstName lastName birthDate status gender ${privateFields} emergencyContact
        emergencyPhone isReachable familyNumber absences photoConsent shirtSize sockSize shinGuardSize ballSize
        registrations { items { ${REGISTRATION} } nextToken }
        kitOrders { items { ${KIT_ORDER} } nextToken }
        tournamentSignUps { items { ${SIGN_UP} } nextToken }
        consents { items { ${CONSENT} } nextToken }
      }
      nextToken
    }
  }`,
})

type Items<Item> = Page<Item & { _deleted?: boolean | null }>

type SentRegistration = Omit<FamilyRegistration, 'breakdown' | 'refundWorking' | 'fee' | 'program'> & {
  months: string[] | null
  days: string[] | null
  priceWorking: string | null
  refundWorking: string | null
  programFee:
    | (Omit<FamilyRegistration['fee'], 'amountCents'> & {
        amount: number
        program: SentInLanguages<FamilyProgram> | null
      })
    | null
}
type SentOrder = Omit<FamilyKitOrder, 'totalCents'> & { totalAmount: number }
type SentSignUp = Omit<FamilySignUp, 'tournament' | 'status'> & {
  status: SignUpStatus
  tournament: FamilySignUp['tournament'] | null
}
type SentPlayer = Omit<
  FamilyPlayer,
  'registrations' | 'kitOrders' | 'signUps' | 'consents' | 'paymentReference' | 'absences'
> & {
  absences: string | null
  familyNumber: number | null
  registrations: Items<SentRegistration>
  kitOrders: Items<SentOrder>
  tournamentSignUps: Items<SentSignUp>
  consents: Items<FamilyPlayer['consents'][number]>
}

const OWN_FAMILY = familyDocument('healthNotes hasHealthNotes')

export const loadFamily = (request: Request, userId: string): Promise<Family> =>
  load(request, OWN_FAMILY, userId)

/** Every screen of the family area starts with this request. */
export const earlyFamily: EarlyRequest = {
  query: OWN_FAMILY.query,
  variables: { '*': { userId: null, nextToken: null } },
  userId: 'userId',
}

/** For the desk, where health notes are read by a separate action. */
export const loadFamilyForDesk = (request: Request, userId: string): Promise<Family> =>
  load(request, familyDocument(''), userId)

async function load(request: Request, document: Document, userId: string): Promise<Family> {
  const items = await everyPage<SentPlayer & { _deleted?: boolean | null }>((nextToken) =>
    request(document, { userId, nextToken }),
  )
  await Promise.all(items.map((player) => completePlayer(request, player)))
  const players = live(items).map(familyPlayer)
  return {
    userId,
    isReachable: players[0] ? players[0].isReachable : await hasPhone(request, userId),
    players: players.toSorted((a, b) => compareText(a.birthDate, b.birthDate)),
  }
}

/** Used while there is no child to tell it from. */
async function hasPhone(request: Request, userId: string): Promise<boolean | null> {
  const user = await loadRow(request, 'User', userId)
  return user && Boolean(user.phone)
}

/** Loads what did not fit on the first page of a child's lists. */
async function completePlayer(request: Request, player: SentPlayer): Promise<void> {
  const rest = async <Item>(field: string, selection: string, connection: Page<Item>) => {
    const place = { model: 'Player', id: player.id, field, selection }
    connection.items = await everyPageOf(request, place, connection)
  }
  await Promise.all([
    rest('registrations', REGISTRATION, player.registrations),
    rest('kitOrders', KIT_ORDER, player.kitOrders),
    rest('tournamentSignUps', SIGN_UP, player.tournamentSignUps),
    rest('consents', CONSENT, player.consents),
  ])
}

const live = <Item extends { _deleted?: boolean | null }>(items: Item[]) =>
  items.filter(({ _deleted }) => !_deleted)

const newestFirst = <Item extends { createdAt: string }>(items: Item[]) =>
  items.toSorted((a, b) => compareText(b.createdAt, a.createdAt))

const familyPlayer = ({
  registrations,
  kitOrders,
  tournamentSignUps,
  consents,
  familyNumber,
  absences,
  ...player
}: SentPlayer): FamilyPlayer => ({
  ...player,
  paymentReference: familyNumber ? familyReference(familyNumber) : null,
  healthNotes: player.healthNotes ?? null,
  hasHealthNotes: player.hasHealthNotes ?? false,
  registrations: newestFirst(live(registrations.items).flatMap(familyRegistration)),
  kitOrders: newestFirst(live(kitOrders.items).map(familyOrder)),
  signUps: tournamentSignUps.items.flatMap(familySignUp).toSorted(byDay),
  consents: newestFirst(consents.items),
  absences: JSON.parse(absences ?? '[]'),
})

/** A registration whose program the club has deleted cannot be shown in any sensible way. */
function familyRegistration(sent: SentRegistration): FamilyRegistration[] {
  const { programFee, priceWorking, refundWorking, months, days, ...registration } = sent
  if (!programFee?.program) return []
  const { program, amount, ...fee } = programFee
  return [
    {
      ...registration,
      months: months ?? [],
      days: days ?? [],
      breakdown: priceWorking ? JSON.parse(priceWorking) : null,
      refundWorking: refundWorking ? JSON.parse(refundWorking) : null,
      fee: { ...fee, amountCents: centsFromDollars(amount) ?? 0 },
      program: programInLanguage(program),
    },
  ]
}

/** A sign-up that the family left is part of the history; one that the club has taken back is not shown at all. */
const familySignUp = ({ tournament, status, ...signUp }: SentSignUp): FamilySignUp[] =>
  tournament && status !== 'LEFT' ? [{ ...signUp, status, tournament }] : []

const byDay = (a: FamilySignUp, b: FamilySignUp) =>
  compareText(a.tournament.date ?? '', b.tournament.date ?? '')

const familyOrder = ({ totalAmount, ...order }: SentOrder): FamilyKitOrder => ({
  ...order,
  totalCents: centsFromDollars(totalAmount) ?? 0,
})
