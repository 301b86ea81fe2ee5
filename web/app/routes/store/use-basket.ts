import type { KitItem } from '@touchline/domain/kit/items.ts'
import { useEffect, useMemo, useState } from 'react'
import { deviceDraft } from '../../registrations/draft.ts'
import { useSession } from '../../session/use-session.ts'
import type { OrderDraft } from './use-order-draft.ts'

/** One item for one child; the id is that of the future order, so that sending it twice makes one. */
export interface BasketLine extends OrderDraft {
  itemType: KitItem
}

interface Basket {
  lines: BasketLine[]
}

/** The items that a family has chosen and not ordered yet, on this device alone. */
export function useBasket() {
  const owner = useSession().user?.id ?? null
  const kept = useMemo(() => (owner === null ? null : deviceDraft<Basket>(owner, 'basket')), [owner])
  const [lines, setLines] = useState<BasketLine[]>([])
  useEffect(() => setLines(kept?.read()?.lines ?? []), [kept])
  const change = (news: BasketLine[]) => {
    setLines(news)
    if (news.length > 0) kept?.keep({ lines: news })
    else kept?.drop()
  }
  return {
    lines,
    add: (line: BasketLine) => change([...lines.filter(({ id }) => id !== line.id), line]),
    remove: (id: string) => change(lines.filter((line) => line.id !== id)),
    empty: () => change([]),
  }
}
