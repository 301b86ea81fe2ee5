import { useForm } from '@mantine/form'
import { HOME_LANGUAGES } from '@touchline/domain/families/home-languages.ts'
import { phoneProblem } from '@touchline/domain/families/phone-problem.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import type { Row } from '../../../data/row.ts'
import { written } from '../../../languages/written.tsx'
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
import * as texts from './profile.texts.ts'
import { SectionCard } from './section-card.tsx'

interface DetailsProps {
  record: Row
  newsletter: { version: string; statements: string[] }
  /** The language in which the club's texts are read (Y-6). */
  language: Language
}

/** Who they are and how the club may reach them. */
export function Details(props: DetailsProps) {
  const { form, busy, problem, isSaved, save } = useDetails(props)
  return (
    <SectionCard title={texts.aboutYou}>
      <Form onSubmit={save}>
        {problem && <FormMessage>{problem}</FormMessage>}
        <AvatarField
          user={form.values}
          onChange={(avatarUrl) => form.setFieldValue('avatarUrl', avatarUrl)}
        />
        <Reaching form={form} />
        <p className="small quiet">{texts.notices}</p>
        <Checkbox
          label={written(props.newsletter.statements[0] ?? texts.newsletter)}
          {...form.getInputProps('newsletter', { type: 'checkbox' })}
        />
        <div className={styles.foot}>
          <SubmitButton busy={busy}>{texts.save}</SubmitButton>
          <p role="status">{isSaved ? texts.saved : ''}</p>
          {!isSaved && form.isDirty() && <p className="quiet small">{texts.notSaved}</p>}
        </div>
      </Form>
    </SectionCard>
  )
}

function useDetails({ record, newsletter, language }: DetailsProps) {
  const [isSaved, setSaved] = useState(false)
  const form = useForm({
    initialValues: detailsOf(record),
    validate: {
      firstName: (name) => (name.trim() ? null : texts.enterFirstName),
      lastName: (name) => (name.trim() ? null : texts.enterLastName),
      phone: phoneProblem,
    },
    onValuesChange: () => setSaved(false),
  })
  const forgetDraft = useDraft(form, 'profile')
  const { busy, problem, run } = useAccountTask(form)
  const change = useChange(saveDetails)

  const save = form.onSubmit(
    (values) =>
      run(texts.saving, async () => {
        const saved = await change.mutateAsync({
          record,
          values,
          read: { textVersion: newsletter.version, language },
        })
        form.setInitialValues(detailsOf(saved))
        form.setValues(detailsOf(saved))
        forgetDraft()
        setSaved(true)
      }),
    focusFirstError(form),
  )
  return { form, busy, problem, isSaved, save }
}

const Reaching = ({ form }: Pick<ReturnType<typeof useDetails>, 'form'>) => (
  <div className={styles.pair}>
    <Field label={texts.firstName} autoComplete="given-name" required {...form.getInputProps('firstName')} />
    <Field label={texts.lastName} autoComplete="family-name" required {...form.getInputProps('lastName')} />
    <Field
      label={texts.phone}
      type="tel"
      autoComplete="tel"
      hint={texts.phoneHint}
      {...form.getInputProps('phone')}
    />
    <SelectField
      label={texts.language}
      options={[{ value: '', label: texts.noPreference }]}
      hint={texts.languageHint}
      {...form.getInputProps('language')}
    >
      {HOME_LANGUAGES.map(({ value, label }) => (
        <option key={value} value={value} lang={value}>
          {label}
        </option>
      ))}
    </SelectField>
  </div>
)
