import { useState } from 'react'

type HealthNotes = Readonly<Record<string, string>>

/** By child, until the page is left; they are written nowhere, for others read this device, too. */
let kept: HealthNotes = {}

/** They outlast the screens on which the account is made. */
export function useHealthNotes() {
  const [notes, setNotes] = useState(kept)
  const keep = (news: HealthNotes) => {
    kept = news
    setNotes(news)
  }
  return {
    notes,
    note: (childId: string, text: string) => keep({ ...notes, [childId]: text }),
    forget: () => keep({}),
  }
}
