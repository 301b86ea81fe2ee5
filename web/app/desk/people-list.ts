import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AccountState } from '@touchline/domain/users/account-state.ts'
import type { Person } from '@touchline/domain/users/person.ts'
import { everyPage } from '../data/every-page.ts'
import type { Request } from '../data/request.ts'
import { openTabSession } from '../session/tab-session.ts'
import { type ListPage, type ListValues, rowsOfPage, sortOf } from './desk-list.ts'
import type { PersonDetails } from './people-lines.ts'

const LARGEST_PAGE = 1_000

export const PERSON = `id version hasRecord accountId email firstName lastName phone role state family
  linked { id name } children { id name firstName } createdAt signedInAt`

const SEARCH = `query People($words: String, $state: AccountState, $role: DeskRole, $hasChildren: Boolean,
  $isLinked: Boolean, $isUnusual: Boolean, $sort: PeopleSort, $isDescending: Boolean, $limit: Int, $from: Int,
  $nextToken: String) {
  searchPeople(words: $words, state: $state, role: $role, hasChildren: $hasChildren, isLinked: $isLinked,
    isUnusual: $isUnusual, sort: $sort, isDescending: $isDescending, limit: $limit, from: $from, nextToken: $nextToken) {
    items { ${PERSON} } total counts { state count } nextToken
  }
}`

const DETAILS = `query Person($id: ID!) {
  deskPerson(id: $id) {
    ${PERSON} language newsletter hasSecondFactor consents unusual
    players {
      id firstName lastName birthDate status
      registrations { id programId program status priceCents createdAt }
      kitOrders { id itemType itemName size quantity totalCents status createdAt }
    }
    refusals { count lastError lastAt }
    barred { id name isBarred reason by at }
    familyCode { madeBy madeAt endsAt state usedAt }
  }
}`

interface Found {
  items: Person[]
  total: number
  counts: { state: AccountState; count: number }[]
  nextToken: string | null
}

/** People on a screen; the current page stays visible until the next one has loaded. */
export function usePeople(values: ListValues) {
  return useQuery({
    queryKey: ['people', wantedBy(values), values.page, values.size],
    queryFn: async () => peoplePage((await openTabSession()).request, values),
    placeholderData: keepPreviousData,
  })
}

/** One person; null if they no longer exist. */
export function usePerson(id: string) {
  return useQuery({
    queryKey: ['person', id],
    queryFn: async () => loadPerson((await openTabSession()).request, id),
  })
}

export async function peoplePage(request: Request, values: ListValues): Promise<ListPage<Person>> {
  const { items, total, counts } = await search(request, { ...wantedBy(values), ...rowsOfPage(values) })
  return { items, total, counts: Object.fromEntries(counts.map(({ state, count }) => [state, count])) }
}

/** Everybody who matches the filters, whatever the current page. */
export const everyPerson = (request: Request, values: ListValues): Promise<Person[]> =>
  everyPage((nextToken) => search(request, { ...wantedBy(values), limit: LARGEST_PAGE, nextToken }))

export const loadPerson = (request: Request, id: string): Promise<PersonDetails | null> =>
  request<PersonDetails | null>({ query: DETAILS, field: 'deskPerson' }, { id })

const search = (request: Request, variables: Record<string, unknown>) =>
  request<Found>({ query: SEARCH, field: 'searchPeople' }, variables)

/** Turns the list's address into the question for the service. */
function wantedBy({ q, status, role, children, linked, unusual, sort = 'name' }: ListValues) {
  const { by, isDescending } = sortOf({ sort })
  return {
    words: q || undefined,
    state: status || undefined,
    role: role || undefined,
    hasChildren: children ? children === 'with' : undefined,
    isLinked: linked === '1' || undefined,
    isUnusual: unusual === '1' || undefined,
    sort: by || undefined,
    isDescending,
  }
}
