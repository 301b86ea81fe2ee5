import type { WithdrawalCause } from '@touchline/domain/pricing/withdrawal.ts'
import { useChange } from '../../../area/area-data.tsx'
import type { Document } from '../../../data/documents.ts'
import { updateRow } from '../../../data/write-row.ts'
import type { FamilyRegistration } from '../../../family/family.ts'

const answerDocument: Document = {
  field: 'answerOffer',
  query: 'mutation AnswerOffer($input: AnswerOfferInput!) { answerOffer(input: $input) { id status } }',
}

/** Sending the same answer twice changes nothing more. */
export const useAnswerOffer = ({ id }: FamilyRegistration) =>
  useChange((request, answer: 'ACCEPT' | 'DECLINE' | 'LEAVE' | 'RETURN') =>
    request(answerDocument, { input: { id, answer } }),
  )

export const useCancel = ({ id, _version }: FamilyRegistration) =>
  useChange((request) =>
    updateRow(request, 'PlayerProgramRegistration', { id, _version, status: 'CANCELLED' }),
  )

/** The club confirms a withdrawal; without a cause, the family takes its request back. */
export const useAskToWithdraw = ({ id, _version }: FamilyRegistration) =>
  useChange((request, withdrawalCause: WithdrawalCause | null) =>
    updateRow(request, 'PlayerProgramRegistration', { id, _version, withdrawalCause }),
  )

const secondDayDocument: Document = {
  field: 'addSecondDay',
  query: 'mutation AddSecondDay($input: AddSecondDayInput!) { addSecondDay(input: $input) { id status } }',
}

/** The id is that of the future registration, so that sending it twice makes one. */
export const useAddSecondDay = ({ id: registrationId }: FamilyRegistration) =>
  useChange((request, { id, day }: { id: string; day: string }) =>
    request(secondDayDocument, { input: { id, registrationId, day } }),
  )
