import { formatCount } from '@touchline/domain/format-count.ts'
import { LANGUAGES } from '@touchline/domain/languages.ts'
import { campaignIn, isCampaignIn } from '@touchline/domain/mail/campaign-in-language.ts'
import { Link } from 'react-router'
import { momentName } from '../../../../club/day-words.ts'
import { languageName } from '../../../../desk/language-name.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { DeskPage } from '../../../../ui/desk-page.tsx'
import { ShareBar } from '../../../../ui/share-bar.tsx'
import ui from '../../../../ui/ui.module.css'
import { guardians, leftOutWords, purposeNames, statusNames } from '../campaign-words.ts'
import type { CampaignLine } from '../email-api.ts'
import { CampaignActions } from './campaign-actions.tsx'
import styles from './progress.module.css'
import { ReceiverList } from './receiver-list.tsx'

/** The progress of an email, what can still be done, and each recipient. */
export function CampaignProgress({ campaign }: { campaign: CampaignLine }) {
  const { status, subject, audienceWords, purpose, counts, leftOut } = campaign
  return (
    <DeskPage title={subject} note={<Link to="/admin/email">All emails</Link>}>
      <section className={ui.card} aria-labelledby="standing">
        <div className={ui.between}>
          <h2 id="standing">{headline(campaign)}</h2>
          <Chip {...statusNames[status]} />
        </div>
        {counts.total > 0 && <Bar campaign={campaign} />}
        <p className="quiet">
          {purposeNames[purpose]} · {audienceWords} · by {campaign.createdBy}
        </p>
        {leftOut && leftOutWords(leftOut).map((words) => <p key={words}>{words}</p>)}
        <CampaignActions campaign={campaign} />
      </section>
      {counts.total > 0 && <ReceiverList campaign={campaign} />}
      <details className={ui.fold}>
        <summary>The email as written</summary>
        {LANGUAGES.filter((language) => isCampaignIn(campaign, language)).map((language) => (
          <AsWritten key={language} {...campaignIn(campaign, language)} />
        ))}
      </details>
    </DeskPage>
  )
}

const AsWritten = ({ subject, body, language }: ReturnType<typeof campaignIn>) => (
  <div lang={language === 'en' ? undefined : language}>
    {language !== 'en' && (
      <p>
        <strong>{languageName(language)}</strong> · {subject}
      </p>
    )}
    <pre className={styles.text}>{body}</pre>
  </div>
)

function headline({ status, counts, sendAt, finishedAt }: CampaignLine): string {
  switch (status) {
    case 'SCHEDULED':
      return `Goes out ${momentName(sendAt as string)}`
    case 'SENDING':
      return `Sending to ${guardians(counts.total)}`
    case 'PAUSED':
      return `Paused: ${guardians(counts.waiting)} still to email`
    case 'CANCELLED':
      return `Cancelled after ${guardians(counts.sent)}`
    case 'DRAFT':
    case 'SENT':
      return `Sent to ${guardians(counts.sent)}${finishedAt ? `, ${momentName(finishedAt)}` : ''}`
  }
}

function Bar({ campaign: { counts, status } }: { campaign: CampaignLine }) {
  const { sent, returned, failed, skipped, waiting, total } = counts
  const share = (count: number) => count / total
  const words = [
    `${formatCount(sent)} of ${formatCount(total)} sent`,
    returned > 0 && `${formatCount(returned)} bounced`,
    failed > 0 && `${formatCount(failed)} failed`,
    skipped > 0 && `${formatCount(skipped)} left out`,
    waiting > 0 && status === 'SENDING' && `${formatCount(waiting)} to go`,
  ].filter(Boolean)
  return (
    <>
      <ShareBar
        parts={[
          { share: share(sent), tone: 'pitch' },
          { share: share(returned), tone: 'sun' },
          { share: share(failed), tone: 'maple' },
          { share: share(skipped), tone: 'quiet' },
        ]}
      />
      <p role="status">{words.join(' · ')}</p>
    </>
  )
}
