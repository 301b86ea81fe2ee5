import { SHIPPED_RULES } from '@touchline/domain/club/club-rules.ts'
import { type DeskList, type ListValues, listPage } from '../web/app/desk/desk-list.ts'
import { kitOrderList } from '../web/app/routes/admin/kit-orders/kit-order-list.ts'
import { playerList } from '../web/app/routes/admin/players/player-list.ts'
import { registrationList } from '../web/app/routes/admin/registrations/registration-list.ts'

/** What the screen of a list sends, as the body of a request. */
async function bodyFor<Row, Line>(list: DeskList<Row, Line>, values: ListValues): Promise<string> {
  let body = ''
  const request = async <Answer>({ query }: { query: string }, variables: object): Promise<Answer> => {
    body = JSON.stringify({ query, variables })
    return { page: { items: [] }, tabs: { aggregateItems: [] } } as Answer
  }
  await listPage(list, values, { request, ages: SHIPPED_RULES.ages, now: new Date() })
  return body
}

/** By the name of the list: with something typed, as it is sorted when it is opened. */
export const listRequests: Record<string, (typed: string) => Promise<string>> = {
  players: (q) => bodyFor(playerList, { q, sort: 'name' }),
  registrations: (q) => bodyFor(registrationList, { q, sort: '-submitted' }),
  'kit-orders': (q) => bodyFor(kitOrderList, { q, sort: '-ordered' }),
}
