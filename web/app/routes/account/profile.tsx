import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useData } from '../../area/area-data.tsx'
import { englishConsents } from '../../club/english-consents.ts'
import { loadClub } from '../../club/load-club.ts'
import { loadRow } from '../../data/get-one.ts'
import type { Row } from '../../data/row.ts'
import { LANGUAGE } from '../../languages/language.ts'
import { written } from '../../languages/written.tsx'
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
import * as texts from './profile/profile.texts.ts'
import { RecentActivity } from './profile/recent-activity.tsx'
import { SectionCard } from './profile/section-card.tsx'
import { TwoStepSignIn } from './profile/two-step-sign-in.tsx'
import { WhoLooked } from './profile/who-looked.tsx'
import { YourData } from './profile/your-data.tsx'

/** Shown to an administrator, whose pages are in English. */
const NOT_THEIRS =
  'You’re viewing someone else’s profile. Only they can change their password or email address, download their data or close their account, so those aren’t shown.'

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  isPrivate: true,
})

export async function loader({ context }: LoaderFunctionArgs) {
  const { consents } = await loadClub(context)
  const english = await englishConsents(consents, context)
  return { photos: consents.PHOTOS, newsletter: consents.NEWSLETTER, englishPhotos: english?.PHOTOS ?? null }
}

export default function Profile() {
  const id = useSession().user?.id
  const { data, error, isFetching, refetch } = useData(['profile', id], async (request) => {
    const record = id && (await loadRow(request, 'User', id))
    if (!record) throw new Error(texts.couldNotOpen)
    return record
  })
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      {!data && error && <LoadProblem error={error} isBusy={isFetching} onRetry={refetch} />}
      {!data && !error && <Skeleton />}
      {data && <Sections record={data} />}
    </div>
  )
}

function Sections({ record }: { record: Row }) {
  const { photos, newsletter, englishPhotos } = useLoaderData<typeof loader>()
  const { isImpersonating } = useSession()
  return (
    <>
      <Details record={record} newsletter={newsletter} language={englishPhotos ? LANGUAGE : 'en'} />
      {!isImpersonating && <OtherGuardian record={record} />}
      <PhotoConsent text={photos} english={englishPhotos} />
      {isImpersonating ? (
        <SectionCard title={texts.signIn}>
          <p>{written(NOT_THEIRS)}</p>
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
