import type { Columns } from '@touchline/domain/moving-in/columns.ts'
import type { Decision, Outcome } from '@touchline/domain/moving-in/dry-run.ts'
import type { PartOutcome } from '@touchline/domain/moving-in/judge-place.ts'
import type { LookedAt } from '@touchline/domain/moving-in/looked-at.ts'
import type { DateOrder } from '@touchline/domain/moving-in/read-date.ts'
import { keysOf } from '@touchline/domain/records.ts'
import { useChange } from '../../../area/area-data.tsx'
import { untilAnswered } from '../../../data/until-answered.ts'
import { usePages } from '../../../desk/use-pages.ts'
import type { ChipWords } from '../../../ui/chip.tsx'

/** A file or pasted rows, with what the user has said about its columns, dates and rows. */
export interface Sheet {
  content: string
  fileName: string
  columns?: Columns
  order?: DateOrder
  decisions: (Decision & { row: number })[]
  /** The plans that its programs stand for, as just chosen. */
  programs?: { key: string; feeId: string | null }[]
}

export const OUTCOME_NAMES: Record<Outcome, ChipWords> = {
  REFUSED: { tone: 'stop', children: 'Can’t be read' },
  UNCLEAR: { tone: 'act', children: 'To review' },
  NEW_FAMILY: { tone: 'good', children: 'New family' },
  JOINS_FAMILY: { tone: 'good', children: 'Joins a family' },
  ALREADY_HERE: { tone: 'quiet', children: 'Already here' },
  LEFT_OUT: { tone: 'quiet', children: 'Left out' },
}

export const PART_NAMES: Record<PartOutcome['outcome'], ChipWords> = {
  REFUSED: { tone: 'stop', children: 'Refused' },
  UNCLEAR: { tone: 'act', children: 'To review' },
  NEW: { tone: 'good', children: 'New' },
  ALREADY_HERE: { tone: 'quiet', children: 'Already here' },
  LEFT_OUT: { tone: 'quiet', children: 'Left out' },
}

const MOVE_IN = 'mutation MoveIn($input: MoveInInput!) { moveIn(input: $input) { outcome } }'

/** Looks at a sheet; with an id and the preview that was seen, imports it. */
export const useMoveIn = () =>
  useChange(async (request, input: Sheet & { id?: string; seen?: string }): Promise<LookedAt> => {
    const { outcome } = await untilAnswered(() =>
      request<{ outcome: string }>({ query: MOVE_IN, field: 'moveIn' }, { input }),
    )
    return JSON.parse(outcome)
  })

export interface MoveIn {
  id: string
  fileName: string
  families: number
  children: number
  registrations: number
  payments: number
  toInvite: number
  invited: number
  madeBy: string
  madeAt: string
  undoneAt: string | null
}

const MOVE_INS = {
  query: `query MoveIns($limit: Int, $from: Int) {
    deskMoveIns(limit: $limit, from: $from) {
      items { id fileName families children registrations payments toInvite invited madeBy madeAt undoneAt } total
    }
  }`,
  field: 'deskMoveIns',
}

export const useMoveIns = () => usePages<MoveIn>(MOVE_INS)

type Counts = Pick<MoveIn, 'families' | 'children' | 'registrations' | 'payments'>

export interface Undone {
  removed: Counts
  stays: { name: string; why: string }[]
}

const UNDO = 'mutation UndoMoveIn($input: UndoMoveInInput!) { undoMoveIn(input: $input) { outcome } }'

export const useUndo = () =>
  useChange(async (request, id: string): Promise<Undone> => {
    const removed = { families: 0, children: 0, registrations: 0, payments: 0 }
    for (;;) {
      const { outcome } = await untilAnswered(() =>
        request<{ outcome: string }>({ query: UNDO, field: 'undoMoveIn' }, { input: { id } }),
      )
      const step: Undone & { isDone: boolean } = JSON.parse(outcome)
      for (const what of keysOf(removed)) removed[what] += step.removed[what]
      if (step.isDone) return { removed, stays: step.stays }
    }
  })

const INVITE = 'mutation Invite($input: InviteMovedInInput!) { inviteMovedIn(input: $input) { outcome } }'

export interface Invited {
  invited: number
  /** Families that somebody else has to invite. */
  leftOut: Undone['stays']
}

/** Sends invitations in steps until everybody who can be invited is; returns how many were emailed. */
export const useInvite = () =>
  useChange(async (request, id: string): Promise<Invited> => {
    let invited = 0
    for (;;) {
      const { outcome } = await untilAnswered(() =>
        request<{ outcome: string }>({ query: INVITE, field: 'inviteMovedIn' }, { input: { id } }),
      )
      const step: Invited & { isDone: boolean } = JSON.parse(outcome)
      invited += step.invited
      if (step.isDone) return { invited, leftOut: step.leftOut }
    }
  })

/** '1 family', '42 families' */
export const families = (count: number): string => (count === 1 ? '1 family' : `${count} families`)

/** '1 child', '60 children' */
export const children = (count: number): string => (count === 1 ? '1 child' : `${count} children`)

/** '2 families, 3 children, 1 registration'; leaves out what is zero. */
export const brought = ({ families: made, children: count, registrations, payments }: Counts): string =>
  [
    made > 0 && families(made),
    count > 0 && children(count),
    registrations > 0 && (registrations === 1 ? '1 registration' : `${registrations} registrations`),
    payments > 0 && (payments === 1 ? '1 payment' : `${payments} payments`),
  ]
    .filter(Boolean)
    .join(', ') || 'Nothing'
