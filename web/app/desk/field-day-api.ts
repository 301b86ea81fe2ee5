import type { AttendanceState } from '@touchline/domain/field-day/field-day.ts'
import { callRest } from '../data/rest.ts'

interface FieldLink {
  id: string
  /** Whom it was given to. */
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

interface AttendanceQuery {
  from: string
  to: string
  programId?: string
  playerId?: string
}

export const loadAttendance = async (wanted: AttendanceQuery): Promise<AttendanceMark[]> => {
  const { items } = await callRest<{ items: AttendanceMark[] }>('manage', 'get', '/attendance', {
    query: { ...wanted },
  })
  return items
}
