import type { Columns } from '@touchline/domain/moving-in/columns.ts'
import type { Decision, Outcome } from '@touchline/domain/moving-in/dry-run.ts'
import type { LookedAt } from '@touchline/domain/moving-in/looked-at.ts'
import type { DateOrder } from '@touchline/domain/moving-in/read-rows.ts'
import { useChange, useData } from '../../../area/area-data.tsx'
import { isLate } from '../../../data/within-timeout.ts'
import type { ChipWords } from '../../../ui/chip.tsx'

/** A file or pasted rows, with what somebody has said about its columns, dates and rows. */
export interface Sheet {
  content: string
  fileName: string
  columns?: Columns
  order?: DateOrder
  decisions: (Decision & { row: number })[]
}

export const OUTCOME_NAMES: Record<Outcome, ChipWords> = {
  REFUSED: { tone: 'stop', children: 'Can’t be read' },
  UNCLEAR: { tone: 'act', children: 'To decide' },
  NEW_FAMILY: { tone: 'good', children: 'New family' },
  JOINS_FAMILY: { tone: 'good', children: 'Joins a family' },
  ALREADY_HERE: { tone: 'quiet', children: 'Already here' },
  LEFT_OUT: { tone: 'quiet', children: 'Left out' },
}

const MOVE_IN = 'mutation MoveIn($input: MoveInInput!) { moveIn(input: $input) { outcome } }'

/** Looks at a sheet; with an id and what was seen, brings it in. */
export const useMoveIn = () =>
  useChange(async (request, input: Sheet & { id?: string; seen?: string }): Promise<LookedAt> => {
    const { outcome } = await untilAnswered(() =>
      request<{ outcome: string }>({ query: MOVE_IN, field: 'moveIn' }, { input }),
    )
    return JSON.parse(outcome)
  })

const MOST_ATTEMPTS = 6

/** A large sheet takes longer than a screen waits: to ask again for the same thing waits for the same answer. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Error && isLate(error)) || attempt === MOST_ATTEMPTS) throw error
    }
  }
}

export interface MoveIn {
  id: string
  fileName: string
  families: number
  children: number
  toInvite: number
  invited: number
  madeBy: string
  madeAt: string
  undoneAt: string | null
}

const MOVE_INS = `query MoveIns {
  deskMoveIns { items { id fileName families children toInvite invited madeBy madeAt undoneAt } }
}`

export const useMoveIns = () =>
  useData(['move-ins'], (request) =>
    request<{ items: MoveIn[] }>({ query: MOVE_INS, field: 'deskMoveIns' }, {}),
  )

export interface Undone {
  removed: { families: number; children: number }
  stays: { name: string; why: string }[]
}

const UNDO = 'mutation UndoMoveIn($input: UndoMoveInInput!) { undoMoveIn(input: $input) { outcome } }'

export const useUndo = () =>
  useChange(async (request, id: string): Promise<Undone> => {
    const removed = { families: 0, children: 0 }
    for (;;) {
      const { outcome } = await untilAnswered(() =>
        request<{ outcome: string }>({ query: UNDO, field: 'undoMoveIn' }, { input: { id } }),
      )
      const step: Undone & { isDone: boolean } = JSON.parse(outcome)
      removed.families += step.removed.families
      removed.children += step.removed.children
      if (step.isDone) return { removed, stays: step.stays }
    }
  })

const INVITE = 'mutation Invite($input: InviteMovedInInput!) { inviteMovedIn(input: $input) { outcome } }'

/** How many were emailed; step by step, until all are. */
export const useInvite = () =>
  useChange(async (request, id: string): Promise<number> => {
    let invited = 0
    for (;;) {
      const { outcome } = await untilAnswered(() =>
        request<{ outcome: string }>({ query: INVITE, field: 'inviteMovedIn' }, { input: { id } }),
      )
      const step: { invited: number; isDone: boolean } = JSON.parse(outcome)
      invited += step.invited
      if (step.isDone) return invited
    }
  })

/** '1 family', '42 families' */
export const families = (count: number): string => (count === 1 ? '1 family' : `${count} families`)

/** '1 child', '60 children' */
export const children = (count: number): string => (count === 1 ? '1 child' : `${count} children`)
