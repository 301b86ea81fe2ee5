import type { Video } from '@touchline/domain/club/schemas/videos.ts'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { PhotoIcon, VideoIcon } from '../../frame/icons.tsx'
import { pageMeta } from '../../page-meta.ts'
import { siteContext } from '../../site.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { Film } from './showcase/film.tsx'
import { moveOfTheMonth } from './showcase/move-of-the-month.ts'
import styles from './showcase/showcase.module.css'
import { Snapshots } from './showcase/snapshots.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { videos, contact } = await loadClub(context)
  const { today } = context.get(siteContext)
  return { videos, contact, move: moveOfTheMonth(videos, today) }
}

export const meta = pageMeta({
  title: 'Videos',
  description: 'Short films of our moves, with captions and at half speed, for players who want to try them.',
  path: '/showcase',
  keywords: 'soccer videos, skills in slow motion, game clips',
})

export default function Showcase() {
  const { videos, contact, move } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="Show grandma" lead="Short films of our moves. Half speed shows how it is done.">
        <a className="button" href="#films">
          Watch
        </a>
      </PageHead>
      <div>
        <Section id="films" title="The films">
          {videos.length === 0 ? (
            <EmptyState
              title="The films are on their way"
              action={
                <a className="button" href={contact.socialVideoLink}>
                  See our video page
                </a>
              }
            >
              Until they are here, our video page has moves to watch.
            </EmptyState>
          ) : (
            <Films videos={videos} move={move} elsewhere={contact.socialVideoLink} />
          )}
        </Section>
        <Snapshots />
        <Section id="more" title="More of us">
          <p className={styles.social}>
            <a className="button" href={contact.socialVideoLink}>
              <VideoIcon />
              Our video page
            </a>
            <a className="button quiet-button" href={contact.socialPhotoLink}>
              <PhotoIcon />
              Our photo page
            </a>
          </p>
          <p className={styles.consent}>
            Children are shown only with their family’s yes. See a picture that should go?{' '}
            <Link to="/contact?topic=privacy">Ask us to take it down</Link>; we answer within{' '}
            {contact.answerWithinDays} days.
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
          <h3>Move of the month: {move.title}</h3>
          <p>Watch it at half speed, then try it with a friend.</p>
          <a className="button" href={`#film-${move.id}`}>
            Learn the move
          </a>
        </li>
      )}
    </ul>
  )
}
