import ui from '../../../ui/ui.module.css'

/** Emails would only pile up. */
export const NoMail = () => (
  <p className={ui.notice} role="status">
    <strong>This server cannot send mail yet.</strong> You can write drafts. Whoever runs the server has to
    set SMTP_URL before anything goes out.
  </p>
)
