import { useForm } from '@mantine/form'
import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import { type FunDayWaiver, MOST_CHILDREN, waiverProblems } from '@touchline/domain/fun-day-waiver.ts'
import { dayName, listOf } from '@touchline/domain/words.ts'
import { useEffect, useRef, useState } from 'react'
import { Qr } from '../../../print/qr.tsx'
import { remember, remembered } from '../../../tournament/device-memory.ts'
import { WaiverFields } from '../../../tournament/waiver-fields.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { focusFirstError } from '../../../ui/form/focus-first-error.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Trap } from '../../../ui/form/trap.tsx'
import { emptyWaiver } from './empty-waiver.ts'
import styles from './waiver.module.css'
import { WaiverChildren } from './waiver-children.tsx'

interface WaiverFormProps {
  form: ConsentTexts['FUN_DAY_WAIVER']
  clubEmail: string
  today: string
  /** The slug of the fun day that it is signed for. */
  event: string
}

export function WaiverForm(props: WaiverFormProps) {
  const {
    form: { statements },
    clubEmail,
    today,
    event,
  } = props
  const [website, setWebsite] = useState('')
  const { form, busy, problem, reference, sign } = useSigning(props, website)
  if (reference) return <SignedNow reference={reference} email={form.values.email} event={event} />
  return (
    <div className={styles.form}>
      <SignedBefore />
      <Form onSubmit={sign}>
        {problem && <FormMessage>{problem}</FormMessage>}
        <WaiverChildren form={form} most={MOST_CHILDREN} />
        <WaiverFields
          statements={statements}
          today={today}
          text={(name) => form.getInputProps(name)}
          box={(n) => form.getInputProps(`agreed.${n}`, { type: 'checkbox' })}
          photos={{
            value: form.values.photos,
            error: form.errors.photos,
            onChange: (photos) => form.setFieldValue('photos', photos),
          }}
        >
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            {...form.getInputProps('email')}
          />
        </WaiverFields>
        <Trap value={website} onChange={setWebsite} />
        <SubmitButton
          busy={busy}
          without={
            <>
              Please print a blank form, or email <a href={`mailto:${clubEmail}`}>{clubEmail}</a>.
            </>
          }
        >
          Sign
        </SubmitButton>
      </Form>
    </div>
  )
}

/** `website` is filled in by robots alone. */
function useSigning({ form: { statements, version }, today }: WaiverFormProps, website: string) {
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [reference, setReference] = useState<string | null>(null)
  const key = useRef('')
  const form = useForm<FunDayWaiver>({
    initialValues: emptyWaiver(statements.length),
    validate: (values) => waiverProblems(values, { statements: statements.length, today }),
  })

  const sign = form.onSubmit(async (waiver) => {
    setBusy('Signing...')
    setProblem(null)
    // A second try of the same form stays the same form.
    key.current ||= crypto.randomUUID()
    try {
      const answer = await sendWaiver({ waiver, textVersion: version, key: key.current, website })
      if ('reference' in answer) {
        setReference(answer.reference)
        rememberSigned({
          reference: answer.reference,
          day: today,
          names: waiver.children.map(({ name }) => name),
        })
      } else {
        form.setErrors(answer.fields)
        setProblem(answer.message)
      }
    } catch {
      setProblem(
        'Your form didn’t reach us. It’s still here: check your connection and sign it again, or print a blank one for the gate.',
      )
    } finally {
      setBusy(null)
    }
  }, focusFirstError(form))
  return { form, busy, problem, reference, sign }
}

const SignedNow = ({ reference, email, event }: { reference: string; email: string; event: string }) => (
  <div className={styles.form}>
    <FormMessage kind="done">
      <p>
        <strong>Signed. Thank you.</strong> Your reference is {reference}; a copy is on its way to {email}.
      </p>
      <p>Show the reference or this code at check-in to pick up your children’s wristbands.</p>
    </FormMessage>
    <div className={styles.code}>
      <Qr address={checkInAddress(event, reference)} label={`Code of ${reference} for the check-in`} />
    </div>
  </div>
)

/** Where staff find the form when they scan the code. */
const checkInAddress = (event: string, reference: string) =>
  new URL(`/admin/tournaments/${event}?part=consents&q=${reference}`, location.origin).href

interface Sending {
  waiver: FunDayWaiver
  textVersion: string
  key: string
  website: string
}

type Answer = { reference: string } | { message: string; fields: Record<string, string> }

/** Throws when nothing came back that can be read. */
async function sendWaiver(sending: Sending): Promise<Answer> {
  const answer = await fetch('/fun-day-waivers', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sending),
  })
  if (answer.status >= 500) throw new Error(`The server answered ${answer.status}`)
  return answer.json()
}

interface Signed {
  reference: string
  day: string
  names: string[]
}

const KEY = 'fun-day.signed'

const rememberSigned = (signed: Signed): void => remember(KEY, JSON.stringify(signed))

/** This device has signed already: when, and for whom. Only the device knows. */
function SignedBefore() {
  const [signed, setSigned] = useState<Signed | null>(null)
  useEffect(() => {
    const kept = remembered(KEY)
    if (kept) setSigned(JSON.parse(kept))
  }, [])
  if (!signed) return null
  return (
    <FormMessage kind="done">
      <p>
        You signed on {dayName(signed.day)} for {listOf(signed.names, 'and')}: {signed.reference}. Sign again
        only for another child, or if something has changed.
      </p>
    </FormMessage>
  )
}
