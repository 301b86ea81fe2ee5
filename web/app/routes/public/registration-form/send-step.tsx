import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Step } from '../../../ui/form/step.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import type { FilledFormState } from './use-filled-form.ts'

export function SendStep({ form }: { form: FilledFormState }) {
  const { price, joining, isBusy, refusal } = form
  return (
    <Step
      id="send"
      title="Send it"
      hint="Nothing to pay now. We check first, then write to you."
      isDone={false}
    >
      {refusal && <FormMessage>{refusal}</FormMessage>}
      <SubmitButton busy={isBusy ? 'Sending, one moment...' : null}>
        {joining.length > 0
          ? `Submit registration · ${formatCents(price.quote.totalCents)}`
          : 'Submit registration'}
      </SubmitButton>
    </Step>
  )
}
