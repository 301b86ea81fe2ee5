import type { Document } from '../../../data/documents.ts'
import type { Request } from '../../../data/request.ts'
import type { AuditEntry } from './audit-story.ts'

const PAGE_SIZE = 500

const BY_SUBJECT: Document = {
  query: `query WhoLooked($userId: ID!, $limit: Int, $nextToken: String) {
    auditEntriesBySubjectUserId(
      subjectUserId: $userId, sortDirection: DESC, filter: { actorRole: { eq: "ADMIN" } },
      limit: $limit, nextToken: $nextToken
    ) {
      items { id createdAt actorEmail asUserId action model reason }
      nextToken
    }
  }`,
  field: 'auditEntriesBySubjectUserId',
}

interface Page {
  items: AuditEntry[]
  nextToken: string | null
}

/** What administrators did about a family, newest first, so many pages of it. */
export async function loadAudit(request: Request, userId: string, pages: number) {
  const entries: AuditEntry[] = []
  let nextToken: string | null = null
  for (let page = 0; page < pages; page++) {
    const answer: Page = await request<Page>(BY_SUBJECT, { userId, limit: PAGE_SIZE, nextToken })
    entries.push(...answer.items)
    nextToken = answer.nextToken
    if (nextToken === null) break
  }
  return { entries, hasMore: nextToken !== null }
}
