import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { agesInWords, type SignUpTerms } from '@touchline/domain/tournament/sign-up.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { loginPath } from '../../session/return-to.ts'
import { useSession } from '../../session/use-session.ts'
import { Loading } from '../../ui/loading.tsx'
import { Section } from '../../ui/section.tsx'
import ui from '../../ui/ui.module.css'
import styles from '../tournament.module.css'
import { useClubClock } from '../use-club-minute.ts'

/** For those who are signed in: nobody else gets the family's part of the site. */
const JoinPanel = lazy(async () => ({ default: (await import('./join-panel.tsx')).JoinPanel }))

interface JoinSectionProps {
  slug: string
  terms: SignUpTerms
  texts: ConsentTexts
}

/** How one joins, for everybody; who is signed in does it here. */
export function JoinSection({ slug, terms, texts }: JoinSectionProps) {
  const { isAuthenticated, loading } = useSession()
  const { today } = useClubClock()
  const until = terms.signUpUntil ?? ''
  const isClosed = today !== null && today > until
  return (
    <Section
      id="join"
      title="Join in"
      lead={isClosed ? `Sign-up closed on ${dayAndYear(until)}.` : offerWords(terms)}
    >
      <div className={ui.cards}>
        {!isClosed && terms.signUpFeeCents !== 0 && (
          <p className={styles.prose}>
            You can drop out until {dayAndYear(until)}, free of charge. After that the teams count on you, and
            the fee is still due.
          </p>
        )}
        {isAuthenticated ? (
          <Suspense fallback={<Loading />}>
            <JoinPanel slug={slug} texts={texts} />
          </Suspense>
        ) : (
          !loading && !isClosed && <SignInFirst slug={slug} />
        )}
      </div>
    </Section>
  )
}

function offerWords(terms: SignUpTerms): string {
  const fee = terms.signUpFeeCents ? `${formatCents(terms.signUpFeeCents)} for each child` : 'free'
  return `${agesInWords(terms)}, ${fee}, until ${dayAndYear(terms.signUpUntil ?? '')}.`
}

const SignInFirst = ({ slug }: { slug: string }) => (
  <p className={styles.actions}>
    <Link className="button" to={loginPath(`/tournaments/${slug}#join`)}>
      Sign in to join
    </Link>
    <Link to="/signup">New here? Create an account</Link>
  </p>
)
