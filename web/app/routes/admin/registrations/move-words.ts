import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'

interface MoveWords {
  /** On a button. */
  verb: string
  /** 'Maya is approved.' */
  done: string
}

const WORDS: Record<RegistrationStatus, MoveWords> = {
  PENDING: { verb: 'Reopen', done: 'reopened' },
  WAITLISTED: { verb: 'Put on the waiting list', done: 'on the waiting list' },
  APPROVED: { verb: 'Approve', done: 'approved' },
  ACTIVE: { verb: 'Mark paid', done: 'paid, and active' },
  REJECTED: { verb: 'Reject', done: 'rejected' },
  CANCELLED: { verb: 'Cancel', done: 'cancelled' },
  WITHDRAWN: { verb: 'Withdraw', done: 'withdrawn' },
  COMPLETED: { verb: 'Complete', done: 'completed' },
}

export const moveWords = (from: RegistrationStatus, to: RegistrationStatus): MoveWords =>
  from === 'WAITLISTED' && to === 'APPROVED' ? { ...WORDS.APPROVED, verb: 'Give a place' } : WORDS[to]
