import type { NodeMiddleware } from "../http/listen.ts";
import type { RenderOutage } from "./outage-page.ts";
import type { RenderPage } from "./render-page.ts";

/** The built web client: its files and the function that renders its routes. */
export interface WebClient {
	/** The folder of files that browsers may load; null in development, where they come from the sources. */
	readonly files: string | null;
	readonly render: RenderPage;
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
