import { overlap } from './match-times.ts'
import { minutesOf, momentAt } from './moment.ts'
import type { Slot } from './plan.ts'

export interface PlayHours {
  pitchId: string
  /** When the first slot starts, and when the last one has to be over. */
  start: string
  end: string
  minutes: number
}

/** Slot after slot on a pitch. One that would overlap a pause starts after it. */
export function playSlots(
  { pitchId, start, end, minutes }: PlayHours,
  pauses: readonly Pick<Slot, 'start' | 'end'>[],
): Slot[] {
  const slots: Slot[] = []
  const close = minutesOf(end)
  for (let at = minutesOf(start); at + minutes <= close; ) {
    const pause = pauses.find((one) => overlap(at, at + minutes, minutesOf(one.start), minutesOf(one.end)))
    if (pause) at = minutesOf(pause.end)
    else {
      const from = momentAt(at)
      slots.push({
        id: `${pitchId}.${from.replace('T', '.').replace(':', '')}`,
        pitchId,
        start: from,
        end: momentAt(at + minutes),
        kind: 'PLAY',
        fixed: false,
      })
      at += minutes
    }
  }
  return slots
}
