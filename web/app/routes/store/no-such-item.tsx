import { SiteLink } from '../../languages/site-link.tsx'
import { ErrorScreen } from '../../ui/error-screen.tsx'
import * as texts from './store.texts.ts'

export const NoSuchItem = () => (
  <ErrorScreen
    title={texts.notCarried}
    actions={
      <SiteLink className="button" to="/store">
        {texts.seeStore}
      </SiteLink>
    }
  >
    <p>{texts.oldAddress}</p>
  </ErrorScreen>
)
