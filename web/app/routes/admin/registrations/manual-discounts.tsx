import { isOneOf } from '@touchline/domain/is-one-of.ts'
import { DISCOUNT_DEFAULTS, DISCOUNT_TYPES } from '@touchline/domain/pricing/discount-types.ts'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import type { Document } from '../../../data/documents.ts'
import { newId } from '../../../data/new-id.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import { createRow } from '../../../data/write-row.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/form/field.tsx'
import { notify, notifyProblem } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import type { AllowedDiscount, DeskRegistration } from './load-registration.ts'

const UNPAID: readonly string[] = ['PENDING', 'WAITLISTED', 'APPROVED']

export const isByHand = ({ type }: Pick<AllowedDiscount, 'type'>) =>
  isOneOf(DISCOUNT_TYPES, type) && DISCOUNT_DEFAULTS[type].isGivenByHand

const takeBackDocument: Document = {
  field: 'deleteRegistrationDiscount',
  query: `mutation TakeBack($input: DeleteRegistrationDiscountInput!) {
    deleteRegistrationDiscount(input: $input) { id }
  }`,
}

/** The discounts of the registration, those it could have, and how to add and remove them. */
function useManualDiscounts({ id: registrationID, fee, discounts }: DeskRegistration) {
  const given = fee.discounts.filter(
    (one) => isByHand(one) && discounts.some(({ discountID }) => discountID === one.id),
  )
  const open = fee.discounts.filter((one) => isByHand(one) && one.active !== false && !given.includes(one))
  const give = useChange((request, discountID: string) =>
    createRow(request, 'RegistrationDiscount', { id: newId(), registrationID, discountID }),
  )
  const takeBack = useChange((request, discountID: string) => {
    const row = discounts.find((one) => one.discountID === discountID)
    return request(takeBackDocument, { input: { id: row?.id, _version: row?._version } })
  })
  return { given, open, give, takeBack }
}

/** Discounts that the club grants by hand, until something is paid (D-11). */
export function ManualDiscounts({ registration }: { registration: DeskRegistration }) {
  const { status, player } = registration
  const { given, open, give, takeBack } = useManualDiscounts(registration)
  const [chosen, setChosen] = useState('')
  if (!UNPAID.includes(status) || (open.length === 0 && given.length === 0)) return null
  const onError = (error: Error) => notifyProblem(plainProblem(error))
  return (
    <section>
      <h3>Manual discount</h3>
      {given.map(({ id, name, percentage }) => (
        <div key={id} className={ui.actions}>
          <p>
            {name}, {percentage}%
          </p>
          <Button kind="small" onClick={() => takeBack.mutate(id, { onError })}>
            Remove
          </Button>
        </div>
      ))}
      {open.length > 0 && (
        <div className={ui.actions}>
          <SelectField
            aria-label="Manual discount"
            value={chosen}
            options={[
              { value: '', label: 'Choose a discount' },
              ...open.map(({ id, name, percentage }) => ({ value: id, label: `${name}, ${percentage}%` })),
            ]}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          <Button
            kind="small"
            disabled={!chosen}
            isBusy={give.isPending}
            onClick={() =>
              give.mutate(chosen, {
                onError,
                onSuccess: () =>
                  notify(
                    `Discount given to ${player.firstName}. The family gets an email with the new price.`,
                  ),
              })
            }
          >
            Give
          </Button>
        </div>
      )}
    </section>
  )
}
