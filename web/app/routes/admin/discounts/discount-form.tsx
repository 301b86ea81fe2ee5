import { DISCOUNT_TYPES, type DiscountType } from '@touchline/domain/pricing/discount-types.ts'
import { discountSentence } from '@touchline/domain/pricing/discount-words.ts'
import { useNavigate } from 'react-router'
import { useClubRules } from '../../../club/use-club-rules.ts'
import type { Document } from '../../../data/documents.ts'
import { getOne } from '../../../data/get-one.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import type { Request } from '../../../data/request.ts'
import { ConflictDialog } from '../../../desk/conflict-dialog.tsx'
import type { ProgramLine } from '../../../desk/program-line.ts'
import { useSavedForm } from '../../../desk/use-saved-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Field, SelectField, TextArea } from '../../../ui/form/field.tsx'
import { focusFirstError } from '../../../ui/form/focus-first-error.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx'
import ui from '../../../ui/ui.module.css'
import styles from '../programs/form/program-form.module.css'
import { ConditionFields } from './condition-fields.tsx'
import type { DiscountLine } from './discount-line.ts'
import { discountTypeNames } from './discount-names.ts'
import { discountDifferences, overlapNotice } from './discount-notices.ts'
import { type DiscountValues, discountInput, orderOf, typedDiscount } from './discount-values.ts'
import { FeeChoice } from './fee-choice.tsx'
import { PriceTester } from './price-tester.tsx'
import { type DiscountFormState, useDiscountForm } from './use-discount-form.ts'

interface DiscountFormProps {
  id: string
  initialValues: DiscountValues
  /** The saved discount; null for a new one. */
  line: DiscountLine | null
  programs: readonly ProgramLine[]
  lines: readonly DiscountLine[]
}

/** The form of a discount, which reads it back as a sentence and tries it on sample families while one types. */
export function DiscountForm({ id, initialValues, line, programs, lines }: DiscountFormProps) {
  const navigate = useNavigate()
  const form = useDiscountForm(initialValues)
  const { save, send, collided, isSettled, settle } = useSavedForm({
    id,
    version: line?.version ?? null,
    form,
    save: saveDiscount,
    to: '/admin/discounts',
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit((values) => send(values), focusFirstError(form))}
    >
      <UnsavedGuard isDirty={form.isDirty() && !isSettled} />
      <div className={styles.fields}>
        {line && line.uses > 0 && (
          <p className={ui.notice}>
            {line.uses === 1 ? 'One registration has' : `${line.uses} registrations have`} this discount.
            Their price stays the same; changes only affect families who register from now on.
          </p>
        )}
        <WhatFields form={form} />
        <ConditionFields form={form} />
        <FeeChoice form={form} programs={programs} />
        <ReadBack id={id} values={form.values} lines={lines} />
        {save.error && !collided && <FormMessage>{plainProblem(save.error)}</FormMessage>}
        <div className={ui.actions}>
          <Button type="submit" isBusy={save.isPending}>
            {line ? 'Save changes' : 'Create the discount'}
          </Button>
          <Button kind="small" onClick={() => navigate('/admin/discounts')}>
            Back
          </Button>
        </div>
      </div>
      <PriceTester id={id} values={form.values} programs={programs} lines={lines} />
      {collided && (
        <ConflictDialog
          rowId={id}
          title="Someone else has saved this discount"
          differences={discountDifferences(form.values, collided)}
          mine="Overwrite with mine"
          onMine={() => send(form.values, collided._version)}
          onTheirs={settle}
        />
      )}
    </form>
  )
}

function WhatFields({ form }: { form: DiscountFormState }) {
  const choose = (type: DiscountType) => form.setValues({ type, ...orderOf(type) })
  return (
    <fieldset className={styles.group}>
      <legend>What</legend>
      <Field label="Name" required autoComplete="off" {...form.getInputProps('name')} />
      <SelectField
        label="Kind"
        options={DISCOUNT_TYPES.map((value) => ({ value, label: discountTypeNames[value] }))}
        value={form.values.type}
        onChange={({ currentTarget }) => choose(currentTarget.value as DiscountType)}
      />
      <div className={styles.pair}>
        <Field
          label="Percent off"
          required
          inputMode="decimal"
          hint="Such as 20 or 12.5"
          {...form.getInputProps('percentage')}
        />
        <Field
          label="Order"
          inputMode="numeric"
          hint="The lowest is applied first"
          {...form.getInputProps('priority')}
        />
      </div>
      <TextArea label="Description" rows={2} {...form.getInputProps('description')} />
      <div className={styles.switches}>
        <Checkbox
          label="Combines with other discounts"
          {...form.getInputProps('stacks', { type: 'checkbox' })}
        />
        <Checkbox label="Turned on" {...form.getInputProps('isActive', { type: 'checkbox' })} />
      </div>
    </fieldset>
  )
}

interface ReadBackProps {
  id: string
  values: DiscountValues
  lines: readonly DiscountLine[]
}

function ReadBack({ id, values, lines }: ReadBackProps) {
  const { familyMode } = useClubRules()
  const discount = typedDiscount(id, values, familyMode)
  const notice = discount && overlapNotice(discount, values.feeIds, lines)
  return (
    <>
      <p className={styles.sentence} aria-live="polite">
        {discount ? discountSentence(discount) : 'Once it’s complete, the discount is explained here.'}
      </p>
      {notice && <p className={ui.notice}>{notice}</p>}
    </>
  )
}

const document: Document = {
  field: 'saveDiscount',
  query: `mutation SaveDiscount($input: SaveDiscountInput!) { saveDiscount(input: $input) { id _version } }`,
}

interface ToSave {
  id: string
  /** Null for a new one. */
  version: number | null
  values: DiscountValues
}

/**
 * Saves the discount together with its fees, or neither. If the answer to a new one was lost, it exists under its id
 * all the same.
 */
async function saveDiscount(request: Request, { id, version, values }: ToSave): Promise<void> {
  try {
    await request(document, { input: { id, _version: version, ...discountInput(values) } })
  } catch (error) {
    const isMade = version === null && (await getOne(request, 'Discount', id, () => {}))
    if (!isMade) throw error
  }
}
