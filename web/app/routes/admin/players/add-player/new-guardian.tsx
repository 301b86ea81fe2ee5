import { useForm } from '@mantine/form'
import { useChange } from '../../../../area/area-data.tsx'
import { plainProblem } from '../../../../data/plain-problem.ts'
import type { Request } from '../../../../data/request.ts'
import { callRest } from '../../../../data/rest.ts'
import { createRow } from '../../../../data/write-row.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { focusFirstError } from '../../../../ui/form/focus-first-error.ts'
import { notify, notifyProblem } from '../../../../ui/toast.tsx'
import ui from '../../../../ui/ui.module.css'
import { emailProblem } from '../../../account/email-problem.ts'
import { findGuardians, type Guardian } from './guardian.ts'

interface Values {
  firstName: string
  lastName: string
  email: string
  phone: string
  isInvited: boolean
}

interface NewGuardianProps {
  /** What was searched for: an email is filled in. */
  search: string
  onMade: (guardian: Guardian) => void
  onBack: () => void
}

export function NewGuardian({ search, onMade, onBack }: NewGuardianProps) {
  const form = useForm<Values>({
    initialValues: {
      firstName: '',
      lastName: '',
      email: search.includes('@') ? search : '',
      phone: '',
      isInvited: true,
    },
    validate: {
      firstName: (name) => (name.trim() ? null : 'Please enter the first name.'),
      lastName: (name) => (name.trim() ? null : 'Please enter the last name.'),
      email: (email) => (email.trim() ? emailProblem(email) : 'Please enter their email address.'),
    },
  })
  const make = useChange(makeGuardian)
  const submit = form.onSubmit(async (values) => {
    try {
      onMade(await make.mutateAsync(values))
    } catch (error) {
      notifyProblem(plainProblem(error))
    }
  }, focusFirstError(form))
  return (
    <form className={ui.section} onSubmit={submit} noValidate>
      <Field label="First name" required autoComplete="off" {...form.getInputProps('firstName')} />
      <Field label="Last name" required autoComplete="off" {...form.getInputProps('lastName')} />
      <Field label="Email" type="email" required autoComplete="off" {...form.getInputProps('email')} />
      <Field label="Phone" type="tel" autoComplete="off" {...form.getInputProps('phone')} />
      <Checkbox
        label="Email them how to sign in"
        {...form.getInputProps('isInvited', { type: 'checkbox' })}
      />
      <div className={ui.actions}>
        <Button type="submit" isBusy={make.isPending}>
          Add this guardian
        </Button>
        <Button kind="small" onClick={onBack}>
          Back to the search
        </Button>
      </div>
    </form>
  )
}

/** A known email returns the user who has it (P-6). */
async function makeGuardian(request: Request, { isInvited, ...values }: Values): Promise<Guardian> {
  const email = values.email.trim().toLowerCase()
  const [firstName, lastName, phone] = [values.firstName.trim(), values.lastName.trim(), values.phone.trim()]
  const row = await createRow(request, 'User', {
    email,
    firstName,
    lastName,
    phone: phone || null,
    avatarUrl: '',
  })
  if (isInvited) await invite({ email, firstName, lastName })
  const known = (await findGuardians(email)).find(({ id }) => id === row.id)
  if (known && known.players.length > 0)
    notify('This email is already in use. Here is the guardian it belongs to.')
  return known ?? { ...(row as unknown as Guardian), version: row._version, players: [] }
}

/** The guardian exists even if the email could not be sent. */
async function invite(person: { email: string; firstName: string; lastName: string }): Promise<void> {
  try {
    await callRest('admin', 'post', '/users', { body: person })
  } catch (error) {
    notifyProblem(`No email went out: ${plainProblem(error)}`)
  }
}
