import { Link } from 'react-router'
import { ErrorScreen } from '../../ui/error-screen.tsx'

export const NoSuchItem = () => (
  <ErrorScreen
    title="We do not carry this item"
    actions={
      <Link className="button" to="/store">
        See the store
      </Link>
    }
  >
    <p>The address may be old or mistyped. Everything we have is in the store.</p>
  </ErrorScreen>
)
