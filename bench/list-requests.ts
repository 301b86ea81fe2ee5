import { SHIPPED_RULES } from '@touchline/domain/club/club-rules.ts'
import { wordsQuery } from '../server/src/postgres/search-words.ts'
import type { Request } from '../web/app/data/request.ts'
import { auditPage } from '../web/app/desk/audit-list.ts'
import { type DeskList, type ListValues, listPage } from '../web/app/desk/desk-list.ts'
import { peoplePage } from '../web/app/desk/people-list.ts'
import { loadProgramLines } from '../web/app/desk/program-line.ts'
import { loadDiscountLines } from '../web/app/routes/admin/discounts/discount-line.ts'
import { kitOrderList } from '../web/app/routes/admin/kit-orders/kit-order-list.ts'
import { playerList } from '../web/app/routes/admin/players/player-list.ts'
import { registrationList } from '../web/app/routes/admin/registrations/registration-list.ts'
import { seededId } from './seeded-id.ts'

interface ListRequest {
  /** The first request of the list's screen, as a body. */
  body(family: string): Promise<string>
  /** The parameters of the floor's statement. */
  values(family: string): unknown[]
}

/** An empty result, enough for a screen that only has to ask. */
const NOTHING = { items: [], total: 0, counts: [], nextToken: null }
const ANSWER = { ...NOTHING, page: NOTHING, tabs: { aggregateItems: [] } }

async function firstBody(load: (request: Request) => Promise<unknown>): Promise<string> {
  const bodies: string[] = []
  await load(async <Answer>({ query }: { query: string }, variables: object) => {
    bodies.push(JSON.stringify({ query, variables }))
    return ANSWER as Answer
  })
  return bodies[0] as string
}

const typed = (family: string) => [wordsQuery(family)]

const listed = <Row, Line>(list: DeskList<Row, Line>, values: ListValues): ListRequest => ({
  body: (q) =>
    firstBody((request) =>
      listPage(
        list,
        { q, ...values },
        {
          request,
          ages: SHIPPED_RULES.ages,
          seasonDay: '2025-09-06',
          now: new Date(),
          seasons: async () => [],
        },
      ),
    ),
  values: typed,
})

const userId = (family: string) => seededId('u', family.replace('family', ''))

/** By name of the list: with a search where there is one, in the order of its first view. */
export const listRequests: Record<string, ListRequest> = {
  players: listed(playerList, { sort: 'name' }),
  registrations: listed(registrationList, { sort: '-submitted' }),
  'kit-orders': listed(kitOrderList, { sort: '-ordered' }),
  people: { body: (q) => firstBody((request) => peoplePage(request, { q, sort: 'name' })), values: typed },
  audit: {
    body: (family) => firstBody((request) => auditPage(request, { about: userId(family) })),
    values: (family) => [userId(family)],
  },
  programs: { body: () => firstBody(loadProgramLines), values: () => [] },
  discounts: { body: () => firstBody(loadDiscountLines), values: () => [] },
}
