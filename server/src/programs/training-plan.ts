import { childSessions, type TrainingPlan } from '@touchline/domain/programs/child-sessions.ts'

/** A registration r with its fee f and program g as JSON, from which the domain computes the training days. */
export const TRAINING_PLAN = `json_build_object(
  'status', r.status, 'days', coalesce(r.days, '{}'), 'months', coalesce(r.months, '{}'),
  'fee', json_build_object('type', f.type),
  'program', json_build_object('id', g.id, 'name', g.name, 'location', g.location, 'days', g.days,
    'startDate', g.start_date, 'endDate', g.end_date, 'startTime', g.start_time, 'endTime', g.end_time))`

/** Whether the child has a session on that day; `plan` comes from TRAINING_PLAN. */
export function trainsOn(plan: string, day: string): boolean {
  const read: TrainingPlan = JSON.parse(plan)
  return childSessions([read]).some((session) => session.day === day)
}
