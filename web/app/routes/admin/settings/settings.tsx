import { clubContent, storedSettings } from '@touchline/domain/club/content.ts'
import type { SettingKey } from '@touchline/domain/club/settings.ts'
import { USED_ON } from '@touchline/domain/club/used-on.ts'
import { seasonOn } from '@touchline/domain/seasons/season-on.ts'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useParams } from 'react-router'
import { useData, useLive } from '../../../area/area-data.tsx'
import { momentName } from '../../../club/day-words.ts'
import { loadClub } from '../../../club/load-club.ts'
import { type KeptSetting, keptSettings } from '../../../desk/club-setting.ts'
import { StatusStripControl } from '../../../desk/status-strip-control.tsx'
import { pageMeta } from '../../../page-meta.ts'
import { siteContext } from '../../../site.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { SelectField } from '../../../ui/form/field.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import ui from '../../../ui/ui.module.css'
import { AccessTokens } from './access-tokens.tsx'
import { SettingForm } from './setting-form.tsx'
import { SettingHistory } from './setting-history.tsx'
import { type FormKey, isFormKey, SETTING_GROUPS, settingWords } from './setting-words.ts'
import styles from './settings.module.css'
import { SiteHealth } from './site-health.tsx'

export const meta = pageMeta({
  title: 'Settings',
  description: 'The club’s texts, rules and access.',
  isPrivate: true,
})

/** The public side of the club's year, for the previews. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { seasons } = await loadClub(context)
  return { seasons, today: context.get(siteContext).today }
}

const TOKENS = 'access-tokens'
const HEALTH = 'health'
const START = 'facts'

export default function Settings() {
  useLive(['ClubSetting'])
  const { key = START } = useParams()
  const loaded = useData(['settings'], keptSettings)
  return (
    <DeskPage title="Settings">
      <div className={styles.page}>
        <SettingList current={key} />
        {key === TOKENS && <AccessTokens />}
        {key === HEALTH && <SiteHealth />}
        {isFormKey(key) && (
          <ListStates loaded={loaded}>
            {(kept) => <Setting key={key} settingKey={key} kept={kept} />}
          </ListStates>
        )}
        {key === 'news' && (
          <p>
            News has <Link to="/admin/news">its own page</Link>.
          </p>
        )}
        {![TOKENS, HEALTH, 'news'].includes(key) && !isFormKey(key) && (
          <p>
            Setting not found. <Link to="/admin/settings">All settings</Link>
          </p>
        )}
      </div>
    </DeskPage>
  )
}

/** A list on a desktop, a select field on a phone. */
function SettingList({ current }: { current: string }) {
  const navigate = useNavigate()
  const groups: [string, [string, string][]][] = [
    ...SETTING_GROUPS.map(([name, keys]): [string, [string, string][]] => [
      name,
      keys.map((key) => [key, settingWords[key].title]),
    ]),
    ['Developers', [[TOKENS, 'Access tokens']]],
    ['Server', [[HEALTH, 'Site health']]],
  ]
  return (
    <>
      <nav className={styles.list} aria-label="Settings">
        {groups.map(([name, entries]) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul className="plain-list">
              {entries.map(([key, title]) => (
                <li key={key}>
                  <Link to={`/admin/settings/${key}`} aria-current={key === current ? 'page' : undefined}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={styles.choice}>
        <SelectField
          label="Setting"
          value={current}
          onChange={({ currentTarget }) => navigate(`/admin/settings/${currentTarget.value}`)}
        >
          {groups.map(([group, entries]) => (
            <optgroup key={group} label={group}>
              {entries.map(([key, title]) => (
                <option key={key} value={key}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      </div>
    </>
  )
}

function Setting({ settingKey: key, kept: all }: { settingKey: FormKey; kept: KeptSetting[] }) {
  const shown = all.filter(({ published }) => published)
  const { problems } = clubContent(shown)
  const year = useLoaderData<typeof loader>()
  const content = storedSettings(shown, seasonOn(year.seasons, year.today) ?? undefined)
  const kept = all.find((one) => one.key === key) ?? null
  const problem = problems.find((one) => one.key === key)
  const { title, note } = settingWords[key]
  return (
    <div className={styles.setting}>
      <div>
        <h2>{title}</h2>
        <p className="quiet">{note}</p>
      </div>
      <UsedOn settingKey={key} />
      <p className="quiet small">
        {kept?.published ? `Last saved ${momentName(kept.updatedAt)}.` : 'Default, not edited'}
      </p>
      {problem && <p className={ui.notice}>The saved version can’t be shown: {problem.message}</p>}
      {key === 'statusStrip' ? (
        <StatusStripControl />
      ) : (
        <SettingForm settingKey={key} kept={kept} content={content} year={year} />
      )}
      {kept && <SettingHistory settingKey={key} kept={kept} content={content} />}
    </div>
  )
}

function UsedOn({ settingKey }: { settingKey: SettingKey }) {
  const pages = USED_ON[settingKey]
  const named = pages.filter((page) => page !== '*')
  const count = named.length === 1 ? '1 page' : `${named.length} pages`
  return (
    <p className={ui.notice}>
      {pages.includes('*') ? 'Shown on every page' : `Used on ${count}`}
      {named.length > 0 && (pages.includes('*') ? ', most of it on ' : ': ')}
      {named.map((page, n) => (
        <span key={page}>
          {n > 0 && ', '}
          <Link to={page} target="_blank">
            {page === '/' ? 'the home page' : page}
          </Link>
        </span>
      ))}
      . Changes go live right away.
    </p>
  )
}
