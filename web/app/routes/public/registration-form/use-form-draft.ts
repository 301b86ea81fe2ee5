import { useEffect, useMemo, useState } from 'react'
import { deviceDraft, VISITOR } from '../../../registration/draft.ts'
import { emptyForm, type FormDraft, newChild } from './form-draft.ts'

/** As the server draws it: one child, whose ids come when the page is alive. */
const asSent: FormDraft = {
  ...emptyForm,
  children: [{ ...newChild(''), id: 'first', registrationId: 'first' }],
}

/** The same after a reload, and after the account has been made in between. */
export function useFormDraft() {
  const kept = useMemo(() => deviceDraft<FormDraft>(VISITOR, 'registration-form'), [])
  const [draft, setDraft] = useState(asSent)
  useEffect(() => {
    const begun = { ...emptyForm, ...kept.read() }
    setDraft(begun.children.length > 0 ? begun : { ...begun, children: [newChild('')] })
  }, [kept])
  useEffect(() => {
    if (draft !== asSent) kept.keep(draft)
  }, [kept, draft])
  return { draft, setDraft, drop: kept.drop }
}
