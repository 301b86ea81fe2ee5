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
  UNSCHEDULE: { act: 'unschedule', label: () => 'Back to draft', done: 'It’s a draft again.' },
  PAUSE: {
    act: 'pause',
    label: () => 'Pause',
    done: 'Paused. The one being sent right now will still go out.',
  },
  RESUME: { act: 'resume', label: () => 'Resume sending', done: 'Sending again.' },
  RETRY: {
    act: 'retry',
    label: ({ counts }) => `Retry the ${counts.failed} that failed`,
    done: 'Retrying those that failed.',
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
          keep="Keep it"
          isHarmful
          onConfirm={() => change.mutateAsync('cancel')}
          onClose={() => setAsking(false)}
        >
          <p>
            {guardians(campaign.counts.waiting)} won’t get it. Emails already sent stay sent. This can’t be
            undone; to stop for now, pause instead.
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
