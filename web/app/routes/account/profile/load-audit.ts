import type { Document } from '../../../data/documents.ts'
import type { Request } from '../../../data/request.ts'
import type { ActivityEntry } from './activity-story.ts'
import type { AuditEntry } from './audit-story.ts'

const aboutFamily = (filter: string, limit: number, selection: string): Document => ({
  query: `query AboutFamily($userId: ID!, $nextToken: String) {
    auditEntriesBySubjectUserId(
      subjectUserId: $userId, sortDirection: DESC, filter: ${filter}, limit: ${limit}, nextToken: $nextToken
    ) {
      items { ${selection} }
      nextToken
    }
  }`,
  field: 'auditEntriesBySubjectUserId',
})

const BY_THE_CLUB = aboutFamily(
  '{ actorRole: { eq: "ADMIN" } }',
  500,
  'id createdAt actorEmail asUserId action model reason',
)
const ON_ACCOUNTS = aboutFamily('{ model: { eq: "Account" } }', 100, 'id createdAt updatedAt action after')

interface Entries<Entry> {
  entries: Entry[]
  hasMore: boolean
}

/** The first pages of what administrators did about a family, newest first. */
export const loadAudit = (request: Request, userId: string, pages: number): Promise<Entries<AuditEntry>> =>
  firstPages(request, BY_THE_CLUB, userId, pages)

/** The same for events around the sign-in. */
export const loadActivity = (
  request: Request,
  userId: string,
  pages: number,
): Promise<Entries<ActivityEntry>> => firstPages(request, ON_ACCOUNTS, userId, pages)

interface Page<Entry> {
  items: Entry[]
  nextToken: string | null
}

async function firstPages<Entry>(
  request: Request,
  document: Document,
  userId: string,
  pages: number,
): Promise<Entries<Entry>> {
  const entries: Entry[] = []
  let nextToken: string | null = null
  for (let page = 0; page < pages; page++) {
    const answer: Page<Entry> = await request<Page<Entry>>(document, { userId, nextToken })
    entries.push(...answer.items)
    nextToken = answer.nextToken
    if (nextToken === null) break
  }
  return { entries, hasMore: nextToken !== null }
}
