import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { pageMeta } from '../../../page-meta.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { ErrorScreen } from '../../../ui/error-screen.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { Composer } from './compose/composer.tsx'
import { CampaignProgress } from './progress/campaign-progress.tsx'
import { NEW, startingValues } from './starting-values.ts'
import { useCampaign } from './use-campaigns.ts'

export const meta = pageMeta({ title: 'Email', description: 'An email to a group.', isPrivate: true })

/** A draft to write, or the progress of an email that was sent. */
export default function Campaign() {
  const { id = '' } = useParams()
  // The key resets the screen, so that no field keeps anything of the email before.
  return <CampaignScreen key={id} id={id} />
}

function CampaignScreen({ id }: { id: string }) {
  const [search, setSearch] = useSearchParams()
  const [isNew, setNew] = useState(search.has(NEW))
  const [start] = useState(() => startingValues(search))
  const loaded = useCampaign(id, !isNew)
  if (isNew)
    return (
      <DeskPage title="Write an email">
        <Composer
          id={id}
          start={start}
          version={null}
          problem={null}
          onKept={() => setSearch({}, { replace: true, preventScrollReset: true })}
          onSent={() => setNew(false)}
        />
      </DeskPage>
    )
  return (
    <ListStates loaded={loaded}>
      {(campaign) =>
        campaign === null ? (
          <NoSuchCampaign />
        ) : campaign.status === 'DRAFT' ? (
          <DeskPage title="Write an email" note={<Link to="/admin/email">All emails</Link>}>
            <Composer
              id={id}
              start={campaign}
              version={campaign.version}
              problem={campaign.problem}
              onSent={() => loaded.refetch()}
            />
          </DeskPage>
        ) : (
          <CampaignProgress campaign={campaign} />
        )
      }
    </ListStates>
  )
}

const NoSuchCampaign = () => (
  <ErrorScreen
    title="Email not found"
    actions={
      <Link className="button" to="/admin/email">
        All emails
      </Link>
    }
  >
    <p>It may have been deleted, or the link is incomplete.</p>
  </ErrorScreen>
)
