import { Button, type CSSVariablesResolver, createTheme, Input, MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { type ReactNode, useSyncExternalStore } from 'react'
import './desk-styles.ts'

const pitch = [
  '#e8f3ee',
  '#cfe5da',
  '#a3cfb9',
  '#74b797',
  '#4da27a',
  '#33946a',
  '#1f7f58',
  '#146849',
  '#0f4a36',
  '#0a3526',
] as const

/** Everything can be hit with a thumb. */
const TARGET = '44px'

/** As the site's own: the library would take the letters' colour from the light scheme in both. */
const MAIN_ACTION = {
  '--button-bg': 'var(--pitch)',
  '--button-hover': 'var(--pitch)',
  '--button-color': 'var(--on-pitch)',
}

/** Legible all the same: it says what could be done, and often why not. */
const NOT_NOW = {
  '--button-color': 'var(--quiet)',
  '--mantine-color-disabled': 'var(--grass-wash)',
}

const theme = createTheme({
  colors: { pitch },
  primaryColor: 'pitch',
  primaryShade: { light: 8, dark: 3 },
  autoContrast: true,
  fontFamily: 'var(--text)',
  headings: { fontFamily: 'var(--display)', fontWeight: '600' },
  defaultRadius: 8,
  cursorType: 'pointer',
  components: {
    Button: Button.extend({
      vars: (_theme, { variant = 'filled', color, disabled }) => ({
        root: {
          '--button-height': TARGET,
          ...(variant === 'filled' && !color ? MAIN_ACTION : {}),
          ...(disabled ? NOT_NOW : {}),
        },
      }),
      // The site's own rule for buttons stands above the library's layers.
      styles: { root: { color: 'var(--button-color)', fontWeight: 600 } },
    }),
    Input: Input.extend({ vars: () => ({ wrapper: { '--input-height': TARGET } }) }),
  },
})

/** Mantine's own names for what our colours mean, so that the desk follows the club's two schemes. */
const toOurColours: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--quiet)',
    '--mantine-color-default': 'var(--paper)',
    '--mantine-color-default-hover': 'var(--grass-wash)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--control-edge)',
    '--mantine-color-anchor': 'var(--pitch)',
    '--mantine-color-error': 'var(--maple-text)',
    '--mantine-color-placeholder': 'var(--quiet)',
  }
  const edges = 'var(--control-edge)'
  return {
    variables: {},
    light: { ...shared, '--mantine-color-gray-4': edges },
    // Fields and what opens from them take these by their place in the library's scale.
    dark: {
      ...shared,
      '--mantine-color-dark-6': 'var(--paper)',
      '--mantine-color-dark-5': 'var(--grass-wash)',
      '--mantine-color-dark-4': edges,
    },
  }
}

/** The component library, dressed as the club; only the desk pays for it. */
export function DeskTheme({ children }: { children: ReactNode }) {
  const scheme = useSyncExternalStore(watchScheme, currentScheme, () => 'light' as const)
  return (
    <MantineProvider theme={theme} cssVariablesResolver={toOurColours} forceColorScheme={scheme}>
      <ModalsProvider>{children}</ModalsProvider>
      <Notifications position="bottom-center" />
    </MantineProvider>
  )
}

const dark = () => matchMedia('(prefers-color-scheme: dark)')

function currentScheme(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset.scheme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return dark().matches ? 'dark' : 'light'
}

function watchScheme(onChange: () => void): () => void {
  const query = dark()
  const chosen = new MutationObserver(onChange)
  chosen.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
  query.addEventListener('change', onChange)
  return () => {
    chosen.disconnect()
    query.removeEventListener('change', onChange)
  }
}
