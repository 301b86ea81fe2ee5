import { CLUB_NAME } from '../../../page-meta.ts'
import { Qr } from '../../../print/qr.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import styles from './second-factor.module.css'
import * as texts from './second-factor.texts.ts'

interface AppSecretProps {
  email: string
  secret: string
}

/**
 * A code for the authenticator app to scan, a link for people who are on the phone with the app, and the key to type.
 */
export function AppSecret({ email, secret }: AppSecretProps) {
  const label = encodeURIComponent(`${CLUB_NAME}:${email}`)
  const uri = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(CLUB_NAME)}`
  return (
    <>
      <p>{texts.scan}</p>
      <div className={styles.qr}>
        <Qr address={uri} label={texts.qr} />
      </div>
      <p>
        {texts.onPhone}
        <a href={uri}>{texts.openApp}</a>
      </p>
      <p>
        {texts.orType}
        <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>{' '}
        <CopyButton text={secret} what={texts.key} />
      </p>
    </>
  )
}
