import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import type { Language } from '@touchline/domain/languages.ts'
import type { PayTerms } from '@touchline/domain/money/charges.ts'
import { createOnce } from '../../../data/create-once.ts'
import type { Request } from '../../../data/request.ts'
import type { Family } from '../../../family/family.ts'
import { emptyPlayer, playerInput } from '../../../players/player-form.ts'
import type { Joining } from '../../../pricing/family-price.ts'
import { sendRegistration } from '../../../registrations/send-registration.ts'
import { chosenPlan } from '../../../registrations/shared-steps.tsx'
import type { ChildPlan, FormDraft } from './form-draft.ts'

interface ToSend {
  draft: FormDraft
  payment: PayTerms
  plans: readonly ChildPlan[]
  joining: readonly Joining[]
  /** By child. */
  healthNotes: Readonly<Record<string, string>>
  texts: ConsentTexts
  language: Language
  family: Family
  totalCents: number
}

/**
 * Adds the children who are not in the family yet, then registers all of them at once. Returns the registrations' ids.
 */
export async function sendForm(
  request: Request,
  { draft, payment, plans, joining, healthNotes, texts, language, family, totalCents }: ToSend,
): Promise<string[]> {
  const { contacts, agreed, allOrNone } = draft
  for (const { child, known } of plans)
    if (!known)
      await createOnce(request, 'Player', {
        id: child.id,
        userPlayersId: family.userId,
        ...playerInput({
          ...emptyPlayer,
          firstName: child.firstName,
          lastName: child.lastName,
          birthDate: child.birthDate,
          emergencyContact: contacts.emergencyContact,
          emergencyPhone: contacts.emergencyPhone,
          healthNotes: healthNotes[child.id] ?? '',
        }),
      })
  const registered = await sendRegistration(request, {
    joining,
    agreed,
    texts,
    language,
    contacts,
    allOrNone,
    payPlan: chosenPlan(payment, draft),
    totalCents,
  })
  return registered.items.map(({ id }) => id)
}
