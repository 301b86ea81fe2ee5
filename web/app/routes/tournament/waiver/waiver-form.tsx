import { useForm } from '@mantine/form'
import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { type FunDayWaiver, MOST_CHILDREN, waiverProblems } from '@touchline/domain/waivers/fun-day-waiver.ts'
import { dayName, listOf } from '@touchline/domain/words.ts'
import { useEffect, useRef, useState } from 'react'
import { LANGUAGE } from '../../../languages/language.ts'
import { mixed, written } from '../../../languages/written.tsx'
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
import * as texts from './waiver.texts.ts'
import { WaiverChildren } from './waiver-children.tsx'

interface WaiverFormProps {
  form: ConsentTexts['FUN_DAY_WAIVER']
  clubEmail: string
  today: string
  /** Whether the displayed text is a translation (Y-6). */
  isTranslated: boolean
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
        {problem && <FormMessage>{written(problem)}</FormMessage>}
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
            label={texts.email}
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
              {texts.printOrEmail}
              <a href={`mailto:${clubEmail}`}>{clubEmail}</a>
              {texts.stop}
            </>
          }
        >
          {texts.sign}
        </SubmitButton>
      </Form>
    </div>
  )
}

/** Only bots fill in `website`. */
function useSigning(
  { form: { statements, version }, today, isTranslated }: WaiverFormProps,
  website: string,
) {
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [reference, setReference] = useState<string | null>(null)
  const key = useRef('')
  const form = useForm<FunDayWaiver>({
    initialValues: emptyWaiver(statements.length),
    validate: (values) => waiverProblems(values, { statements: statements.length, today }),
  })

  const sign = form.onSubmit(async (waiver) => {
    setBusy(texts.signing)
    setProblem(null)
    // A retry of the same form keeps its key.
    key.current ||= crypto.randomUUID()
    try {
      const language = isTranslated ? LANGUAGE : 'en'
      const answer = await sendWaiver({ waiver, textVersion: version, key: key.current, website, language })
      if ('reference' in answer) {
        setReference(answer.reference)
        rememberSigned({
          reference: answer.reference,
          day: today,
          names: waiver.children.map(({ name }) => name),
        })
      } else {
        form.setErrors(fieldWords(answer.fields))
        setProblem(WORDS[answer.code ?? ''] ?? answer.message)
      }
    } catch {
      setProblem(texts.notSent)
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
        <strong>{texts.signed}</strong>
        {mixed(texts.referenceIs(reference, email))}
      </p>
      <p>{texts.showIt}</p>
    </FormMessage>
    <div className={styles.code}>
      <Qr address={checkInAddress(event, reference)} label={texts.codeOf(reference)} />
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
  /** The language in which it was read. */
  language: Language
}

type Answer =
  | { reference: string }
  | { code?: keyof typeof WORDS; message: string; fields: Record<string, string> }

/** The server's refusals, in the language of the page. */
const WORDS: Record<string, string> = {
  FUN_DAY_OVER: texts.eventIsOver,
  BAD_FIELDS: texts.markedFields,
  TEXT_CHANGED: texts.textChanged,
}

/** The page has checked all fields by the same rules; only the server knows whether an address accepts mail. */
const fieldWords = (fields: Record<string, string>) =>
  'email' in fields ? { ...fields, email: texts.badAddress } : fields

/** Throws if there was no readable answer. */
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

/** Says when, and for whom, this device has already signed. Only the device knows. */
function SignedBefore() {
  const [signed, setSigned] = useState<Signed | null>(null)
  useEffect(() => {
    const kept = remembered(KEY)
    if (kept) setSigned(JSON.parse(kept))
  }, [])
  if (!signed) return null
  return (
    <FormMessage kind="done">
      <p>{mixed(texts.signedBefore(dayName(signed.day), listOf(signed.names, 'and'), signed.reference))}</p>
    </FormMessage>
  )
}
