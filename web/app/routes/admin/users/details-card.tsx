import { HOME_LANGUAGES } from '@touchline/domain/families/home-languages.ts'
import { hasEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import { datedMoment, dayOfInstant } from '../../../club/day-words.ts'
import { updateRow } from '../../../data/write-row.ts'
import { NO_EMAIL } from '../../../desk/email-words.ts'
import type { PersonDetails } from '../../../desk/people-lines.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { Field, SelectField } from '../../../ui/form/field.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'

const languageName = (tag: string | null) => HOME_LANGUAGES.find(({ value }) => value === tag)?.label

export function DetailsCard({ person }: { person: PersonDetails }) {
  const [isOpen, setOpen] = useState(false)
  const { email, phone, newsletter, signedInAt, createdAt, consents } = person
  const facts: Fact[] = [
    [
      'Email',
      hasEmail(email) ? (
        <a key="email" href={`mailto:${email}`}>
          {email}
        </a>
      ) : (
        NO_EMAIL
      ),
    ],
    [
      'Phone',
      phone && (
        <a key="phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {phone}
        </a>
      ),
    ],
    ['Language', languageName(person.language)],
    ['Newsletter', newsletter === null ? 'not asked' : newsletter ? 'yes' : 'no'],
    ['Consents', consents > 0 ? `${consents} answers on file` : 'none given yet'],
    ['Last sign-in', signedInAt ? datedMoment(signedInAt) : 'not known'],
    ['Since', dayOfInstant(createdAt)],
  ]
  return (
    <section className={ui.card} aria-label="Details">
      <div className={ui.between}>
        <h2>Details</h2>
        {person.hasRecord && (
          <Button kind="small" onClick={() => setOpen(true)}>
            Edit
          </Button>
        )}
      </div>
      <Facts facts={facts} />
      {isOpen && <EditDialog person={person} onClose={() => setOpen(false)} />}
    </section>
  )
}

const FIELDS = [
  ['firstName', 'First name', 'text'],
  ['lastName', 'Last name', 'text'],
  ['phone', 'Phone', 'tel'],
  ['email', 'Email', 'email'],
] as const

/**
 * Name, phone and language. The email is for signing in, so only they change it, with a code; the desk can add one
 * where it is missing.
 */
function EditDialog({ person, onClose }: { person: PersonDetails; onClose: () => void }) {
  const [values, setValues] = useState({
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    phone: person.phone ?? '',
    language: person.language ?? '',
    email: '',
  })
  const isWithout = !hasEmail(person.email)
  const save = useChange((request) => {
    const { email, ...others } = values
    const input = Object.fromEntries([
      ...Object.entries(others).map(([name, value]) => [name, value.trim() || null]),
      ...(email.trim() ? [['email', email.trim()]] : []),
    ])
    return updateRow(request, 'User', { id: person.id, _version: person.version ?? 0, ...input })
  })
  return (
    <ConfirmDialog
      title="Edit the details"
      confirm="Save"
      busy="Saving..."
      keep="Back"
      onConfirm={async () => {
        if (!values.firstName.trim() && !values.lastName.trim())
          throw new Error('Please enter at least one name.')
        await save.mutateAsync(undefined)
        notify('Saved.')
      }}
      onClose={onClose}
    >
      {FIELDS.filter(([name]) => name !== 'email' || isWithout).map(([name, label, type]) => (
        <Field
          key={name}
          label={label}
          type={type}
          autoComplete="off"
          maxLength={100}
          value={values[name]}
          onChange={({ currentTarget: { value } }) => setValues((before) => ({ ...before, [name]: value }))}
        />
      ))}
      <SelectField
        label="Language"
        options={[{ value: '', label: 'No preference' }, ...HOME_LANGUAGES]}
        value={values.language}
        onChange={({ currentTarget: { value } }) => setValues((before) => ({ ...before, language: value }))}
      />
      <p className="quiet small">
        {isWithout
          ? 'Anyone who signs up with this address can see the children, so please read it back to them.'
          : 'They can change their own email address, with a code we email them.'}
      </p>
    </ConfirmDialog>
  )
}
