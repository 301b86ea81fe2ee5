import { isOpen } from '@touchline/domain/programs/program.ts'
import { isOpenFor } from '@touchline/domain/seasons/opening.ts'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { useFamily } from '../../../family/use-family.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { deviceDraft, VISITOR } from '../../../registrations/draft.ts'
import type { OfferedProgram } from '../../../registrations/offered-program.ts'
import { TellMe } from '../../../registrations/tell-me.tsx'
import { useSession } from '../../../session/use-session.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { FilledForm } from './filled-form.tsx'
import { emptyForm, type FormDraft, newChild } from './form-draft.ts'
import styles from './registration-form.module.css'
import * as texts from './registration-form.texts.ts'
import { useFormClub } from './use-form-club.ts'

/** The same form for a visitor and for somebody who has come back signed in. */
export function FormBody() {
  const { programs, today } = useFormClub()
  const isAnyOpen = programs.some((program) => isOpen(program) && isOpenForSome(program, today))
  return <div className={styles.body}>{isAnyOpen ? <OpenForm /> : <NothingOpen />}</div>
}

/** Open at least to returning families, who are recognized after signing in (S-15). */
const isOpenForSome = ({ season }: OfferedProgram, today: string): boolean =>
  !season || isOpenFor(season, true, today)

/** The same form from the first paint on: somebody may be typing into it while their family is still loading. */
function OpenForm() {
  const form = useFormDraft()
  const { userRole } = useSession()
  const isSettled = useIsSettled()
  const isFamily = userRole !== null && isSettled
  const { data, error, isFetching, refetch } = useFamily({ isWanted: isFamily })
  const family = (isFamily && data) || null
  return (
    <>
      {error && <LoadProblem error={error} isBusy={isFetching} onRetry={refetch} isOld={family !== null} />}
      <FilledForm {...form} family={family} isLookingUp={isFamily && !family} />
    </>
  )
}

const NothingOpen = () => (
  <EmptyState title={texts.nothingOpen} action={<TellMe />}>
    {texts.nothingOpenLead}
    <SiteLink to="/programs">{texts.comingUp}</SiteLink>
    {texts.orLeaveAddress}
  </EmptyState>
)

/** The form as the server renders it: one child, whose ids are added after hydration. */
const asSent: FormDraft = {
  ...emptyForm,
  children: [{ ...newChild(''), id: 'first', registrationId: 'first' }],
}

/** Restores the draft after a reload, and after creating an account in between. */
function useFormDraft() {
  const kept = useMemo(() => deviceDraft<FormDraft>(VISITOR, 'registration-form'), [])
  const [draft, setDraft] = useState(asSent)
  const wanted = useSearchParams()[0].get('program')
  useEffect(() => {
    const begun = { ...emptyForm, ...kept.read() }
    // A visitor who comes from a program's card means that program, unless the birth date rules it out.
    const first = { ...newChild(''), programId: wanted }
    setDraft(begun.children.length > 0 ? begun : { ...begun, children: [first] })
  }, [kept, wanted])
  useEffect(() => {
    if (draft !== asSent) kept.keep(draft)
  }, [kept, draft])
  return { draft, setDraft, drop: kept.drop }
}

function subscribe(notify: () => void): () => void {
  document.addEventListener('settled', notify)
  return () => document.removeEventListener('settled', notify)
}

/** False until input from before hydration is in its fields: the form must not be re-rendered before that. */
const useIsSettled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    // In development, no input is replayed.
    () => import.meta.env.DEV || document.documentElement.dataset.alive !== undefined,
    () => false,
  )
