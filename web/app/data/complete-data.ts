import { listAll, listByIndex } from './list-all.ts'
import type { Log } from './log.ts'
import type { Request } from './request.ts'
import type { Row } from './row.ts'

export interface CompleteData {
  users: Row[]
  players: Row[]
  registrations: Row[]
  kitOrders: Row[]
}

/** All or nothing: when any part fails, the failure is logged and all four lists are empty. */
export async function completeDataByEmail(
  request: Request,
  email: string,
  log: Log = console.error,
): Promise<CompleteData> {
  try {
    const users = await listByIndex(request, 'usersByEmail', { email })
    const players = await listOwnedBy(request, 'Player', 'userPlayersId', users)
    const [registrations, kitOrders] = await Promise.all([
      listOwnedBy(request, 'PlayerProgramRegistration', 'playerRegistrationsId', players),
      listOwnedBy(request, 'KitOrder', 'playerKitOrdersId', players),
    ])
    return { users, players, registrations, kitOrders }
  } catch (error) {
    log(`Could not load the complete data of ${email}`, error)
    return { users: [], players: [], registrations: [], kitOrders: [] }
  }
}

/** Without owners nothing is queried, since an empty `or` would not filter. */
async function listOwnedBy(request: Request, model: string, key: string, owners: Row[]): Promise<Row[]> {
  if (owners.length === 0) return []
  return listAll(request, model, { or: owners.map(({ id }) => ({ [key]: { eq: id } })) })
}
