import { RECORD_MONEY_NEED } from '@touchline/domain/identity/permission-table.ts'
import { type KitOrderStatus, recordsKitMoney } from '@touchline/domain/status/kit-order.ts'
import { useMay } from '../../../desk/own-permissions.ts'
import { movesFrom } from './kit-order-words.ts'

/** The moves that whoever is at the desk may make. */
export function useMovesFrom(): (status: KitOrderStatus) => KitOrderStatus[] {
  const mayRecord = useMay(RECORD_MONEY_NEED)
  return (status) => movesFrom(status).filter((to) => mayRecord || !recordsKitMoney(status, to))
}
