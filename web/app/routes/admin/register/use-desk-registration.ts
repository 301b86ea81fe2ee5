import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import { REQUIRED_CONSENTS } from '@touchline/domain/registrations/consents.ts'
import { ordinalNumber } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { clubNow } from '../../../club/club-now.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import type { Household } from '../../../desk/load-household.ts'
import type { ProgramLine } from '../../../desk/program-line.ts'
import type { FamilyPlayer } from '../../../family/family.ts'
import { priceOfJoining } from '../../../pricing/family-price.ts'
import { joiningOf, openMonths } from '../../../registrations/chosen.ts'
import { openConsents } from '../../../registrations/consent-standing.ts'
import type { OfferedProgram } from '../../../registrations/offered-program.ts'
import {
  candidatesOf,
  chosenOf,
  emptyDraft,
  registerProblems,
  withChild,
} from '../../../registrations/register-draft.ts'
import { chosenPlan } from '../../../registrations/shared-steps.tsx'
import { useSending } from '../../../registrations/use-sending.ts'
import { notify, notifyProblem } from '../../../ui/toast.tsx'
import { type Decision, type RegisteredAtDesk, registerAtDesk } from './desk-registration.ts'

export interface DeskRegisterProps {
  household: Household
  program: OfferedProgram
  programs: OfferedProgram[]
  line: ProgramLine
  texts: ConsentTexts
  payment: Payment
  /** Why the age does not fit; null if it does. */
  ageProblem: string | null
}

export interface Decisions {
  reason: string
  /** Why to register without the missing consents. */
  consentReason: string
  /** Whether the paper form is signed instead, and its date. */
  isSigned: boolean
  signedOn: string
  isLetIn: boolean
  discountIds: string[]
}

/** Everything that follows from the choices so far, and how to save it. */
export function useDeskRegistration(props: DeskRegisterProps) {
  const { household, program, programs, line, ageProblem, texts, payment } = props
  const { player, family } = household
  const navigate = useNavigate()
  const { ages } = useClubRules()
  const today = clubNow().day
  const [draft, setDraft] = useState(() => withChild(emptyDraft, player.id))
  const [decisions, setDecisions] = useState<Decisions>({
    reason: '',
    consentReason: 'Consents to be accepted in the family’s account.',
    isSigned: false,
    signedOn: today,
    isLetIn: false,
    discountIds: [],
  })
  const candidates = candidatesOf(family, program, programs, today, ages).map((candidate) =>
    candidate.player.id === player.id ? { ...candidate, program } : candidate,
  )
  const chosen = chosenOf(draft, candidates, today)
  const months = openMonths(chosen, today)
  const joining = joiningOf(chosen, draft, today).map((one) =>
    one.player.id === player.id
      ? { ...one, manualDiscountIds: decisions.discountIds, waits: one.waits && !decisions.isLetIn }
      : one,
  )
  const price = priceOfJoining(family, joining, programs, today)
  const isFull = line.capacity !== null && line.placesHeld + line.placesOnOffer >= line.capacity
  const needsReason = ageProblem !== null || (isFull && decisions.isLetIn) || decisions.discountIds.length > 0
  const unagreed = chosen.filter((one) => openConsents(one.player, texts).length > 0)
  const isReasonMissing =
    (needsReason && !decisions.reason.trim()) ||
    (unagreed.length > 0 && !decisions.isSigned && !decisions.consentReason.trim())
  const problems: ReturnType<typeof registerProblems> & { reason?: string } = {
    // Nobody can consent for somebody else, so the desk does not ask.
    ...registerProblems({ chosen, joining, months, agreed: null }),
    ...(isReasonMissing ? { reason: 'Please add the reason in a few words.' } : {}),
  }
  const sending = useSending({
    hasProblems: Object.keys(problems).length > 0,
    totalCents: price.quote.totalCents,
    send: (request) =>
      registerAtDesk(request, {
        joining,
        allOrNone: draft.allOrNone,
        payPlan: chosenPlan(payment, draft),
        decision: decisionOf({ player, decisions, isFull, needsReason, unagreed, texts }),
      }),
    onSent(result) {
      sayRegistered(player.firstName, result)
      return navigate(`/admin/players/${player.id}/registrations`)
    },
  })
  const shown = sending.isTried ? problems : {}
  const filled = { draft, setDraft, decisions, setDecisions, candidates, chosen, months, joining, price }
  return { ...filled, isFull, needsReason, unagreed, problems, shown, ...sending }
}

interface Decided {
  player: Pick<FamilyPlayer, 'id'>
  decisions: Decisions
  isFull: boolean
  needsReason: boolean
  /** The players whose consents are missing. */
  unagreed: readonly { player: Pick<FamilyPlayer, 'id'> }[]
  texts: ConsentTexts
}

/** What the desk decides that a family could not. */
function decisionOf({ player, decisions, isFull, needsReason, unagreed, texts }: Decided): Decision {
  const { reason, consentReason, isSigned, signedOn, isLetIn, discountIds } = decisions
  return {
    playerId: player.id,
    status: isFull && isLetIn ? 'PENDING' : null,
    reason: needsReason ? reason.trim() : '',
    discountIds,
    withoutConsents: { playerIds: unagreed.map((one) => one.player.id), reason: consentReason.trim() },
    paper: isSigned && unagreed.length > 0 ? { signedOn, consents: signed(texts) } : null,
  }
}

function sayRegistered(firstName: string, { items, problems }: RegisteredAtDesk): void {
  const waits = items.find(({ status }) => status === 'WAITLISTED')
  notify(
    waits
      ? `${firstName} is ${ordinalNumber(waits.waitlistPosition ?? 1)} in line.`
      : `${firstName} is registered.`,
  )
  for (const problem of problems) notifyProblem(`The discount wasn’t given: ${problem}`)
}

/** The consents on the printed form, in their current wording. */
const signed = (texts: ConsentTexts) =>
  REQUIRED_CONSENTS.map((text) => ({ text, textVersion: texts[text].version, agreed: true }))
