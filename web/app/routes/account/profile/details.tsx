import { useForm } from '@mantine/form'
import { HOME_LANGUAGES } from '@touchline/domain/home-languages.ts'
import { phoneProblem } from '@touchline/domain/phone-problem.ts'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import type { Row } from '../../../data/row.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Field, SelectField } from '../../../ui/form/field.tsx'
import { focusFirstError } from '../../../ui/form/focus-first-error.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useAccountTask } from '../use-account-task.ts'
import { AvatarField } from './avatar-field.tsx'
import { detailsOf, saveDetails } from './details-values.ts'
import styles from './profile.module.css'
import { SectionCard } from './section-card.tsx'

interface DetailsProps {
  record: Row
  newsletter: { version: string; statements: string[] }
}

/** Who they are and how the club may reach them. */
export function Details({ record, newsletter }: DetailsProps) {
  const [isSaved, setSaved] = useState(false)
  const form = useForm({
    initialValues: detailsOf(record),
    validate: {
      firstName: (name) => (name.trim() ? null : 'Please tell us your first name.'),
      lastName: (name) => (name.trim() ? null : 'Please tell us your last name.'),
      phone: phoneProblem,
    },
    onValuesChange: () => setSaved(false),
  })
  const forgetDraft = useDraft(form, 'profile')
  const { busy, problem, run } = useAccountTask(form)
  const change = useChange(saveDetails)

  const save = form.onSubmit(
    (values) =>
      run('Saving...', async () => {
        const saved = await change.mutateAsync({ record, values, newsletterVersion: newsletter.version })
        form.setInitialValues(detailsOf(saved))
        form.setValues(detailsOf(saved))
        forgetDraft()
        setSaved(true)
      }),
    focusFirstError(form),
  )

  return (
    <SectionCard title="About you">
      <Form onSubmit={save}>
        {problem && <FormMessage>{problem}</FormMessage>}
        <AvatarField
          user={form.values}
          onChange={(avatarUrl) => form.setFieldValue('avatarUrl', avatarUrl)}
        />
        <div className={styles.pair}>
          <Field label="First name" autoComplete="given-name" required {...form.getInputProps('firstName')} />
          <Field label="Last name" autoComplete="family-name" required {...form.getInputProps('lastName')} />
          <Field
            label="Phone"
            type="tel"
            autoComplete="tel"
            hint="So that a coach can reach you from the field."
            {...form.getInputProps('phone')}
          />
          <SelectField
            label="Language"
            options={[{ value: '', label: 'No preference' }, ...HOME_LANGUAGES]}
            hint="It also helps a coach who speaks it find you. The site is in English, 简体中文 and 繁體中文."
            {...form.getInputProps('language')}
          />
        </div>
        <Notices />
        <Checkbox
          label={newsletter.statements[0] ?? 'Send me the newsletter.'}
          {...form.getInputProps('newsletter', { type: 'checkbox' })}
        />
        <div className={styles.foot}>
          <SubmitButton busy={busy}>Save</SubmitButton>
          <p role="status">{isSaved ? 'Saved.' : ''}</p>
          {!isSaved && form.isDirty() && <p className="quiet small">Not saved yet.</p>}
        </div>
      </Form>
    </SectionCard>
  )
}

const Notices = () => (
  <p className="small quiet">
    News about your registrations, payments and kit, and about training that is moved or cancelled, always
    comes by email.
  </p>
)
