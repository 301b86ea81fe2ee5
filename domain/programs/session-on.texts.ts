export const cancelled = (day: string) => `There is no training on ${day}.`
export const moved = (day: string, place: string | null | undefined, when: string | null | undefined) =>
  `Training on ${day} has moved${place ? ` to ${place}` : ''}${when ? `, ${when}` : ''}.`
export const delayed = (day: string, when: string | null | undefined) =>
  `Training on ${day} starts later${when ? `: ${when}` : ''}.`
export const asPlanned = (day: string) => `Training on ${day} is going ahead as planned.`
