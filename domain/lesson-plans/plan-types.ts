import type { Drawing } from './draw.ts'

export const AGE_BANDS = ['3-5', '6-8', '9-11', '12-15'] as const
export type AgeBand = (typeof AGE_BANDS)[number]

/** A theme for one age band. The rest of the session is the same every week. */
export interface PlanIdea {
  /** One sentence that parents understand. */
  goal: string
  /** Minutes 0–10. */
  opening: string
  /** Minutes 10–35, one after another. */
  main: string[]
  /** Minutes 45–65. */
  game: string
  /** The one rule added to the free game at the end. */
  twist: string
  /** Three of them. */
  words: string[]
  easier: string
  harder: string
  question: string
  rain: string
  /** In addition to what is in the bag every week. */
  extraKit?: string[]
  diagram: Drawing
}

export interface Theme {
  week: number
  slug: string
  name: string
  ideas: Record<AgeBand, PlanIdea>
}
