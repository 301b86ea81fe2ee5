import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useData } from '../../area/area-data.tsx'
import { loadClub } from '../../club/load-club.ts'
import { loadRow } from '../../data/get-one.ts'
import type { Row } from '../../data/row.ts'
import { pageMeta } from '../../page-meta.ts'
import { useSession } from '../../session/use-session.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChangeEmail } from './profile/change-email.tsx'
import { ChangePassword } from './profile/change-password.tsx'
import { CloseAccount } from './profile/close-account.tsx'
import { Details } from './profile/details.tsx'
import { OtherGuardian } from './profile/other-guardian.tsx'
import { PhotoConsent } from './profile/photo-consent.tsx'
import styles from './profile/profile.module.css'
import { RecentActivity } from './profile/recent-activity.tsx'
import { SectionCard } from './profile/section-card.tsx'
import { TwoStepSignIn } from './profile/two-step-sign-in.tsx'
import { WhoLooked } from './profile/who-looked.tsx'
import { YourData } from './profile/your-data.tsx'

export const meta = pageMeta({
  title: 'Profile settings',
  description: 'Your names, how to reach you, your password and your data.',
  isPrivate: true,
})

export async function loader({ context }: LoaderFunctionArgs) {
  const { PHOTOS, NEWSLETTER } = (await loadClub(context)).consents
  return { photos: PHOTOS, newsletter: NEWSLETTER }
}

export default function Profile() {
  const id = useSession().user?.id
  const { data, error, isFetching, refetch } = useData(['profile', id], async (request) => {
    const record = id && (await loadRow(request, 'User', id))
    if (!record) throw new Error('We couldn’t open your account just now.')
    return record
  })
  return (
    <div className={styles.page}>
      <h1>Profile settings</h1>
      {!data && error && <LoadProblem error={error} isBusy={isFetching} onRetry={refetch} />}
      {!data && !error && <Skeleton />}
      {data && <Sections record={data} />}
    </div>
  )
}

function Sections({ record }: { record: Row }) {
  const { photos, newsletter } = useLoaderData<typeof loader>()
  const { isImpersonating } = useSession()
  return (
    <>
      <Details record={record} newsletter={newsletter} />
      {!isImpersonating && <OtherGuardian record={record} />}
      <PhotoConsent text={photos} />
      {isImpersonating ? (
        <SectionCard title="Sign-in">
          <p>
            You are viewing somebody else’s profile. Their password, their email address, the download of
            their data and the closing of their account are theirs alone, so these are not shown.
          </p>
        </SectionCard>
      ) : (
        <>
          <ChangeEmail record={record} />
          <ChangePassword email={String(record.email)} />
          <TwoStepSignIn email={String(record.email)} />
        </>
      )}
      {!isImpersonating && <YourData record={record} />}
      <RecentActivity userId={record.id} />
      <WhoLooked userId={record.id} />
      {!isImpersonating && <CloseAccount record={record} />}
    </>
  )
}
