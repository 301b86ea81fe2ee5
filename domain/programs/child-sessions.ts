import { monthOf } from '../calendar-day.ts'
import { isOneOf } from '../is-one-of.ts'
import { type FeeType, isMonthly } from '../pricing/fee-types.ts'
import { PLACE_HOLDING_STATUSES, type RegistrationStatus } from '../status/registration.ts'
import { type Dated, type Session, sessionsOn } from './program-sessions.ts'

export interface TrainingProgram extends Dated {
  id: string
  name: string
  location: string | null
}

/** What a child is registered for: certain days and months of a program. */
export interface TrainingPlan {
  status: RegistrationStatus
  /** Empty: every day of the program. */
  days: readonly string[]
  months: readonly string[]
  fee: { type: FeeType }
  program: TrainingProgram
}

export interface ChildSession extends Session {
  program: TrainingProgram
}

/** Whether a child with this registration comes to the field. */
export const holdsPlace = ({ status }: Pick<TrainingPlan, 'status'>): boolean =>
  isOneOf(PLACE_HOLDING_STATUSES, status)

/** The sessions on a child's registered days and months, for registrations that hold a place. */
export const childSessions = (plans: readonly TrainingPlan[]): ChildSession[] =>
  plans.filter(holdsPlace).flatMap(({ program, days, months, fee }) =>
    sessionsOn(program, days)
      .filter(({ day }) => !isMonthly(fee.type) || months.includes(monthOf(day)))
      .map((session) => ({ ...session, program })),
  )
