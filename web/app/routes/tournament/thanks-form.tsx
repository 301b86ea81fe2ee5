import { LONGEST_THANKS, officialsOf } from '@touchline/domain/tournament/people/thanks.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { useRef, useState } from 'react'
import { newId } from '../../data/new-id.ts'
import styles from '../../tournament/tournament.module.css'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'

/** A few words from a team to somebody who was at its games; the desk reads them before anybody else. */
export function ThanksForm({ day, onClose }: { day: DayView; onClose: () => void }) {
  const [teamId, setTeam] = useState('')
  const [officialId, setOfficial] = useState('')
  const [words, setWords] = useState('')
  const { busy, problem, isSent, send } = useSending(day.slug)
  const officials = officialsOf(day, teamId)
  if (isSent) return <Sent />
  return (
    <Form
      aria-label="A thank-you note"
      onSubmit={(event) => {
        event.preventDefault()
        send({ teamId, officialId, words })
      }}
    >
      <SelectField
        label="Your team"
        required
        value={teamId}
        options={[
          { value: '', label: 'Choose your team' },
          ...day.teams.map(({ id, name, division }) => ({ value: id, label: `${name}, ${division}` })),
        ]}
        onChange={(event) => {
          setTeam(event.target.value)
          setOfficial('')
        }}
      />
      {teamId && (
        <SelectField
          label="To"
          required
          value={officialId}
          options={[
            { value: '', label: 'Choose who you’d like to thank' },
            ...officials.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => setOfficial(event.target.value)}
        />
      )}
      <TextArea
        label="Your words"
        required
        rows={3}
        maxLength={LONGEST_THANKS}
        hint="First names only, please. The desk reads it before it hangs here."
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {problem && <FormMessage>{problem}</FormMessage>}
      <div className={styles.actions}>
        <SubmitButton busy={busy}>Send the note</SubmitButton>
        <Button kind="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Form>
  )
}

const Sent = () => (
  <FormMessage kind="done">
    <p>
      <strong>Thank you.</strong> The desk reads your note first and shortens full names. Then it appears
      here.
    </p>
  </FormMessage>
)

interface Note {
  teamId: string
  officialId: string
  words: string
}

function missingIn({ teamId, officialId, words }: Note): string | null {
  if (!teamId) return 'Choose your team.'
  if (!officialId) return 'Choose who you’d like to thank.'
  return words.trim() ? null : 'Write a few words.'
}

function useSending(slug: string) {
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const key = useRef('')
  const send = async (note: Note) => {
    const missing = missingIn(note)
    setProblem(missing)
    if (missing) return
    setBusy('Sending...')
    // A second try of the same note stays the same note.
    key.current ||= newId()
    const answer = await post({ slug, ...note, key: key.current })
    setBusy(null)
    if ('isKept' in answer) setSent(true)
    else setProblem(answer.message)
  }
  return { busy, problem, isSent, send }
}

async function post(note: object): Promise<{ isKept: true } | { message: string }> {
  try {
    const answer = await fetch('/thanks', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(note),
    })
    return await answer.json()
  } catch {
    return {
      message: 'Your note did not reach us. It is still here: send it again when there is a connection.',
    }
  }
}
