import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes'
import { isTranslated } from '@touchline/domain/languages.ts'
import { siteLanguage } from '../build-plugins/site-language.ts'

const routes = [
  index('routes/public/home.tsx'),
  route('about', 'routes/public/about.tsx'),
  route('programs', 'routes/public/programs.tsx'),
  route('teams', 'routes/public/teams.tsx'),
  route('news', 'routes/public/news.tsx'),
  route('news/:slug', 'routes/public/news-article.tsx'),
  route('events', 'routes/public/events.tsx'),
  route('showcase', 'routes/public/showcase.tsx'),
  route('contact', 'routes/public/contact/contact.tsx'),
  route('thank-you', 'routes/public/thank-you.tsx'),
  route('lesson-plans', 'routes/public/lesson-plans.tsx'),
  route('rules-and-disclaimer', 'routes/public/rules-and-disclaimer.tsx'),
  route('field/:token', 'routes/public/field-list/field-list.tsx'),
  route('results/:token', 'routes/public/results/results.tsx'),
  layout(
    'routes/store/layout.tsx',
    prefix('store', [
      index('routes/store/store.tsx'),
      route('order/:productId', 'routes/store/order.tsx'),
      route('test/:productId', 'routes/store/test-order.tsx'),
      route('order/confirmation', 'routes/store/confirmation.tsx'),
      route('basket', 'routes/store/basket.tsx'),
    ]),
  ),

  layout('routes/tournament/layout.tsx', [
    route('fun-day-waiver', 'routes/tournament/waiver/waiver.tsx'),
    route('fun-day-tournament', 'routes/tournament/fun-day.tsx'),
    route('fun-day-tournament-rules', 'routes/tournament/fun-day-rules.tsx'),
    route('fun-day-tournament-schedule', 'routes/tournament/fun-day-schedule.tsx'),
    route('tournaments', 'routes/tournament/tournaments.tsx'),
    route('tournaments/:slug', 'routes/tournament/tournament.tsx'),
    route('tournaments/:slug/schedule', 'routes/tournament/tournament-schedule.tsx'),
    route('lunar-new-year-tournament', 'routes/tournament/lunar.tsx'),
    route('lunar-new-year-tournament/refs', 'routes/tournament/lunar-refs.tsx'),
    route('lunar-new-year-tournament/refs/doc', 'routes/tournament/lunar-refs-doc.tsx'),
    route('team-schedule', 'routes/tournament/team-schedule.tsx'),
    route('referee-field-schedule', 'routes/tournament/referee-field-schedule.tsx'),
    route('tournament-rundown', 'routes/tournament/tournament-rundown.tsx'),
    route('printable-score-cards', 'routes/print/score-cards.tsx'),
    route('printable-rundown-schedule', 'routes/print/rundown.tsx'),
    route('printable-mc-cheatsheet', 'routes/print/mc-cheatsheet.tsx'),
  ]),

  route('login', 'routes/account/login.tsx'),
  route('signup', 'routes/account/signup.tsx'),
  route('confirm-signup', 'routes/account/confirm-signup.tsx'),
  route('registration-form', 'routes/public/registration-form.tsx'),
  route('forgot-password', 'routes/account/forgot-password.tsx'),
  route('unauthorized', 'routes/account/unauthorized.tsx'),
  route('test-supabase', 'routes/account/test-supabase.tsx'),
  layout('routes/account/family-only.tsx', [
    route('profile', 'routes/account/profile.tsx', { id: 'profile' }),
  ]),

  layout('routes/guardian/layout.tsx', [
    route('programs/select/:playerId', 'routes/guardian/select-program.tsx'),
    ...prefix('guardian', [
      index('routes/guardian/dashboard.tsx'),
      route('dashboard', 'routes/guardian/old-dashboard.tsx'),
      route('my-players', 'routes/guardian/my-players.tsx'),
      route('edit-player/:id', 'routes/guardian/edit-player.tsx'),
      route('player/:id', 'routes/guardian/player.tsx'),
      route('profile', 'routes/account/profile.tsx', { id: 'guardian-profile' }),
      route('add-player', 'routes/guardian/add-player.tsx'),
      route('programs/:programId/register/:playerId?', 'routes/guardian/register.tsx'),
      route('registrations', 'routes/guardian/registrations.tsx'),
      route('code', 'routes/guardian/code.tsx'),
      route('payments', 'routes/guardian/payments.tsx'),
    ]),
  ]),

  layout(
    'routes/admin/layout.tsx',
    prefix('admin', [
      index('routes/admin/dashboard/dashboard.tsx'),
      route('registrations', 'routes/admin/registrations/registrations.tsx'),
      route('players', 'routes/admin/players/players.tsx'),
      route('players/merge', 'routes/admin/players/merge-players/merge-players.tsx'),
      route('players/:playerId/registrations', 'routes/admin/players/player-registrations.tsx'),
      route('players/:playerId/edit', 'routes/admin/players/edit-player/edit-player.tsx'),
      route('players/:playerId/select-program', 'routes/admin/register/select-program.tsx'),
      route('add-player', 'routes/admin/players/add-player.tsx'),
      route('register', 'routes/admin/register/choose-player.tsx'),
      route('walk-in', 'routes/admin/walk-in/walk-in.tsx'),
      route('walk-in/:userId', 'routes/admin/walk-in/confirmation.tsx'),
      route('calls', 'routes/admin/walk-in/calls.tsx'),
      route('programs', 'routes/admin/programs/programs.tsx'),
      route('programs/create', 'routes/admin/programs/create-program.tsx'),
      route('programs/select/:playerId', 'routes/admin/register/select-program.tsx', { id: 'desk-select' }),
      route('programs/:id', 'routes/admin/programs/program.tsx'),
      route('programs/:id/edit', 'routes/admin/programs/edit-program.tsx'),
      route('programs/:programId/register/:playerId?', 'routes/admin/register/register.tsx'),
      route('seasons', 'routes/admin/seasons/seasons.tsx'),
      route('seasons/next', 'routes/admin/seasons/next-season.tsx'),
      route('seasons/:id', 'routes/admin/seasons/season.tsx'),
      route('users', 'routes/admin/users/users.tsx'),
      route('users/duplicates', 'routes/admin/users/duplicates.tsx'),
      route('users/merge', 'routes/admin/users/merge.tsx'),
      route('users/:userId', 'routes/admin/users/user.tsx'),
      route('moving-in', 'routes/admin/moving-in/moving-in.tsx'),
      route('audit', 'routes/admin/audit/audit.tsx'),
      route('discounts', 'routes/admin/discounts/discounts.tsx'),
      route('discounts/create', 'routes/admin/discounts/create-discount.tsx'),
      route('discounts/:id/edit', 'routes/admin/discounts/edit-discount.tsx'),
      route('kit-orders', 'routes/admin/kit-orders/kit-orders.tsx'),
      route('kit-orders/stock', 'routes/admin/kit-orders/stock.tsx'),
      route('kit-orders/new/:playerId?', 'routes/admin/kit-orders/desk-order.tsx'),
      route('money', 'routes/admin/money/money.tsx'),
      route('money/dues', 'routes/admin/money/dues.tsx'),
      route('money/entries', 'routes/admin/money/entries.tsx'),
      route('money/refunds', 'routes/admin/money/refunds.tsx'),
      route('money/bank', 'routes/admin/money/bank/bank.tsx'),
      route('money/credits', 'routes/admin/money/credits.tsx'),
      route('health', 'routes/admin/settings/health-redirect.tsx'),
      route('translations', 'routes/admin/translations/translations.tsx'),
      route('translations/file', 'routes/admin/translations/translation-file.tsx'),
      route('translations/:kind/:id', 'routes/admin/translations/translation.tsx'),
      route('settings/:key?', 'routes/admin/settings/settings.tsx'),
      route('tournaments', 'routes/admin/tournaments/tournaments.tsx'),
      route('tournaments/create', 'routes/admin/tournaments/create-tournament.tsx'),
      route('tournaments/:slug', 'routes/admin/tournaments/tournament.tsx'),
      route('news', 'routes/admin/news/news.tsx'),
      route('news/:kind/:slug?', 'routes/admin/news/post.tsx'),
      route('email', 'routes/admin/email/email.tsx'),
      route('email/new', 'routes/admin/email/new-campaign.tsx'),
      route('email/:id', 'routes/admin/email/campaign.tsx'),
    ]),
  ),

  route('sitemap.xml', 'routes/public/sitemap.ts'),
  route('robots.txt', 'routes/public/robots.ts'),
  route('dev/ui', 'routes/dev/ui.tsx'),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig

/** Other languages have only the fully translated pages (Y-1), and the "not found" page. */
const isInEveryLanguage = ({ path = '' }: RouteConfigEntry) => path === '*' || isTranslated(`/${path}`)

/** A layout stays if one of its pages does; it has no address of its own. */
const inEveryLanguage = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => {
    if (!entry.children) return isInEveryLanguage(entry) ? [entry] : []
    const children = inEveryLanguage(entry.children)
    return children.length > 0 ? [{ ...entry, children }] : []
  })

export default siteLanguage() === 'en' ? routes : inEveryLanguage(routes)
