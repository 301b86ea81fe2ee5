import { clubDay, clubInstant, clubTime } from '@touchline/domain/club-clock.ts'
import { useState } from 'react'
import { momentName } from '../../../../club/day-words.ts'
import { plainProblem } from '../../../../data/plain-problem.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { FormMessage } from '../../../../ui/form/form-message.tsx'
import { notify } from '../../../../ui/toast.tsx'
import ui from '../../../../ui/ui.module.css'
import { guardians, languageWords, purposeNames } from '../campaign-words.ts'
import { type PreviewReader, sendCampaign, testCampaign } from '../email-api.ts'
import styles from './composer.module.css'
import type { AudienceFound } from './use-audience.ts'
import type { KeptCampaign } from './use-kept-campaign.ts'

interface SendBarProps {
  id: string
  campaign: KeptCampaign
  found: AudienceFound | undefined
  isSound: boolean
  /** The family whose version a test email shows. */
  reader: PreviewReader
  /** Shows problems at the fields. */
  onCheck: () => void
  onSent: () => void
}

const HOUR_MS = 3_600_000

/** The full hour after the next one, by the club's clock, as the value of an input field. */
function soon(): string {
  const at = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS)
  return `${clubDay(at)}T${clubTime(at)}`
}

const instantOf = (at: string | null): string | null =>
  at ? clubInstant(at.slice(0, 10), at.slice(11, 16)).toISOString() : null

/** False if somebody else has changed it meanwhile: then both versions are shown first. */
async function sendOut(
  id: string,
  campaign: KeptCampaign,
  { count, at }: { count: number; at: string | null },
) {
  try {
    await sendCampaign(id, { version: await campaign.settle(), count, at })
  } catch (error) {
    if (await campaign.hasCollided(error)) return false
    throw error
  }
  notify(at ? `Scheduled for ${momentName(at)}.` : `On its way to ${guardians(count)}.`)
  return true
}

export function SendBar({ id, campaign, found, isSound, reader, onCheck, onSent }: SendBarProps) {
  const [at, setAt] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const count = found?.count ?? 0
  const instant = instantOf(at)
  const sound = (): boolean => {
    onCheck()
    setProblem(isSound ? null : 'Please check the marked fields.')
    return isSound
  }
  const send = async () => {
    if (await sendOut(id, campaign, { count, at: instant })) onSent()
  }
  const label = `${instant ? 'Schedule for' : 'Send to'} ${guardians(count)}`
  return (
    <section className={styles.send} aria-label="Send">
      {problem && <FormMessage>{problem}</FormMessage>}
      <div className={ui.actions}>
        <Button
          disabled={count === 0 || (at !== null && !instant)}
          onClick={() => sound() && setAsking(true)}
        >
          {label}
        </Button>
        <TestButton
          onSend={() => testCampaign(id, campaign.values, reader)}
          isSound={sound}
          onProblem={setProblem}
        />
        <Button kind="small" aria-expanded={at !== null} onClick={() => setAt(at === null ? soon() : null)}>
          {at === null ? 'Choose a time' : 'Send now instead'}
        </Button>
      </div>
      {at !== null && (
        <Field
          label="When (Vancouver time)"
          type="datetime-local"
          value={at}
          onChange={({ currentTarget }) => setAt(currentTarget.value)}
        />
      )}
      {count === 0 && (
        <p className="quiet small">No one would get it. Please choose a group with people in it.</p>
      )}
      {isAsking && (
        <LastLook
          values={campaign.values}
          instant={instant}
          count={count}
          words={found?.words}
          languages={found ? languageWords(campaign.values, found.languages) : ''}
          label={label}
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

interface TestButtonProps {
  onSend: () => Promise<{ to: string }>
  isSound: () => boolean
  onProblem: (problem: string) => void
}

function TestButton({ onSend, isSound, onProblem }: TestButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const test = async () => {
    if (!isSound()) return
    setBusy(true)
    try {
      const { to } = await onSend()
      notify(`A test is on its way to ${to}.`)
    } catch (error) {
      onProblem(plainProblem(error))
    }
    setBusy(false)
  }
  return (
    <Button kind="small" isBusy={isBusy} onClick={test}>
      Send a test to me
    </Button>
  )
}

interface LastLookProps {
  values: KeptCampaign['values']
  /** Null: now. */
  instant: string | null
  count: number
  /** Who gets it. */
  words: string | undefined
  /** How many get it in each language; empty if all get English. */
  languages: string
  label: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

const LastLook = ({ values, instant, count, words, languages, ...dialog }: LastLookProps) => (
  <ConfirmDialog
    title={instant ? `Send it ${momentName(instant)}?` : `Send this to ${guardians(count)}?`}
    confirm={dialog.label}
    busy="One moment..."
    keep="Not yet"
    onConfirm={dialog.onConfirm}
    onClose={dialog.onClose}
  >
    <p>
      <strong>{values.subject}</strong>
      <br />
      {purposeNames[values.purpose]} · {words}
    </p>
    {languages && <p>{languages}</p>}
    <p>
      {instant
        ? `Right now that’s ${guardians(count)}. We’ll check the group again at that time. You can unschedule it until then.`
        : 'Each guardian gets their own copy. You can pause while it’s sending, but you can’t take back what’s already gone out.'}
    </p>
  </ConfirmDialog>
)
