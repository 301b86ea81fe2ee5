export interface Screen {
  name: string
  path: string
  /** The account that the browser is signed in with. */
  email?: string
  /** What a person waits for: once it is there and scripts respond, the screen is usable. */
  awaited: string
  bar: { kilobytes: number; files: number }
}

const area = { kilobytes: 190, files: 20 }

export const screensOf = (programId: string): Screen[] => [
  { name: 'home', path: '/', awaited: 'main h1', bar: { kilobytes: 120, files: 12 } },
  {
    name: 'dashboard',
    path: '/guardian',
    email: 'parent@example.org',
    awaited: 'main [aria-labelledby="players"]',
    bar: area,
  },
  {
    name: 'registration',
    path: `/guardian/programs/${programId}/register`,
    email: 'parent@example.org',
    awaited: 'main form input',
    bar: area,
  },
  {
    name: 'desk list',
    path: '/admin/registrations?status=ALL',
    email: 'admin@example.org',
    awaited: 'main [data-index]',
    bar: area,
  },
]
