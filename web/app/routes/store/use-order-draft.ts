import type { KitItem } from '@touchline/domain/kit/items.ts'
import { useEffect, useMemo, useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { deviceDraft, VISITOR } from '../../registrations/draft.ts'

export interface OrderDraft {
  /** Of the order to be: sending it twice makes one. */
  id: string
  size: string
  quantity: number
  playerId: string
  notes: string
}

const emptyOrder: OrderDraft = { id: '', size: '', quantity: 1, playerId: '', notes: '' }

/** What was chosen stays on this device while one signs in, and after a reload. The page itself is everybody's. */
export function useOrderDraft(item: KitItem) {
  const kept = useMemo(() => deviceDraft<OrderDraft>(VISITOR, `order ${item}`), [item])
  const [draft, setDraft] = useState(emptyOrder)
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    setDraft({ ...emptyOrder, id: newId(), ...kept.read() })
    setRead(true)
  }, [kept])
  useEffect(() => {
    if (isRead) kept.keep(draft)
  }, [kept, draft, isRead])
  return { draft, setDraft, drop: kept.drop }
}
