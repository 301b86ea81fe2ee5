import * as texts from './places-left.texts.ts'
import { startingStatuses } from './waiting-list.ts'

/** '3 places left', 'Full: join the waiting list'; null if the program has no limit (W-9). */
export function placesLeftWords(placesLeft: number | null): string | null {
  if (placesLeft === null) return null
  if (placesLeft === 0) return texts.full
  return placesLeft === 1 ? texts.onePlace : texts.places(placesLeft)
}

interface InProgram {
  program: { id: string; placesLeft: number | null }
}

/**
 * The children who would have to wait if all were registered now, judging by the places shown to the public (W-5, W-9).
 */
export function whoWouldWait<Child extends InProgram>(
  children: readonly Child[],
  allOrNone: boolean,
): Child[] {
  const free = new Map(
    children.map(({ program }) => [program.id, program.placesLeft ?? Number.POSITIVE_INFINITY]),
  )
  const programIds = children.map(({ program }) => program.id)
  const statuses = startingStatuses(programIds, free, allOrNone)
  return children.filter((_child, n) => statuses[n] === 'WAITLISTED')
}
