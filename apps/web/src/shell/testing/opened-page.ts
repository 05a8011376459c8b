import type { HttpHandler } from "msw/http";
import type { FileRoutesByTo } from "../../routeTree.gen.ts";

interface OpenedPage {
	/** Without it, the route's own. */
	readonly path?: string;
	/** Words of the part that is shown last. */
	readonly words: string;
	readonly answers: HttpHandler[];
	/** The name of a button to press first. */
	readonly press?: string;
}

type Route = keyof FileRoutesByTo;
export type AdminRoute = Extract<Route, `/admin${string}`>;
export type PlayerRoute = Exclude<Route, AdminRoute>;

/** The pages of each route, so that a new route does not compile without them; or the reason why it needs none. */
export type PagesOf<Some extends Route> = Readonly<Record<Some, readonly OpenedPage[] | string>>;
