import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { getResponse } from "msw/utils/get-response";
import { SOURCE_BASES, type SourceBases } from "../builders.ts";
import { FORBES_EXAMPLE_BASE } from "../forbes/forbes.msw-handlers.ts";
import { mockHandlers } from "./mock-handlers.ts";

export interface LocalProviders {
	readonly bases: SourceBases;
	readonly billionairesUrl: string;
	close(): Promise<void>;
}

/** Serves the mock providers to other processes, which MSW does not reach. A path begins with the provider's host. */
export async function startLocalProviders(): Promise<LocalProviders> {
	const handlers = mockHandlers();
	const server = createServer(async (incoming, outgoing) => {
		const answer = await getResponse(handlers, await readRequest(incoming));
		outgoing.writeHead(answer?.status ?? 404, Object.fromEntries(answer?.headers ?? []));
		outgoing.end(await answer?.text());
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const port = typeof address === "object" ? address?.port : undefined;
	const local = (base: string) => base.replace("https://", `http://127.0.0.1:${port}/`);
	const { wikimedia, ...single } = SOURCE_BASES;
	const { github, reddit, redditToken, tmdb, spotify, spotifyToken } = single;
	return {
		bases: {
			github: local(github),
			reddit: local(reddit),
			redditToken: local(redditToken),
			tmdb: local(tmdb),
			spotify: local(spotify),
			spotifyToken: local(spotifyToken),
			wikimedia: wikimedia.map(local),
		},
		billionairesUrl: local(FORBES_EXAMPLE_BASE),
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

async function readRequest(incoming: IncomingMessage): Promise<Request> {
	const { method = "GET", url = "/" } = incoming;
	const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
		values.map((value): [string, string] => [name, value]),
	);
	const body = method === "GET" ? null : await text(incoming);
	return new Request(`https:/${url}`, { method, headers, body });
}
