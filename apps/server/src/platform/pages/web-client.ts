import type { NodeMiddleware } from "../http/listen.ts";
import type { RenderErrorPage, RenderPage } from "./render-page.ts";

export interface WebClient {
	/** The folder of the built files; null without files. */
	readonly files: string | null;
	/** Browsers load the sources. */
	readonly isDevelopment?: true;
	readonly render: RenderPage;
	/** Removes the query parameters that the page's route does not know. */
	readonly pathOf: (path: string) => string;
	/** Replaces pages that can't be rendered; absent in development, which shows their text alone. */
	readonly renderError?: RenderErrorPage;
}

export interface RunningWebClient extends WebClient {
	/** The entry script's address, which changes with every version; null in development. */
	readonly entry: string | null;
	/** Runs before the application. In development it serves the sources and reloads pages. */
	readonly before?: NodeMiddleware;
	close(): Promise<void>;
}
