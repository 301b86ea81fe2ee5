import { useCallback, useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import manifest from '../../../package.json' with { type: 'json' }
import { useFrame } from '../../club/use-frame.ts'
import { pageMeta } from '../../page-meta.ts'
import { openTabSession } from '../../session/tab-session.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type Finding, reportOf, runChecks } from './connectivity/check.ts'
import { checksOf, tryWrite } from './connectivity/checks.ts'
import styles from './connectivity/connectivity.module.css'
import { serviceAt } from './connectivity/service.ts'

export const meta = pageMeta({
  title: 'Is everything working?',
  description: 'Whether the club’s site and its data can be reached.',
  path: '/test-supabase',
  isPrivate: true,
})

export const loader = () => ({ version: manifest.version })

const checks = checksOf(serviceAt(), async () => tryWrite((await openTabSession()).request))

/** Visitors learn whether it works; administrators also see what does not, and what to do. */
export default function Connectivity() {
  const { loading, isAdmin } = useSession()
  const [findings, setFindings] = useState<Finding[] | null>(null)
  const run = useCallback(async () => {
    setFindings(null)
    setFindings(await runChecks(checks.filter(({ isPublic }) => isPublic || isAdmin)))
  }, [isAdmin])
  useEffect(() => {
    if (!loading) run()
  }, [loading, run])
  return (
    <div className={styles.page}>
      <h1>Is everything working?</h1>
      <div role="status">
        {findings ? <Verdict findings={findings} /> : <Loading message="Checking..." />}
      </div>
      {isAdmin && findings && <Findings findings={findings} />}
      <div className={styles.actions}>
        <Button className="needs-script" onClick={run} disabled={!findings}>
          Run again
        </Button>
        {isAdmin && findings && <CopyReport findings={findings} />}
      </div>
    </div>
  )
}

function Verdict({ findings }: { findings: Finding[] }) {
  const contact = useFrame()?.contact
  if (findings.every(({ isFine }) => isFine))
    return (
      <p className={styles.verdict}>
        <Chip tone="good">OK</Chip> The site and its data can be reached.
      </p>
    )
  return (
    <>
      <p className={styles.verdict}>
        <Chip tone="stop">Having trouble</Chip> Something isn’t answering as it should.
      </p>
      {contact && (
        <p>
          Please try again in a few minutes. If it’s urgent, call{' '}
          <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</a>.
        </p>
      )}
    </>
  )
}

function Findings({ findings }: { findings: Finding[] }) {
  const { version } = useLoaderData<typeof loader>()
  return (
    <>
      <ul className={styles.findings}>
        {findings.map(({ name, isFine, ms, detail, hint }) => (
          <li key={name} className="card">
            <h2>{name}</h2>
            <Chip tone={isFine ? 'good' : 'stop'}>{isFine ? 'Fine' : 'Wrong'}</Chip>
            <span className={`quiet whole ${styles.ms}`}>{ms} ms</span>
            <p>{detail}.</p>
            {hint && !isFine && (
              <p>
                <strong>What to do:</strong> {hint}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="quiet">Version {version}</p>
    </>
  )
}

function CopyReport({ findings }: { findings: Finding[] }) {
  const { version } = useLoaderData<typeof loader>()
  const [outcome, setOutcome] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reportOf(findings, new Date(), version))
      setOutcome('Copied. It names settings, never their values.')
    } catch {
      setOutcome('This browser won’t let us copy. Please select the text above.')
    }
  }
  return (
    <>
      <Button kind="quiet" onClick={copy}>
        Copy report
      </Button>
      <p role="status">{outcome}</p>
    </>
  )
}
