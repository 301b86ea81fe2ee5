import { isOpen } from '@touchline/domain/program.ts'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { WithFamily } from '../../../family/with-family.tsx'
import { useIsSettled } from '../../../first-paint/use-is-settled.ts'
import { deviceDraft, VISITOR } from '../../../registration/draft.ts'
import { useSession } from '../../../session/use-session.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilledForm } from './filled-form.tsx'
import { emptyForm, type FormDraft, newChild } from './form-draft.ts'
import styles from './registration-form.module.css'
import { useFormClub } from './use-form-club.ts'

/** The same form for a visitor and for somebody who has come back signed in. */
export function FormBody() {
  const { programs } = useFormClub()
  return <div className={styles.body}>{programs.some(isOpen) ? <OpenForm /> : <NothingOpen />}</div>
}

function OpenForm() {
  const form = useFormDraft()
  const { userRole } = useSession()
  const isSettled = useIsSettled()
  if (!userRole || !isSettled) return <FilledForm {...form} family={null} />
  return <WithFamily>{(family) => <FilledForm {...form} family={family} />}</WithFamily>
}

const NothingOpen = () => (
  <EmptyState
    title="No program is open right now"
    action={
      <Link className="button" to="/contact?topic=registration">
        Tell me when one opens
      </Link>
    }
  >
    Between seasons there is nothing to register for. Write to us and you hear first.
  </EmptyState>
)

/** As the server draws it: one child, whose ids come when the page is alive. */
const asSent: FormDraft = {
  ...emptyForm,
  children: [{ ...newChild(''), id: 'first', registrationId: 'first' }],
}

/** The same after a reload, and after the account has been made in between. */
function useFormDraft() {
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
