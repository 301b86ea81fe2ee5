import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { Step } from '../../../family/step.tsx'
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
