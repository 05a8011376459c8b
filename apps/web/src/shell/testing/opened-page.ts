import type { HttpHandler } from "msw/http";
import type { FileRoutesByTo } from "../../routeTree.gen.ts";

interface OpenedPage {
	/** Without it, the route's own. */
	readonly path?: string;
	/** Text of the part that appears last. */
	readonly words: string;
	readonly answers: HttpHandler[];
	/** A button to press first. */
	readonly press?: string;
}

type Route = keyof FileRoutesByTo;
export type AdminRoute = Extract<Route, `/admin${string}`>;
export type PlayerRoute = Exclude<Route, AdminRoute>;

/** The test pages of each route, or the reason why it needs none. A new route does not compile without an entry. */
export type PagesOf<Some extends Route> = Readonly<Record<Some, readonly OpenedPage[] | string>>;
