import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import { consentName } from '@touchline/domain/registrations/consent-names.texts.ts'
import { REQUIRED_CONSENTS } from '@touchline/domain/registrations/consents.ts'
import { listOf } from '@touchline/domain/words.ts'
import { clubNow } from '../../../club/club-now.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Step } from '../../../ui/form/step.tsx'
import type { WalkInValues } from './walk-in-values.ts'

interface PaperStepProps {
  texts: ConsentTexts
  values: WalkInValues
  onChange: (values: WalkInValues) => void
  problem?: string | undefined
}

/** What was signed on the paper form, and the wording it must have (E-21). */
export function PaperStep({ texts, values, onChange, problem }: PaperStepProps) {
  const versions = REQUIRED_CONSENTS.map((text) => `${consentName(text)} (version ${texts[text].version})`)
  return (
    <Step
      id="paper"
      title="Signed on paper"
      hint={
        <>
          On the{' '}
          <a href="/registration-form" target="_blank" rel="noreferrer">
            printed form
          </a>
          : {listOf(versions, 'and')}. You’re recorded as the one who saw it.
        </>
      }
      isDone={values.isSigned || Boolean(values.reason.trim())}
      problem={problem}
    >
      <Checkbox
        label="I’ve seen the signed form"
        checked={values.isSigned}
        onChange={(event) => onChange({ ...values, isSigned: event.currentTarget.checked })}
      />
      {values.isSigned ? (
        <>
          <Field
            label="Signed on"
            type="date"
            max={clubNow().day}
            required
            value={values.signedOn}
            onChange={(event) => onChange({ ...values, signedOn: event.currentTarget.value })}
          />
          <Checkbox
            label="They agreed to photos"
            checked={values.arePhotosFine}
            onChange={(event) => onChange({ ...values, arePhotosFine: event.currentTarget.checked })}
          />
        </>
      ) : (
        <Field
          label="Or why they’re registered without it"
          hint="Kept with the registration; the family can read it."
          maxLength={500}
          value={values.reason}
          onChange={(event) => onChange({ ...values, reason: event.currentTarget.value })}
        />
      )}
    </Step>
  )
}
