import type { CampaignStatus } from '@touchline/domain/mail/campaign.ts'
import { hasWords } from '@touchline/domain/search-text.ts'
import { Link } from 'react-router'
import { useListParams } from '../../../desk/list-params.ts'
import { Shortcuts } from '../../../desk/shortcuts.tsx'
import { pageMeta } from '../../../page-meta.ts'
import { Chip } from '../../../ui/chip.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import ui from '../../../ui/ui.module.css'
import { families, purposeNames, standing, statusNames } from './campaign-words.ts'
import { FailedEmails } from './failed-emails.tsx'
import type { ListedCampaign } from './load-campaigns.ts'
import { useCampaigns } from './use-campaigns.ts'

export const meta = pageMeta({ title: 'E-mail', description: 'Emails to groups.', isPrivate: true })

const TABS: { value: string; name: string; has: readonly CampaignStatus[] }[] = [
  { value: '', name: 'All', has: ['DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'CANCELLED'] },
  { value: 'drafts', name: 'Drafts', has: ['DRAFT'] },
  { value: 'scheduled', name: 'Scheduled', has: ['SCHEDULED'] },
  { value: 'sending', name: 'Sending', has: ['SENDING', 'PAUSED'] },
  { value: 'sent', name: 'Sent', has: ['SENT', 'CANCELLED'] },
]

export default function Email() {
  const { values, change, to } = useListParams({ q: '', tab: '' })
  const loaded = useCampaigns()
  const found = (loaded.data?.items ?? []).filter(({ subject, audienceWords }) =>
    hasWords(`${subject} ${audienceWords}`, values.q),
  )
  const inTab = (tab: string) => {
    const has = TABS.find(({ value }) => value === tab)?.has ?? []
    return found.filter(({ status }) => has.includes(status))
  }
  const rows = inTab(values.tab)
  return (
    <DeskPage
      title="E-mail"
      note="Emails to groups: one for each household, never with the others in sight."
      action={
        <Link className="button" to="/admin/email/new">
          Write an email
        </Link>
      }
    >
      {loaded.data && !loaded.data.canSend && <NoMail />}
      <Tabs
        label="Emails"
        value={values.tab}
        to={(tab) => to({ tab })}
        tabs={TABS.map(({ value, name }) => ({ value, name, count: loaded.data && inTab(value).length }))}
      />
      <FilterBar>
        <SearchBox label="Subject or group" value={values.q} onChange={(q) => change({ q })} />
        <Shortcuts />
      </FilterBar>
      <ListStates loaded={loaded}>
        {() =>
          rows.length === 0 ? (
            <NoCampaigns isFiltered={values.q !== '' || values.tab !== ''} />
          ) : (
            <DataTable label="Emails to groups" rows={rows} columns={columns} nameOf={subjectOf} />
          )
        }
      </ListStates>
      <FailedEmails />
    </DeskPage>
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
    title: 'Went to',
    isNumber: true,
    cell: ({ counts: { total, failed, returned } }) =>
      total === 0
        ? null
        : [families(total), failed > 0 && `${failed} failed`, returned > 0 && `${returned} came back`]
            .filter(Boolean)
            .join(', '),
  },
]

const NoCampaigns = ({ isFiltered }: { isFiltered: boolean }) => (
  <EmptyState
    title={isFiltered ? 'No email matches' : 'No email yet'}
    action={
      isFiltered ? (
        <Link className="button" to="/admin/email">
          Show all emails
        </Link>
      ) : (
        <Link className="button" to="/admin/email/new">
          Write the first email
        </Link>
      )
    }
  >
    {isFiltered
      ? 'Nothing fits the search and the tab.'
      : 'Choose a group, take a template, see it as a family would, and send it.'}
  </EmptyState>
)

/** Emails would only pile up. */
const NoMail = () => (
  <p className={ui.notice} role="status">
    <strong>This server cannot send mail yet.</strong> You can write drafts. Whoever runs the server has to
    set SMTP_URL before anything goes out.
  </p>
)
