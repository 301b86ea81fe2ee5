import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import { Button } from '../ui/button.tsx'
import { ErrorScreen } from '../ui/error-screen.tsx'

/** What a page shows in place of itself when it, its data or its script failed. */
export function RouteError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  if (isLost(error)) return <PageDidNotLoad />
  return <SomethingWentWrong />
}

/** The page's script, or its data, did not come over the wire. */
function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'ChunkLoadError' || (error instanceof TypeError && /fetch/i.test(error.message))
}

function NotFound() {
  return (
    <ErrorScreen
      title="Offside! We can’t find that page"
      actions={
        <Link className="button" to="/">
          Go Home
        </Link>
      }
    >
      <p>The address may be old or mistyped.</p>
    </ErrorScreen>
  )
}

function PageDidNotLoad() {
  const { pathname, search } = useLocation()
  return (
    <ErrorScreen
      title="This page didn’t load"
      actions={
        <>
          <a className="button" href={pathname + search}>
            Try Again
          </a>
          <a className="button quiet-button" href="/">
            Go Home
          </a>
        </>
      }
    >
      <p>The connection may be weak, or the site was just updated.</p>
    </ErrorScreen>
  )
}

function SomethingWentWrong() {
  return (
    <ErrorScreen
      title="Something went wrong"
      actions={
        <>
          <Button onClick={() => location.reload()}>Refresh Page</Button>
          <Button kind="quiet" onClick={() => location.reload()}>
            Try Again
          </Button>
          <a className="button quiet-button" href="/">
            Go Home
          </a>
        </>
      }
    >
      <p>We're sorry, but something unexpected happened. Please try refreshing the page.</p>
    </ErrorScreen>
  )
}
