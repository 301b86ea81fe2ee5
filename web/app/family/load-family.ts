import { centsFromDollars } from '@touchline/domain/pricing/cents.ts'
import { compareText } from '@touchline/domain/words.ts'
import type { Document } from '../data/documents.ts'
import type { Request } from '../data/request.ts'
import type { Family, FamilyKitOrder, FamilyPlayer, FamilyProgram, FamilyRegistration } from './family.ts'

const familyDocument = (privateFields: string): Document => ({
  field: 'playersByUserPlayersId',
  query: `query MyFamily($userId: ID!) {
    playersByUserPlayersId(userPlayersId: $userId, limit: 100) {
      items {
        id createdAt _version _deleted firstName lastName birthDate status gender ${privateFields} emergencyContact
        emergencyPhone photoConsent shirtSize sockSize shinGuardSize ballSize
        user { countedElsewhere }
        registrations(limit: 200) {
          items {
            id createdAt _version _deleted status months days priceCents priceWorking reference waitlistPosition
            offerExpiresAt approvedAt groupId withdrawalAskedAt withdrawalCause refundCents refundWorking reason
            replacesId
            programFee {
              id type amount
              program { id name location startDate endDate days startTime endTime }
            }
          }
        }
        kitOrders(limit: 200) {
          items { id createdAt _version _deleted itemType size quantity totalAmount status notes reference }
        }
        consents(limit: 200) { items { text textVersion agreed createdAt } }
      }
    }
  }`,
})

interface Items<Item> {
  items: (Item & { _deleted?: boolean | null })[]
}

type SentRegistration = Omit<FamilyRegistration, 'working' | 'refundWorking' | 'fee' | 'program'> & {
  months: string[] | null
  days: string[] | null
  priceWorking: string | null
  refundWorking: string | null
  programFee:
    | (Omit<FamilyRegistration['fee'], 'amountCents'> & { amount: number; program: FamilyProgram | null })
    | null
}
type SentOrder = Omit<FamilyKitOrder, 'totalCents'> & { totalAmount: number }
type SentPlayer = Omit<FamilyPlayer, 'registrations' | 'kitOrders' | 'consents'> & {
  user: { countedElsewhere: string | null } | null
  registrations: Items<SentRegistration>
  kitOrders: Items<SentOrder>
  consents: Items<FamilyPlayer['consents'][number]>
}

export const loadFamily = (request: Request, userId: string): Promise<Family> =>
  load(request, familyDocument('healthNotes hasHealthNotes'), userId)

/** At the club desk, where notes on health are read by an act of their own. */
export const loadFamilyForDesk = (request: Request, userId: string): Promise<Family> =>
  load(request, familyDocument(''), userId)

async function load(request: Request, document: Document, userId: string): Promise<Family> {
  const { items } = await request<Items<SentPlayer>>(document, { userId })
  const players = live(items).map(familyPlayer)
  return {
    userId,
    players: players.toSorted((a, b) => compareText(a.birthDate, b.birthDate)),
    elsewhere: JSON.parse(items[0]?.user?.countedElsewhere ?? '[]'),
  }
}

const live = <Item extends { _deleted?: boolean | null }>(items: Item[]) =>
  items.filter(({ _deleted }) => !_deleted)

const newestFirst = <Item extends { createdAt: string }>(items: Item[]) =>
  items.toSorted((a, b) => compareText(b.createdAt, a.createdAt))

const familyPlayer = ({
  registrations,
  kitOrders,
  consents,
  user: _user,
  ...player
}: SentPlayer): FamilyPlayer => ({
  ...player,
  healthNotes: player.healthNotes ?? null,
  hasHealthNotes: player.hasHealthNotes ?? false,
  registrations: newestFirst(live(registrations.items).flatMap(familyRegistration)),
  kitOrders: newestFirst(live(kitOrders.items).map(familyOrder)),
  consents: newestFirst(consents.items),
})

/** One whose program the club has deleted cannot be shown in any sensible way. */
function familyRegistration(sent: SentRegistration): FamilyRegistration[] {
  const { programFee, priceWorking, refundWorking, months, days, ...registration } = sent
  if (!programFee?.program) return []
  const { program, amount, ...fee } = programFee
  return [
    {
      ...registration,
      months: months ?? [],
      days: days ?? [],
      working: priceWorking ? JSON.parse(priceWorking) : null,
      refundWorking: refundWorking ? JSON.parse(refundWorking) : null,
      fee: { ...fee, amountCents: centsFromDollars(amount) ?? 0 },
      program,
    },
  ]
}

const familyOrder = ({ totalAmount, ...order }: SentOrder): FamilyKitOrder => ({
  ...order,
  totalCents: centsFromDollars(totalAmount) ?? 0,
})
