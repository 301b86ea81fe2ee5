import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CampaignAct, campaignActs } from '@touchline/domain/mail/campaign.ts'
import { useState } from 'react'
import { plainProblem } from '../../../../data/plain-problem.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { notify, notifyProblem } from '../../../../ui/toast.tsx'
import ui from '../../../../ui/ui.module.css'
import { guardians } from '../campaign-words.ts'
import { actOnCampaign, type CampaignCall, type CampaignLine } from '../email-api.ts'

/** The text of the button, and the message afterwards. */
const WORDS: Partial<
  Record<CampaignAct, { act: CampaignCall; label: (campaign: CampaignLine) => string; done: string }>
> = {
  UNSCHEDULE: { act: 'unschedule', label: () => 'Back to a draft', done: 'It is a draft again.' },
  PAUSE: { act: 'pause', label: () => 'Pause', done: 'Paused. The one being sent right now still goes out.' },
  RESUME: { act: 'resume', label: () => 'Resume sending', done: 'Sending again.' },
  RETRY: {
    act: 'retry',
    label: ({ counts }) => `Try the ${counts.failed} that failed again`,
    done: 'Those that failed are tried again.',
  },
}

/** Only the actions that its status still allows. */
export function CampaignActions({ campaign }: { campaign: CampaignLine }) {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const change = useMutation({
    mutationFn: (act: CampaignCall) => actOnCampaign(campaign.id, act),
    onSettled: () => client.invalidateQueries({ queryKey: ['campaigns'] }),
  })
  const run = (act: CampaignCall, done: string) =>
    change.mutate(act, {
      onSuccess: () => notify(done),
      onError: (error) => notifyProblem(plainProblem(error)),
    })
  const acts = campaignActs(campaign.status).filter((act) => act !== 'RETRY' || campaign.counts.failed > 0)
  if (acts.length === 0) return null
  return (
    <div className={ui.actions}>
      {acts.map((act) => {
        const words = WORDS[act]
        return (
          words && (
            <Button
              key={act}
              kind={act === 'PAUSE' || act === 'UNSCHEDULE' ? 'small' : 'main'}
              isBusy={change.isPending}
              onClick={() => run(words.act, words.done)}
            >
              {words.label(campaign)}
            </Button>
          )
        )
      })}
      {acts.includes('CANCEL') && (
        <Button kind="small" onClick={() => setAsking(true)}>
          Cancel the rest
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Cancel the rest of this email?"
          confirm="Stop sending"
          busy="One moment..."
          keep="Leave it as it is"
          isHarmful
          onConfirm={() => change.mutateAsync('cancel')}
          onClose={() => setAsking(false)}
        >
          <p>
            {guardians(campaign.counts.waiting)} would not get it. Those who have it keep it. This cannot be
            taken back; to stop for a moment, pause instead.
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
