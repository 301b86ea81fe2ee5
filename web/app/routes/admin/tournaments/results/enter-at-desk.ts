import { newId } from '../../../../data/new-id.ts'
import { callRest } from '../../../../data/rest.ts'

/** A result entered at the desk is final, and settles a dispute. */
export const enterAtDesk = (slug: string, matchId: string, entry: object): Promise<unknown> =>
  callRest('manage', 'post', `/tournaments/${slug}/results`, { body: { matchId, entry, key: newId() } })
