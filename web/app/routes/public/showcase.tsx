import type { Video } from '@touchline/domain/club/schemas/videos.ts'
import { useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { Clip } from '../../components/video/clip.tsx'
import { PhotoIcon, VideoIcon } from '../../frame/icons.tsx'
import { SiteLink } from '../../languages/site-link.tsx'
import { langOf, written } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { siteContext } from '../../site.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { moveOfTheMonth } from './showcase/move-of-the-month.ts'
import styles from './showcase/showcase.module.css'
import * as texts from './showcase/showcase.texts.ts'
import { Snapshots } from './showcase/snapshots.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { videos, contact } = await loadClub(context)
  const { today } = context.get(siteContext)
  return { videos, contact, move: moveOfTheMonth(videos, today) }
}

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  path: '/showcase',
  keywords: texts.keywords,
})

export default function Showcase() {
  const { videos, contact, move } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={texts.headline} lead={texts.lead}>
        <a className="button" href="#films">
          {texts.watch}
        </a>
      </PageHead>
      <div>
        <Section id="films" title={texts.films}>
          {videos.length === 0 ? (
            <EmptyState
              title={texts.onTheirWay}
              action={
                <a className="button" href={contact.socialVideoLink}>
                  {texts.seeVideoPage}
                </a>
              }
            >
              {texts.untilThen}
            </EmptyState>
          ) : (
            <Films videos={videos} move={move} elsewhere={contact.socialVideoLink} />
          )}
        </Section>
        <Snapshots />
        <Section id="more" title={texts.moreOfUs}>
          <p className={styles.social}>
            <a className="button" href={contact.socialVideoLink}>
              <VideoIcon />
              {texts.videoPage}
            </a>
            <a className="button quiet-button" href={contact.socialPhotoLink}>
              <PhotoIcon />
              {texts.photoPage}
            </a>
          </p>
          <p className={styles.consent}>
            {texts.onlyWithYes}
            <SiteLink to="/contact?topic=privacy">{texts.takeDown}</SiteLink>
            {texts.answerWithin(contact.answerWithinDays)}
          </p>
        </Section>
      </div>
    </>
  )
}

interface FilmsProps {
  videos: readonly Video[]
  /** The one of this month. */
  move: Video | null
  elsewhere: string
}

function Films({ videos, move, elsewhere }: FilmsProps) {
  return (
    <ul className={`plain-list ${styles.films}`}>
      {videos.map((video) => (
        <li key={video.id} id={`film-${video.id}`}>
          <Film video={video} elsewhere={elsewhere} />
        </li>
      ))}
      {move && (
        <li className={styles.move}>
          <h3>
            {texts.moveOfMonth}
            {written(move.title)}
          </h3>
          <p>{texts.tryIt}</p>
          <a className="button" href={`#film-${move.id}`}>
            {texts.learn}
          </a>
        </li>
      )}
    </ul>
  )
}

const HALF = 0.5

function Film({ video, elsewhere }: { video: Video; elsewhere: string }) {
  const player = useRef<HTMLVideoElement>(null)
  const [isSlow, setSlow] = useState(false)
  const toggle = () => {
    const next = !isSlow
    setSlow(next)
    if (player.current) player.current.playbackRate = next ? HALF : 1
  }
  return (
    <article className={styles.film}>
      <Clip ref={player} video={video} elsewhere={elsewhere} />
      <h3>{written(video.title)}</h3>
      <p className={styles.tags}>
        <span lang={langOf(video.ageGroup)}>{video.ageGroup}</span>
        <span>{texts.seconds(video.seconds)}</span>
        <span>{texts.captions}</span>
      </p>
      <p>{written(video.description)}</p>
      <Button kind="quiet" className="needs-script" aria-pressed={isSlow} onClick={toggle}>
        {texts.halfSpeed}
      </Button>
    </article>
  )
}
