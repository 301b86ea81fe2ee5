import { useForm } from '@mantine/form'
import {
  type ContactMessage,
  contactProblems,
  EMPTY_MESSAGE,
} from '@touchline/domain/contact/contact-message.ts'
import { CONTACT_TOPICS, type ContactTopic, topicName } from '@touchline/domain/contact/contact-topics.ts'
import { type ReactNode, useRef, useState } from 'react'
import { LANGUAGE } from '../../../languages/language.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { written } from '../../../languages/written.tsx'
import { Field, SelectField, TextArea } from '../../../ui/form/field.tsx'
import { focusFirstError } from '../../../ui/form/focus-first-error.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Trap } from '../../../ui/form/trap.tsx'
import styles from './contact.module.css'
import * as texts from './contact.texts.ts'

interface ContactFormProps {
  clubEmail: string
  topic: ContactTopic
  onTopic: (topic: ContactTopic) => void
  /** What is already known about the topic, to be read before writing. */
  answers: ReactNode
}

/** A message about this topic: its input, its submission, and its number once it has arrived. */
function useContactMessage(topic: ContactTopic) {
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [reference, setReference] = useState<string | null>(null)
  const [website, setWebsite] = useState('')
  const key = useRef('')
  const form = useForm<ContactMessage>({ initialValues: EMPTY_MESSAGE, validate: contactProblems })

  const send = async (values: ContactMessage) => {
    setBusy(texts.sending)
    setProblem(null)
    // A retry of the same message keeps its key.
    key.current ||= crypto.randomUUID()
    try {
      const answer = await sendMessage({ message: { ...values, topic }, key: key.current, website })
      if ('reference' in answer) setReference(answer.reference)
      else {
        form.setErrors(answer.fields)
        setProblem(answer.message)
      }
    } catch {
      setProblem(texts.notSent)
    } finally {
      setBusy(null)
    }
  }
  const onSubmit = form.onSubmit(send, focusFirstError(form))
  return { form, onSubmit, busy, problem, reference, website, setWebsite }
}

export function ContactForm({ clubEmail, topic, onTopic, answers }: ContactFormProps) {
  const { form, onSubmit, busy, problem, reference, website, setWebsite } = useContactMessage(topic)
  if (reference)
    return (
      <FormMessage kind="done">
        <p>
          <strong>{texts.thanks}</strong> {texts.copySent(reference, form.values.email)}
        </p>
        <p>
          <SiteLink to="/thank-you?for=contact">{texts.whatNext}</SiteLink>
        </p>
      </FormMessage>
    )
  return (
    <div className={styles.columns}>
      <SelectField
        label={texts.about}
        required
        options={CONTACT_TOPICS.map((value) => ({ value, label: topicName(value) }))}
        value={topic}
        onChange={(event) => onTopic(event.target.value as ContactTopic)}
      />
      {answers}
      <Form onSubmit={onSubmit}>
        <Field label={texts.name} autoComplete="name" required {...form.getInputProps('name')} />
        <Field
          label={texts.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          {...form.getInputProps('email')}
        />
        <Field label={texts.phone} type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
        <Field
          label={texts.childAge}
          inputMode="numeric"
          hint={texts.ageOnly}
          {...form.getInputProps('childAge')}
        />
        <TextArea label={texts.message} required rows={6} {...form.getInputProps('message')} />
        <Trap value={website} onChange={setWebsite} />
        {problem && <NotSent problem={problem} clubEmail={clubEmail} message={form.values.message} />}
        <SubmitButton
          busy={busy}
          without={
            <>
              {texts.pleaseEmail}
              <a href={`mailto:${clubEmail}`}>{clubEmail}</a>
              {texts.stop}
            </>
          }
        >
          {texts.send}
        </SubmitButton>
      </Form>
    </div>
  )
}

interface NotSentProps {
  problem: string
  clubEmail: string
  message: string
}

function NotSent({ problem, clubEmail, message }: NotSentProps) {
  return (
    <FormMessage>
      <p>{written(problem)}</p>
      <p>
        {texts.orEmail}
        <a href={mailto(clubEmail, message)}>{clubEmail}</a>
        {texts.ownMail}
      </p>
    </FormMessage>
  )
}

const mailto = (address: string, body: string) =>
  `mailto:${address}?${new URLSearchParams({ body })}`.replaceAll('+', '%20')

interface Sending {
  message: ContactMessage
  key: string
  website: string
}

type Answer =
  | { reference: string }
  | { message: string; fields: Partial<Record<keyof ContactMessage, string>> }

/** Throws if there was no readable answer. */
async function sendMessage(sending: Sending): Promise<Answer> {
  const answer = await fetch('/contact-messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...sending, language: LANGUAGE }),
  })
  if (answer.status >= 500) throw new Error(`The server answered ${answer.status}`)
  return answer.json()
}
