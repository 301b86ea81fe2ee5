import type { Decisions, Settled } from './dry-run.ts'
import { claimSame, judgePayment, type PaymentFacts } from './judge-payment.ts'
import { judgePlace, type PartOutcome, type PlaceFacts, type PlacePlan } from './judge-place.ts'
import type { SheetPayment } from './read-places.ts'
import { isOneChild } from './sheet-families.ts'
import type { ClubProgram } from './sheet-programs.ts'

/** A registration or payment to create for a row. */
export interface PlannedPlace extends PlacePlan {
  settled: Settled
}

export interface PlannedPayment extends SheetPayment {
  settled: Settled
}

export interface Parts {
  /** By row number. */
  places: Record<number, PartOutcome>
  payments: Record<number, PartOutcome>
  plannedPlaces: PlannedPlace[]
  plannedPayments: PlannedPayment[]
}

/** Plans the registrations and payments of all rows whose child is decided (I-11, I-12). */
export function planParts(
  settled: readonly Settled[],
  facts: PlaceFacts & PaymentFacts,
  decisions: Decisions = {},
): Parts {
  const parts: Parts = { places: {}, payments: {}, plannedPlaces: [], plannedPayments: [] }
  const inOrder = settled.toSorted((one, other) => one.row.row - other.row.row)
  const judged = new Map(inOrder.map((one) => [one.row.row, takePlace(one, parts, facts)]))
  const unclaimed = [...facts.payments]
  const asked = inOrder.flatMap((one) => {
    const { row, payment } = one.row
    if (!payment) return []
    const isAnother = decisions[row]?.isAnotherPayment === true
    return [{ one, payment, family: one.family, place: judged.get(row) ?? null, isAnother }]
  })
  // Exact matches go first: what is left in the books may then be a near match for another row.
  const same = asked.filter((payment) => facts.mayBook && claimSame(payment, unclaimed))
  for (const payment of asked) {
    const outcome = same.includes(payment) ? HERE : judgePayment(payment, unclaimed, facts)
    parts.payments[payment.one.row.row] = outcome
    if (outcome.outcome === 'NEW' && !('problem' in payment.payment))
      parts.plannedPayments.push({ ...payment.payment, settled: payment.one })
  }
  return parts
}

const HERE: PartOutcome = { outcome: 'ALREADY_HERE', why: 'This payment is already in the books.' }

function takePlace(settled: Settled, parts: Parts, facts: PlaceFacts) {
  const { row, place, child } = settled.row
  if (!place) return null
  const { plan, ...outcome } = judgePlace({ place, child, known: settled.known, placesLeft }, facts)
  const twin =
    plan &&
    parts.plannedPlaces.find((one) => one.programId === plan.programId && isSameChild(one.settled, settled))
  const said: PartOutcome = twin
    ? { outcome: 'ALREADY_HERE', why: `The same as row ${twin.settled.row.row}.` }
    : outcome
  parts.places[row] = said
  if (!plan || twin) return said
  parts.plannedPlaces.push({ ...plan, settled })
  return { ...said, plan }

  function placesLeft({ id, placesLeft: left }: ClubProgram): number {
    if (left === null) return Number.POSITIVE_INFINITY
    const taken = parts.plannedPlaces.filter(
      ({ programId, becomes }) => programId === id && (becomes === 'APPROVED' || becomes === 'PENDING'),
    )
    return left - taken.length
  }
}

/** In the same existing account, or in the same one about to be created. */
const isSameChild = (one: Settled, other: Settled): boolean =>
  one.account === other.account && isOneChild(one.row.child, other.row.child)
