import { contactProblems } from '@touchline/domain/families/contacts.ts'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { clubNow } from '../../../club/club-now.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { type Family, missingOf } from '../../../family/family.ts'
import { useClub } from '../../../family/use-club.ts'
import { LANGUAGE } from '../../../languages/language.ts'
import { priceOfJoining } from '../../../pricing/family-price.ts'
import { joiningOf, openMonths } from '../../../registrations/chosen.ts'
import { ALL_AGREED, openConsents } from '../../../registrations/consent-standing.ts'
import { deviceDraft } from '../../../registrations/draft.ts'
import { type OfferedProgram, openTo } from '../../../registrations/offered-program.ts'
import {
  candidatesOf,
  chosenOf,
  emptyDraft,
  type RegisterDraft,
  registerProblems,
  withChild,
} from '../../../registrations/register-draft.ts'
import { sendRegistration } from '../../../registrations/send-registration.ts'
import { chosenPlan } from '../../../registrations/shared-steps.tsx'
import { showRegistered } from '../../../registrations/show-registered.ts'
import { useSending } from '../../../registrations/use-sending.ts'

/** Everything that follows from the choices so far, and how to send it. */
export function useRegistration(family: Family, program: OfferedProgram, playerId: string | null) {
  const club = useClub()
  const { consents: texts, english, isTranslationChecked } = club
  const programs = openTo(family, club.programs)
  const navigate = useNavigate()
  const { ages } = useClubRules()
  const today = clubNow().day
  const { draft, setDraft, drop } = useRegisterDraft(family.userId, program.id, playerId)
  const candidates = candidatesOf(family, program, programs, today, ages)
  const chosen = chosenOf(draft, candidates, today)
  const joining = joiningOf(chosen, draft, today)
  const months = openMonths(chosen, today)
  const price = priceOfJoining(family, joining, programs, today)
  const hasAgreed =
    chosen.length > 0 && chosen.every(({ player }) => openConsents(player, texts).length === 0)
  const agreed = hasAgreed ? { ...ALL_AGREED, ...draft.agreed } : draft.agreed
  const problems = registerProblems({ chosen, joining, months, agreed })
  const missing = missingOf(
    family,
    chosen.map(({ player }) => player),
  )
  const contacts = contactProblems(missing, draft.contacts)
  const sending = useSending({
    hasProblems: Object.keys({ ...problems, ...contacts }).length > 0,
    totalCents: price.quote.totalCents,
    isFamily: true,
    send: (request, totalCents) =>
      sendRegistration(request, {
        joining,
        agreed,
        texts,
        language: english ? LANGUAGE : 'en',
        contacts: draft.contacts,
        allOrNone: draft.allOrNone,
        payPlan: chosenPlan(club.payment, draft),
        totalCents,
      }),
    onSent({ items }) {
      drop()
      return showRegistered(
        items.map(({ id }) => id),
        navigate,
      )
    },
  })
  const shown = sending.isTried ? { ...problems, contacts } : { contacts: {} }
  const filled = { draft, setDraft, candidates, chosen, joining, months, price }
  const asked = { texts, english, isTranslationChecked, hasAgreed, agreed }
  return { ...filled, ...asked, missing, problems, shown, ...sending }
}

/** Continues the draft on this device, with the child from the address ticked. */
function useRegisterDraft(userId: string, programId: string, playerId: string | null) {
  const kept = useMemo(() => deviceDraft<RegisterDraft>(userId, `register ${programId}`), [userId, programId])
  const [draft, setDraft] = useState<RegisterDraft>(() => {
    const begun = { ...emptyDraft, ...kept.read() }
    return playerId && !begun.children[playerId] ? withChild(begun, playerId) : begun
  })
  useEffect(() => kept.keep(draft), [kept, draft])
  return { draft, setDraft, drop: kept.drop }
}
