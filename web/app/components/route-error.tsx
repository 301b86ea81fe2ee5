import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import * as texts from '../frame/frame.texts.ts'
import { addressOf } from '../languages/site-address.ts'
import { Button } from '../ui/button.tsx'
import { ErrorScreen } from '../ui/error-screen.tsx'

/** What is shown instead of a page when the page, its data or its script failed. */
export function RouteError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  if (isLost(error)) return <PageDidNotLoad />
  return <SomethingWentWrong />
}

/** Whether the page's script or data were lost on the network. */
function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'ChunkLoadError' || (error instanceof TypeError && /fetch/i.test(error.message))
}

function NotFound() {
  return (
    <ErrorScreen
      title={texts.notFoundTitle}
      actions={
        <Link className="button" to="/">
          {texts.goHome}
        </Link>
      }
    >
      <p>{texts.notFound}</p>
    </ErrorScreen>
  )
}

function PageDidNotLoad() {
  const { pathname, search } = useLocation()
  return (
    <ErrorScreen
      title={texts.didNotLoadTitle}
      actions={
        <>
          <a className="button" href={addressOf(pathname + search)}>
            {texts.tryAgain}
          </a>
          <a className="button quiet-button" href={addressOf('/')}>
            {texts.goHome}
          </a>
        </>
      }
    >
      <p>{texts.didNotLoad}</p>
    </ErrorScreen>
  )
}

function SomethingWentWrong() {
  return (
    <ErrorScreen
      title={texts.wentWrongTitle}
      actions={
        <>
          <Button onClick={() => location.reload()}>{texts.refresh}</Button>
          <Button kind="quiet" onClick={() => location.reload()}>
            {texts.tryAgain}
          </Button>
          <a className="button quiet-button" href={addressOf('/')}>
            {texts.goHome}
          </a>
        </>
      }
    >
      <p>{texts.wentWrong}</p>
    </ErrorScreen>
  )
}
