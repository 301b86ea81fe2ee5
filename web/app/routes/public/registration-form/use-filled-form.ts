import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { refusalWords } from '../../../data/refusal-words.ts'
import { type Family, missingOf } from '../../../family/family.ts'
import { LANGUAGE } from '../../../languages/language.ts'
import { type Joining, priceOfJoining } from '../../../pricing/family-price.ts'
import { joiningOf, openMonths } from '../../../registrations/chosen.ts'
import { openTo } from '../../../registrations/offered-program.ts'
import { showRegistered } from '../../../registrations/show-registered.ts'
import { useSending } from '../../../registrations/use-sending.ts'
import { openTabSession } from '../../../session/tab-session.ts'
import { accountProblem } from '../../account/account-problem.ts'
import { keepPassword, remember, signUpKeyFor } from '../../account/remembered.ts'
import { type ChildPlan, chosenOf, type FormDraft, planOf } from './form-draft.ts'
import { type FormProblems, formProblems, hasProblems } from './form-problems.ts'
import { formTwins, knownPlayer } from './form-twins.ts'
import { sendForm } from './send-form.ts'
import { useFormClub } from './use-form-club.ts'
import { useHealthNotes } from './use-health-notes.ts'

export interface FilledFormProps {
  draft: FormDraft
  setDraft: (draft: FormDraft) => void
  drop: () => void
  /** Null: a visitor, who creates an account at the end. */
  family: Family | null
  /** Somebody is signed in, but their family has not loaded yet: the form can be filled in but not sent. */
  isLookingUp: boolean
}

const NONE: FormProblems = { guardian: {}, children: {}, contacts: {} }
const NOBODY = { isReachable: false, players: [] }

export type FilledFormState = ReturnType<typeof useFilledForm>

/** Everything that follows from the input, and the two ways to finish: an account, or the registration itself. */
export function useFilledForm({ draft, drop, family }: FilledFormProps) {
  const club = useFormClub()
  const { programs: all, consents, english, isTranslationChecked, payment, today } = club
  const programs = openTo(family, all)
  const { ages } = useClubRules()
  const [password, setPassword] = useState('')
  const household = family ?? NOBODY
  const plans = draft.children.map((child) =>
    planOf(child, knownPlayer(child, household), programs, today, ages),
  )
  const twins = formTwins(draft.children, household)
  const health = useHealthNotes()
  const chosen = chosenOf(plans)
  const months = openMonths(chosen, today)
  const joining = joiningOf(chosen, draft, today)
  const price = priceOfJoining(household, joining, programs, today)
  const missing = missingOf(
    household,
    plans.map(({ known }) => known),
  )
  const problems = formProblems({
    draft,
    plans,
    twins,
    missing,
    months,
    joining,
    password: family ? null : password,
    today,
    ages,
  })
  const filled = { draft, drop, family, password, club, health, plans, joining, problems }
  const { error, isTried, ...sending } = useFormSending({ ...filled, totalCents: price.quote.totalCents })
  const problemWords = family ? refusalWords : (failure: unknown) => accountProblem(failure).message
  return {
    consents,
    english,
    isTranslationChecked,
    payment,
    plans,
    twins,
    missing,
    health,
    months,
    joining,
    price,
    problems,
    shown: isTried ? problems : NONE,
    doneShare: shareDone(problems, joining.length > 0),
    refusal: error && problemWords(error),
    password,
    setPassword,
    email: draft.guardian.email,
    ...sending,
  }
}

interface ToSend extends Pick<FilledFormProps, 'draft' | 'drop' | 'family'> {
  password: string
  club: ReturnType<typeof useFormClub>
  health: ReturnType<typeof useHealthNotes>
  plans: readonly ChildPlan[]
  joining: readonly Joining[]
  problems: FormProblems
  totalCents: number
}

/**
 * A known family is registered at once; a visitor first creates an account, and sends the form once it is confirmed.
 */
function useFormSending({
  draft,
  drop,
  family,
  password,
  club: { consents, english, payment },
  health,
  plans,
  joining,
  problems,
  totalCents: shownCents,
}: ToSend) {
  const navigate = useNavigate()
  return useSending({
    hasProblems: hasProblems(problems),
    totalCents: shownCents,
    isFamily: family !== null,
    async send(request, totalCents) {
      if (family)
        return sendForm(request, {
          draft,
          payment,
          plans,
          joining,
          healthNotes: health.notes,
          texts: consents,
          language: english ? LANGUAGE : 'en',
          family,
          totalCents,
        })
      await makeAccount(draft, password, draft.agreed.NEWSLETTER ? consents.NEWSLETTER.version : null)
      return null
    },
    onSent(registered) {
      if (!registered) return navigate('/confirm-signup?returnTo=/registration-form')
      drop()
      health.forget()
      return showRegistered(registered, navigate)
    },
  })
}

/** How far the ball has rolled. */
function shareDone(problems: FormProblems, hasPlan: boolean): number {
  const steps = [
    Object.keys(problems.guardian).length === 0,
    Object.values(problems.children).every((child) => Object.keys(child).length === 0),
    hasPlan,
    Object.keys(problems.contacts).length === 0,
    !problems.consents,
    !problems.password,
  ]
  return steps.filter(Boolean).length / steps.length
}

/** Creates the same account as the sign-up screen does; the screen for the code comes next. */
async function makeAccount(
  { guardian, contacts }: FormDraft,
  password: string,
  newsletter: string | null,
): Promise<void> {
  const email = guardian.email.trim()
  const names = { firstName: guardian.firstName.trim(), lastName: guardian.lastName.trim() }
  const { account } = await openTabSession()
  await account.signUp(email, password, names, signUpKeyFor(email))
  keepPassword(email, password)
  remember({ email, codeSentAt: Date.now(), details: { ...names, phone: contacts.phone.trim(), newsletter } })
}
