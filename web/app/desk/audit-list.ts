import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { addDays } from '@touchline/domain/calendar-day.ts'
import { clubMidnight } from '@touchline/domain/club-clock.ts'
import type { Filter } from '../data/list-all.ts'
import type { Request } from '../data/request.ts'
import { searchFirst } from '../data/search.ts'
import { openTabSession } from '../session/tab-session.ts'
import { AUDIT_SELECTION, type AuditLine, type AuditRow, auditLine } from './audit-line.ts'
import { hasWords, type ListValues, rowsOfPage } from './desk-list.ts'

/** A search that matches this many people is about nobody in particular. */
const MOST_PEOPLE = 200

const QUERY = `query Audit($filter: SearchableAuditEntryFilterInput, $limit: Int, $from: Int) {
  searchAuditEntries(filter: $filter, sort: [{ field: createdAt, direction: desc }], limit: $limit, from: $from) {
    total items { ${AUDIT_SELECTION} }
  }
}`

interface AuditPage {
  items: AuditLine[]
  total: number
}

/** Entries of the audit on a screen, newest first; the current page stays visible until the next one has loaded. */
export function useAudit(values: ListValues) {
  return useQuery({
    queryKey: ['audit', values],
    queryFn: async () => auditPage((await openTabSession()).request, values),
    placeholderData: keepPreviousData,
  })
}

/** By person, row, model or day; `looks` lists pages viewed while impersonating somebody. */
export async function auditPage(request: Request, values: ListValues): Promise<AuditPage> {
  const { q, about, by, row, model, day, looks } = values
  const filters: Filter[] = [
    ...(q ? [await byOrAbout(request, q)] : []),
    ...(about ? [{ subjectUserId: { eq: about } }] : []),
    ...(by ? [{ actorEmail: { eq: by.toLowerCase() } }] : []),
    ...(row ? [{ rowId: { eq: row } }] : []),
    ...(model ? [{ model: { eq: model } }] : []),
    ...(day ? [{ createdAt: { gte: startOf(day), lt: startOf(addDays(day, 1)) } }] : []),
    ...(looks ? [] : [{ action: { ne: 'LOOK' } }]),
  ]
  const variables = { filter: { and: filters }, ...rowsOfPage(values) }
  const found = await request<{ items: AuditRow[]; total: number }>(
    { query: QUERY, field: 'searchAuditEntries' },
    variables,
  )
  return { items: found.items.map(auditLine), total: found.total }
}

/** Midnight at the club's field. */
const startOf = (day: string) => clubMidnight(day).toISOString()

/** Entries by, or about, people whose name or address has these words. */
async function byOrAbout(request: Request, typed: string): Promise<Filter> {
  const people = await searchFirst<{ id: string; email: string }>(
    request,
    { model: 'User', selection: 'id email', filter: { and: hasWords(typed) }, sort: [] },
    MOST_PEOPLE,
  )
  const emails = [...(typed.includes('@') ? [typed.toLowerCase()] : []), ...people.map(({ email }) => email)]
  const among = (field: string, values: string[]) =>
    values.length > 0 ? [{ or: values.map((value) => ({ [field]: { eq: value } })) }] : []
  const parts = [
    ...among(
      'subjectUserId',
      people.map(({ id }) => id),
    ),
    ...among('actorEmail', emails),
  ]
  return parts.length > 0 ? { or: parts } : { rowId: { exists: false } }
}
