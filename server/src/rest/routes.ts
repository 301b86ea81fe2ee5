import type { TokenArea } from '@touchline/domain/identity/access-token.ts'
import { fieldDayRoutes } from '../field-day/desk-routes.ts'
import { siteHealthRoutes } from '../site-health/health-route.ts'
import { dayRoutes } from '../tournament/day-routes.ts'
import { draftRoutes } from '../tournament/draft-routes.ts'
import { publishRoutes } from '../tournament/publish-routes.ts'
import { resultRoutes } from '../tournament/result-routes.ts'
import { signUpRoutes } from '../tournament/sign-ups/sign-up-routes.ts'
import { thanksRoutes } from '../tournament/thanks-endpoint.ts'
import { accessTokenRoutes } from './access-tokens.ts'
import { campaignDeskRoutes } from './campaign-desk.ts'
import { campaignFileRoutes } from './campaign-files.ts'
import { campaignRoutes } from './campaigns.ts'
import { childMergeRoutes } from './child-merges.ts'
import { exportRoutes } from './exports.ts'
import { groupRoutes } from './groups.ts'
import { guardianRoutes } from './guardians.ts'
import { healthRoutes } from './health-notes.ts'
import { impersonationRoutes } from './impersonations.ts'
import { duplicateRoutes, mergeRoutes } from './merges.ts'
import { permissionRoutes } from './permissions.ts'
import { programMoveRoutes } from './program-moves.ts'
import { refusedAddressRoutes } from './refused-addresses.ts'
import type { Api, Route } from './route.ts'
import { translationFileRoutes } from './translation-files.ts'
import { userRoutes } from './users.ts'

/** The stage in the client's configuration, which is part of every address. */
export const STAGE = '/staging'

/** Opens routes to access tokens with this area in their scope; other routes are closed to all tokens. */
const opened = (tokenArea: TokenArea, all: Route[]): Route[] => all.map((route) => ({ ...route, tokenArea }))

/** `admin`: people and their rights. `manage`: the club's own work. */
export const routes: Record<Api, Route[]> = {
  admin: [...userRoutes, ...groupRoutes, ...permissionRoutes, ...impersonationRoutes, ...accessTokenRoutes],
  manage: [
    ...exportRoutes,
    ...healthRoutes,
    ...siteHealthRoutes,
    ...fieldDayRoutes,
    ...refusedAddressRoutes,
    ...duplicateRoutes,
    ...guardianRoutes,
    ...mergeRoutes,
    ...childMergeRoutes,
    ...programMoveRoutes,
    ...signUpRoutes,
    ...translationFileRoutes,
    ...opened('EMAILS', [...campaignRoutes, ...campaignDeskRoutes, ...campaignFileRoutes]),
    ...opened('TOURNAMENTS', [
      ...draftRoutes,
      ...publishRoutes,
      ...resultRoutes,
      ...dayRoutes,
      ...thanksRoutes,
    ]),
  ],
}

/** All routes by their full path, in OpenAPI's form. */
export const routesByPath: [path: string, route: Route][] = Object.entries(routes).flatMap(([api, all]) =>
  all.map((route): [string, Route] => [`${STAGE}/${api}${route.path}`, route]),
)
