import { useEffect, useMemo, useState } from 'react'
import { deviceDraft } from '../../../registration/draft.ts'
import { emptyDraft, type RegisterDraft, withChild } from './register-draft.ts'

/** Begins where one left off on this device, with the child of the address ticked. */
export function useRegisterDraft(userId: string, programId: string, playerId: string | null) {
  const kept = useMemo(() => deviceDraft<RegisterDraft>(userId, `register ${programId}`), [userId, programId])
  const [draft, setDraft] = useState<RegisterDraft>(() => {
    const begun = { ...emptyDraft, ...kept.read() }
    return playerId && !begun.children[playerId] ? withChild(begun, playerId) : begun
  })
  useEffect(() => kept.keep(draft), [kept, draft])
  return { draft, setDraft, drop: kept.drop }
}
