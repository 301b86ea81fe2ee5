import { type Account, openCents } from '@touchline/domain/money/dues.ts'
import { type Family, type FamilyPlayer, kitOrdersOf, registrationsOf, signUpsOf } from '../family/family.ts'
import { itemName } from '../kit/kit-words.ts'

/** Something that the family has to pay for now. */
export interface Due {
  id: string
  what: 'PLACE' | 'MONTHS' | 'KIT' | 'TOURNAMENT'
  /** 'Fall training', 'socks', 'Winter Cup' */
  thing: string
  player: FamilyPlayer
  cents: number
}

/** Whether the account is worth asking for. */
export const mayOwe = (family: Family): boolean => dueOf(family).length + withOpenMonths(family).length > 0

/**
 * Approved places, kit that is ordered and tournaments, as far as they cost anything; with the account, what is still open of
 * them, and months of other places that are due by today.
 */
export const dueOf = (family: Family, account?: Account, today = ''): Due[] =>
  [
    ...[...places(family), ...kit(family), ...tournaments(family)].map((due) => ({
      ...due,
      cents: account ? openOf(due, account) : due.cents,
    })),
    ...(account ? monthsDue(family, account, today) : []),
  ].filter(({ cents }) => cents > 0)

function openOf({ id, cents }: Due, { dues }: Account): number {
  const ofItem = dues.filter(({ itemId }) => itemId === id)
  // What was approved just now may not be in the account that was loaded before.
  return ofItem.length === 0 ? cents : ofItem.reduce((sum, due) => sum + openCents(due), 0)
}

export const sumOf = (due: readonly Due[]): number => due.reduce((sum, { cents }) => sum + cents, 0)

const places = (family: Family): Due[] =>
  registrationsOf(family)
    .filter(({ status }) => status === 'APPROVED')
    .map(({ id, player, program, priceCents }) => ({
      id,
      what: 'PLACE',
      thing: program.name,
      player,
      cents: priceCents ?? 0,
    }))

/** Months that were added to a place that is paid (B-18), or whose payment was undone. */
const withOpenMonths = (family: Family) =>
  registrationsOf(family).filter(({ status, openCents: open }) => status === 'ACTIVE' && open)

const monthsDue = (family: Family, { dues }: Account, today: string): Due[] =>
  withOpenMonths(family).map(({ id, player, program }) => ({
    id,
    what: 'MONTHS',
    thing: program.name,
    player,
    cents: dues
      .filter(({ itemId, dueOn }) => itemId === id && dueOn <= today)
      .reduce((sum, due) => sum + openCents(due), 0),
  }))

const kit = (family: Family): Due[] =>
  kitOrdersOf(family)
    .filter(({ status }) => status === 'PENDING')
    .map(({ id, player, itemType, totalCents }) => ({
      id,
      what: 'KIT',
      thing: itemName(itemType),
      player,
      cents: totalCents,
    }))

const tournaments = (family: Family): Due[] =>
  signUpsOf(family)
    .filter(({ status }) => status === 'JOINED')
    .map(({ id, player, tournament, feeCents }) => ({
      id,
      what: 'TOURNAMENT',
      thing: tournament.name,
      player,
      cents: feeCents,
    }))
