import type { TournamentKind } from '@touchline/domain/tournament/kind.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import type { ResultEntry } from '@touchline/domain/tournament/play/enter-result.ts'
import type { SignUpTerms } from '@touchline/domain/tournament/sign-up.ts'
import type { TOURNAMENT_STATUSES } from '@touchline/domain/tournament/status.ts'
import type { Tone } from '../../../ui/chip.tsx'

/** What the desk reads of tournaments. */
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number]

interface About {
  id: string
  slug: string
  name: string
  kind: TournamentKind
  date: string
  status: TournamentStatus
  revision: number
  publishedAt: string | null
  /** There are changes that visitors do not see yet. */
  isDraft: boolean
}

export interface TournamentSummary extends About {
  teams: number
  matches: number
  violations: number
  disputes: number
  /** Thank-you notes that nobody has read yet. */
  notes: number
}

export interface TournamentDesk extends About, SignUpTerms {
  version: number
  changedBy: string
  changedAt: string
  plan: Plan
  published: Plan | null
}

export interface TournamentEntry {
  id: string
  matchId: string
  entry: ResultEntry
  enteredBy: string
  outcome: 'TAKEN' | 'SAME' | 'DISPUTED' | 'SETTLED'
  createdAt: string
}

export const kindNames: Record<TournamentKind, string> = {
  FUN_DAY: 'Fun day',
  LUNAR_NEW_YEAR: 'Lunar New Year',
  OTHER: 'Another tournament',
}

export const statusNames: Record<TournamentStatus, { tone: Tone; children: string }> = {
  DRAFT: { tone: 'act', children: 'Draft' },
  PUBLISHED: { tone: 'good', children: 'Published' },
  LIVE: { tone: 'good', children: 'Live' },
  FINISHED: { tone: 'quiet', children: 'Finished' },
  CANCELLED: { tone: 'stop', children: 'Cancelled' },
}
