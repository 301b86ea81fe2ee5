import { useEffect, useMemo } from 'react'
import { keepDraft, readDraft } from '../../session/drafts.ts'
import { sessionStorageOf } from '../../session/session-storage.ts'
import { useSession } from '../../session/use-session.ts'

interface DraftForm<Values> {
  values: Values
  setValues(values: Partial<Values>): void
  isDirty(): boolean
}

/**
 * Keeps the input of a signed-in person until it is saved: if the session ends, the form is unchanged when they are
 * back. Returns a function that removes it. Not for passwords.
 */
export function useDraft<Values extends Record<string, unknown>>(
  form: DraftForm<Values>,
  name: string,
): () => void {
  const owner = useSession().user?.id ?? ''
  const storage = useMemo(() => sessionStorageOf(window), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each owner and form
  useEffect(() => {
    const draft = readDraft(storage, owner, name)
    if (draft) form.setValues(draft as Partial<Values>)
  }, [storage, owner, name])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of what is typed
  useEffect(() => {
    if (form.isDirty()) keepDraft(storage, owner, name, form.values)
  }, [storage, owner, name, form.values])
  return () => keepDraft(storage, owner, name, null)
}
