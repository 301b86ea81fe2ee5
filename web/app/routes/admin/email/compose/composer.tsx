import { campaignProblems } from '@touchline/domain/mail/campaign-in-language.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { FormMessage } from '../../../../ui/form/form-message.tsx'
import { UnsavedGuard } from '../../../../ui/form/unsaved-guard.tsx'
import { notify } from '../../../../ui/toast.tsx'
import ui from '../../../../ui/ui.module.css'
import { type CampaignValues, type PreviewReader, removeCampaign } from '../email-api.ts'
import { AttachedFiles } from './attached-files.tsx'
import { AudiencePicker } from './audience-picker.tsx'
import { CampaignCollision } from './campaign-collision.tsx'
import { CampaignFields } from './campaign-fields.tsx'
import { CampaignLanguages } from './campaign-languages.tsx'
import { CampaignPreviewPane } from './campaign-preview-pane.tsx'
import styles from './composer.module.css'
import { SendBar } from './send-bar.tsx'
import { useAudience } from './use-audience.ts'
import { useKeptCampaign } from './use-kept-campaign.ts'

interface ComposerProps {
  id: string
  start: CampaignValues
  /** Null until the first save. */
  version: number | null
  /** Why it was not sent at its time. */
  problem: string | null
  onKept?: () => void
  onSent: () => void
}

/** Who, what, a preview, and the send button; the draft is saved while one types. */
export function Composer({ id, start, version, problem, onKept, onSent }: ComposerProps) {
  const campaign = useKeptCampaign({ id, values: start, version, onKept })
  const { values, change } = campaign
  const found = useAudience(values)
  const [reader, setReader] = useState<PreviewReader>({ userId: null, language: null })
  const [isChecked, setChecked] = useState(false)
  const problems = campaignProblems(values)
  return (
    <div className={styles.composer}>
      <UnsavedGuard isDirty={campaign.state === 'TYPING' || campaign.state === 'PROBLEM'} />
      <div className={styles.fields}>
        {problem && <FormMessage>{problem}</FormMessage>}
        <AudiencePicker
          audience={values.audience}
          onChange={(audience) => change({ audience })}
          found={found}
        />
        <CampaignFields values={values} onChange={change} problems={isChecked ? problems : {}} />
        <CampaignLanguages
          values={values}
          onChange={(translations) => change({ translations })}
          readers={found.data?.languages}
          problems={isChecked ? problems : {}}
        />
        <AttachedFiles id={id} settle={campaign.settle} isKept={campaign.state !== 'NEW'} />
      </div>
      <CampaignPreviewPane values={values} reader={reader} onChoose={setReader} />
      <div className={styles.end}>
        <SendBar
          id={id}
          campaign={campaign}
          found={found.data}
          isSound={Object.keys(problems).length === 0}
          reader={reader}
          onCheck={() => setChecked(true)}
          onSent={onSent}
        />
        <KeptNote campaign={campaign} />
        {campaign.state !== 'NEW' && <ThrowAway id={id} />}
      </div>
      <CampaignCollision campaign={campaign} audienceWords={found.data?.words ?? ''} />
    </div>
  )
}

const WORDS = {
  NEW: 'Nothing to save yet.',
  TYPING: 'Saving your draft…',
  KEPT: 'Draft saved.',
  PROBLEM: '',
}

function KeptNote({
  campaign: { state, problem, settle },
}: {
  campaign: ReturnType<typeof useKeptCampaign>
}) {
  if (state !== 'PROBLEM')
    return (
      <p className="quiet small" role="status">
        {WORDS[state]}
      </p>
    )
  return (
    <FormMessage>
      <p>Your draft isn’t saved yet. {problem}</p>
      <Button kind="small" onClick={() => settle().catch(() => {})}>
        Try again
      </Button>
    </FormMessage>
  )
}

function ThrowAway({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const remove = async () => {
    await removeCampaign(id)
    notify('Draft deleted.')
    navigate('/admin/email')
  }
  return (
    <div className={ui.actions}>
      <Button kind="small" onClick={() => setAsking(true)}>
        Delete draft
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Delete this draft?"
          confirm="Delete draft"
          busy="One moment..."
          keep="Keep it"
          isHarmful
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>It hasn’t been sent to anyone. What you’ve written will be lost.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
