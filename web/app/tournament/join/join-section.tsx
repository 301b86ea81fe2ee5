import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { agesInWords, type SignUpTerms } from '@touchline/domain/tournament/sign-up.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import { loginPath } from '../../session/return-to.ts'
import { useSession } from '../../session/use-session.ts'
import { later } from '../../ui/later.tsx'
import { Section } from '../../ui/section.tsx'
import ui from '../../ui/ui.module.css'
import styles from '../tournament.module.css'
import { useClubClock } from '../use-club-minute.ts'
import type { AskedTexts } from './asked-texts.ts'
import * as words from './join.texts.ts'

/** For signed-in visitors: nobody else loads the family's part of the site. */
const JoinPanel = later(async () => (await import('./join-panel.tsx')).JoinPanel)

interface JoinSectionProps {
  slug: string
  terms: SignUpTerms
  asked: AskedTexts
}

/** How to join, for everybody; signed-in families join here. */
export function JoinSection({ slug, terms, asked }: JoinSectionProps) {
  const { isAuthenticated, loading } = useSession()
  const { today } = useClubClock()
  const until = terms.signUpUntil ?? ''
  const isClosed = today !== null && today > until
  return (
    <Section
      id="join"
      title={words.joinIn}
      lead={isClosed ? words.closedOn(dayAndYear(until)) : offerWords(terms)}
    >
      <div className={ui.cards}>
        {!isClosed && terms.signUpFeeCents !== 0 && (
          <p className={styles.prose}>{words.dropOut(dayAndYear(until))}</p>
        )}
        {isAuthenticated ? (
          <JoinPanel slug={slug} asked={asked} />
        ) : (
          !loading && !isClosed && <SignInFirst slug={slug} />
        )}
      </div>
    </Section>
  )
}

function offerWords(terms: SignUpTerms): string {
  const fee = terms.signUpFeeCents ? words.forEach(formatCents(terms.signUpFeeCents)) : words.free
  return words.offer(agesInWords(terms), fee, dayAndYear(terms.signUpUntil ?? ''))
}

const SignInFirst = ({ slug }: { slug: string }) => (
  <p className={styles.actions}>
    <SiteLink className="button" to={loginPath(`/tournaments/${slug}#join`)}>
      {words.signInToJoin}
    </SiteLink>
    <SiteLink to="/signup">{words.createAccount}</SiteLink>
  </p>
)
