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
import * as texts from './referees.texts.ts'

/** A few words from a team to somebody at its games; the desk reads them first. */
export function ThanksForm({ day, onClose }: { day: DayView; onClose: () => void }) {
  const [teamId, setTeam] = useState('')
  const [officialId, setOfficial] = useState('')
  const [words, setWords] = useState('')
  const { busy, problem, isSent, send } = useSending(day.slug)
  const officials = officialsOf(day, teamId)
  if (isSent) return <Sent />
  return (
    <Form
      aria-label={texts.aNote}
      onSubmit={(event) => {
        event.preventDefault()
        send({ teamId, officialId, words })
      }}
    >
      <SelectField
        label={texts.yourTeam}
        required
        value={teamId}
        options={[
          { value: '', label: texts.chooseTeam },
          ...day.teams.map(({ id, name, division }) => ({ value: id, label: texts.teamIn(name, division) })),
        ]}
        onChange={(event) => {
          setTeam(event.target.value)
          setOfficial('')
        }}
      />
      {teamId && (
        <SelectField
          label={texts.to}
          required
          value={officialId}
          options={[
            { value: '', label: texts.chooseWhom },
            ...officials.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => setOfficial(event.target.value)}
        />
      )}
      <TextArea
        label={texts.yourWords}
        required
        rows={3}
        maxLength={LONGEST_THANKS}
        hint={texts.wordsHint}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {problem && <FormMessage>{problem}</FormMessage>}
      <div className={styles.actions}>
        <SubmitButton busy={busy}>{texts.sendNote}</SubmitButton>
        <Button kind="quiet" onClick={onClose}>
          {texts.notNow}
        </Button>
      </div>
    </Form>
  )
}

const Sent = () => (
  <FormMessage kind="done">
    <p>
      <strong>{texts.noteThanks}</strong>
      {texts.noteIsRead}
    </p>
  </FormMessage>
)

interface Note {
  teamId: string
  officialId: string
  words: string
}

function missingIn({ teamId, officialId, words }: Note): string | null {
  if (!teamId) return texts.teamMissing
  if (!officialId) return texts.whomMissing
  return words.trim() ? null : texts.wordsMissing
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
    setBusy(texts.sending)
    // A retry of the same note keeps its key.
    key.current ||= newId()
    const answer = await post({ slug, ...note, key: key.current })
    setBusy(null)
    if (answer === 'KEPT') setSent(true)
    else setProblem(answer === 'LOST' ? texts.noteLost : texts.noteRefused)
  }
  return { busy, problem, isSent, send }
}

async function post(note: object): Promise<'KEPT' | 'REFUSED' | 'LOST'> {
  try {
    const answer = await fetch('/thanks', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(note),
    })
    return answer.ok ? 'KEPT' : 'REFUSED'
  } catch {
    return 'LOST'
  }
}
