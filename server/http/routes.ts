// All routes of HTTP, from the files in `routes/`.
import type { AnyRoute } from './route.ts';
import { accountRoutes } from './routes/accounts.ts';
import { descriptionRoutes } from './routes/description.ts';
import { eventRoutes } from './routes/events.ts';
import { gameRoutes } from './routes/games.ts';
import { healthRoutes } from './routes/health.ts';
import { momentRoutes } from './routes/moments.ts';
import { operatorRoutes } from './routes/operator.ts';
import { playerRoutes } from './routes/players.ts';
import { roomRoutes } from './routes/rooms.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { tableRoutes } from './routes/tables.ts';
import { tokenRoutes } from './routes/tokens.ts';
import type { Services } from './services.ts';

export function allRoutes(services: Services): AnyRoute[] {
  const routes = [
    ...sessionRoutes(services),
    ...accountRoutes(services),
    ...tokenRoutes(services),
    ...playerRoutes(services),
    ...gameRoutes(services),
    ...tableRoutes(services),
    ...momentRoutes(services),
    ...roomRoutes(services),
    ...eventRoutes(services),
    ...operatorRoutes(services),
    ...healthRoutes(services),
  ];
  return [...routes, ...descriptionRoutes(routes, services)];
}
