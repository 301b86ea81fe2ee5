import { useEffect, useState } from 'react'
import { VISITOR } from '../../../registrations/draft.ts'
import { keepDraft, readDraft } from '../../../session/drafts.ts'
import { sessionStorageOf } from '../../../session/session-storage.ts'

type HealthNotes = Readonly<Record<string, string>>

const NAME = 'health notes of the registration form'

/**
 * By child, in this tab only and not on the device, where the rest of the input is stored: a reload and the account
 * screens lose nothing, and neither sending nor signing out leaves anything behind (H-5).
 */
export function useHealthNotes() {
  const [notes, setNotes] = useState<HealthNotes>({})
  useEffect(() => {
    const kept = readDraft(sessionStorageOf(window), VISITOR, NAME) as HealthNotes | null
    if (kept) setNotes(kept)
  }, [])
  const keep = (news: HealthNotes | null) => {
    keepDraft(sessionStorageOf(window), VISITOR, NAME, news)
    setNotes(news ?? {})
  }
  return {
    notes,
    note: (childId: string, text: string) => keep({ ...notes, [childId]: text }),
    forget: () => keep(null),
  }
}
