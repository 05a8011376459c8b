import type { NodeMiddleware } from "../http/listen.ts";
import type { RenderOutage } from "./outage-page.ts";
import type { RenderPage } from "./render-page.ts";
import type { WebFiles } from "./web-files.ts";

/** The built web client: its files and the function that renders its routes. */
export interface WebClient {
	/** Null in development, where browsers load the sources. */
	readonly files: WebFiles | null;
	readonly render: RenderPage;
	/** Returns a page's path without the query names that its route does not know. */
	readonly pathOf: (path: string) => string;
	/** Renders what is shown instead while the database does not answer; absent in development. */
	readonly renderOutage?: RenderOutage;
}

export interface RunningWebClient extends WebClient {
	/** The address of the script that pages begin with, which changes with every version; null in development. */
	readonly entry: string | null;
	/** Sees requests before the application does. In development it serves the sources and reloads the page. */
	readonly before?: NodeMiddleware;
	close(): Promise<void>;
}
