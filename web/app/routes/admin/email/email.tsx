import type { CampaignStatus } from '@touchline/domain/mail/campaign.ts'
import { Link } from 'react-router'
import { LIST_DEFAULTS } from '../../../desk/list-params.ts'
import { ResourceList } from '../../../desk/resource-list.tsx'
import { fewLines, type Resource, useResource } from '../../../desk/use-resource.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table/column.ts'
import ui from '../../../ui/ui.module.css'
import { guardians, purposeNames, standing, statusNames } from './campaign-words.ts'
import { FailedEmails } from './failed-emails.tsx'
import type { ListedCampaign } from './load-campaigns.ts'
import { useCampaigns } from './use-campaigns.ts'

export const meta = pageMeta({ title: 'Email', description: 'Emails to groups.', isPrivate: true })

export default function Email() {
  const { data } = useCampaigns()
  const list = useResource(campaigns)
  return (
    <ResourceList
      list={list}
      note="One email per household. No one sees who else gets it."
      top={data && !data.canSend && <NoMail />}
    >
      <FailedEmails />
    </ResourceList>
  )
}

const subjectOf = ({ subject }: ListedCampaign) => subject.trim() || 'No subject yet'

const columns: Column<ListedCampaign>[] = [
  {
    name: 'subject',
    title: 'Subject',
    cell: (campaign) => (
      <>
        <Link to={`/admin/email/${campaign.id}`} data-open>
          {subjectOf(campaign)}
        </Link>
        <br />
        <span className="quiet small">{campaign.audienceWords}</span>
      </>
    ),
  },
  { name: 'purpose', title: 'Kind', cell: ({ purpose }) => purposeNames[purpose] },
  {
    name: 'status',
    title: 'Status',
    cell: ({ status }) => (
      <span className="whole">
        <Chip {...statusNames[status]} />
      </span>
    ),
  },
  { name: 'standing', title: 'When', cell: standing },
  {
    name: 'receivers',
    title: 'Sent to',
    isNumber: true,
    cell: ({ counts: { total, failed, returned } }) =>
      total === 0
        ? null
        : [guardians(total), failed > 0 && `${failed} failed`, returned > 0 && `${returned} bounced`]
            .filter(Boolean)
            .join(', '),
  },
]

const TABS: Record<CampaignStatus, string> = {
  DRAFT: 'drafts',
  SCHEDULED: 'scheduled',
  SENDING: 'sending',
  PAUSED: 'sending',
  SENT: 'sent',
  CANCELLED: 'sent',
}

function useListed() {
  const { data, ...loaded } = useCampaigns()
  return { ...loaded, data: data?.items }
}

const defaults = { ...LIST_DEFAULTS, tab: '' }

const campaigns: Resource<ListedCampaign, typeof defaults> = {
  title: 'Email',
  label: 'Emails to groups',
  action: { to: '/admin/email/new', name: 'Write an email' },
  defaults,
  useLines: (values) =>
    fewLines(useListed(), {
      values,
      wordsOf: ({ subject, audienceWords }) => `${subject} ${audienceWords}`,
      tabOf: ({ status }) => TABS[status],
      tab: values.tab,
    }),
  tabs: {
    param: 'tab',
    label: 'Emails',
    tabs: [
      { value: '', name: 'All' },
      { value: 'drafts', name: 'Drafts' },
      { value: 'scheduled', name: 'Scheduled' },
      { value: 'sending', name: 'Sending' },
      { value: 'sent', name: 'Sent' },
    ],
  },
  searchLabel: 'Subject or group',
  columns,
  nameOf: subjectOf,
  noMatch: {
    title: 'No matching emails',
    text: 'Nothing matches your search.',
    clear: 'Show all emails',
  },
  empty: {
    title: 'No emails yet',
    text: 'Choose a group, start from a template, preview it as a family, and send it.',
    action: { to: '/admin/email/new', name: 'Write the first email' },
  },
}

/** Without mail service, emails would only pile up. */
const NoMail = () => (
  <p className={ui.notice} role="status">
    <strong>This server can’t send email yet.</strong> You can write drafts. Whoever runs the server has to
    set SMTP_URL before anything goes out.
  </p>
)
