import type { AttendanceState } from '@touchline/domain/field-day/field-day.ts'
import type { Request } from '../data/request.ts'
import { callRest } from '../data/rest.ts'
import { everyItem } from './every-item.ts'

interface FieldLink {
  id: string
  /** Who the code was given to. */
  name: string
  address: string
  madeBy: string
  madeAt: string
}

export interface FieldDay {
  links: FieldLink[]
}

export interface AttendanceMark {
  playerId: string
  programId: string
  program: string
  day: string
  state: AttendanceState | null
  isAbsent: boolean
}

export const loadFieldDay = (programId: string): Promise<FieldDay> =>
  callRest('manage', 'get', `/programs/${programId}/field-day`)

export const makeLink = (programId: string, name: string): Promise<{ id: string }> =>
  callRest('manage', 'post', `/programs/${programId}/field-links`, { body: { name } })

export const endLink = (id: string): Promise<void> => callRest('manage', 'delete', `/field-links/${id}`)

export const readNote = (id: string, isRead: boolean): Promise<void> =>
  callRest('manage', 'put', `/field-notes/${id}`, { body: { isRead } })

const ATTENDANCE = {
  query: `query Attendance($firstDay: AWSDate!, $lastDay: AWSDate!, $programId: ID, $playerId: ID, $limit: Int, $from: Int) {
    deskAttendance(firstDay: $firstDay, lastDay: $lastDay, programId: $programId, playerId: $playerId, limit: $limit, from: $from) {
      items { playerId programId program day state isAbsent } total
    }
  }`,
  field: 'deskAttendance',
}

interface AttendanceQuery {
  firstDay: string
  lastDay: string
  programId?: string
  playerId?: string
}

/** All pages, since the caller looks it up by child and day, and counts it. */
export const loadAttendance = (request: Request, wanted: AttendanceQuery): Promise<AttendanceMark[]> =>
  everyItem(request, ATTENDANCE, { ...wanted })
