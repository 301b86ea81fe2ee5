import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import type { Family } from '../../../family/family.ts'
import { priceOfJoining } from '../../../price/family-price.ts'
import { useSeenPrice } from '../../../price/use-seen-price.ts'
import { useAttempts } from '../../../registration/use-attempts.ts'
import { openTabSession } from '../../../session/tab-session.ts'
import { accountProblem } from '../../account/account-problem.ts'
import { keepPassword, remember, signUpKeyFor } from '../../account/remembered.ts'
import { type FormDraft, joiningOf, openMonths, planOf } from './form-draft.ts'
import { type FormProblems, formProblems, hasProblems } from './form-problems.ts'
import { formTwins, knownPlayer } from './form-twins.ts'
import { sendForm } from './send-form.ts'
import { useFormClub } from './use-form-club.ts'
import { useHealthNotes } from './use-health-notes.ts'

export interface FilledFormProps {
  draft: FormDraft
  setDraft: (draft: FormDraft) => void
  drop: () => void
  /** null: a visitor, who makes an account at the end. */
  family: Family | null
}

const NONE: FormProblems = { guardian: {}, children: {} }
const NOBODY = { players: [] }

export type FilledFormState = ReturnType<typeof useFilledForm>

/** Everything that follows from what is filled in, and the two ways to end: an account, or the registration itself. */
export function useFilledForm({ draft, drop, family }: FilledFormProps) {
  const { programs, consents: texts, today } = useFormClub()
  const { ages } = useClubRules()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const { form: formRef, attempts, tryAgain } = useAttempts()
  const household = family ?? NOBODY
  const plans = draft.children.map((child) =>
    planOf(child, knownPlayer(child, household), programs, today, ages),
  )
  const twins = formTwins(draft.children, household)
  const health = useHealthNotes()
  const months = openMonths(plans, today)
  const joining = joiningOf(plans, draft, today)
  const price = priceOfJoining(household, joining, programs, today)
  const problems = formProblems({
    draft,
    plans,
    twins,
    months,
    password: family ? null : password,
    today,
    ages,
  })
  const { seenCents, learn } = useSeenPrice(price.quote.totalCents)
  const send = useChange(async (request) => {
    if (family)
      return sendForm(request, {
        draft,
        plans,
        joining,
        healthNotes: health.notes,
        texts,
        family,
        totalCents: seenCents,
      })
    await makeAccount(draft.guardian, password, draft.agreed.NEWSLETTER ? texts.NEWSLETTER.version : null)
    return null
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(null)
    if (hasProblems(problems)) return tryAgain()
    if (send.isPending) return
    try {
      const registered = await send.mutateAsync(undefined)
      if (!registered) return await navigate('/confirm-signup?returnTo=/registration-form')
      drop()
      health.forget()
      await navigate('/guardian/registrations', { state: { registered } })
    } catch (error) {
      learn(error)
      setRefusal(family ? plainProblem(error) : accountProblem(error).message)
    }
  }
  const shown = attempts > 0 ? problems : NONE
  const doneShare = shareDone(problems, joining.length > 0)
  return {
    texts,
    plans,
    twins,
    health,
    months,
    joining,
    price,
    problems,
    shown,
    formRef,
    submit,
    doneShare,
    refusal,
    isBusy: send.isPending,
    password,
    setPassword,
    email: draft.guardian.email,
  }
}

/** How far the ball has rolled. */
function shareDone(problems: FormProblems, hasPlan: boolean): number {
  const steps = [
    Object.keys(problems.guardian).length === 0,
    Object.values(problems.children).every((child) => Object.keys(child).length === 0),
    hasPlan,
    !problems.consents,
    !problems.password,
  ]
  return steps.filter(Boolean).length / steps.length
}

/** The same account as that of the sign-up screen; the screen with the code comes next. */
async function makeAccount(
  guardian: FormDraft['guardian'],
  password: string,
  newsletter: string | null,
): Promise<void> {
  const email = guardian.email.trim()
  const names = { firstName: guardian.firstName.trim(), lastName: guardian.lastName.trim() }
  const { account } = await openTabSession()
  await account.signUp(email, password, names, signUpKeyFor(email))
  keepPassword(email, password)
  remember({ email, codeSentAt: Date.now(), details: { ...names, phone: guardian.phone.trim(), newsletter } })
}
