import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import { standIns } from "./stand-ins.ts";

/**
 * Puts stand-ins between the tests of a file and the network: `use()` changes what a provider answers for the rest of one test, and
 * every call is written down. A call to anyone else fails.
 */
export function providerServer() {
	const server = setupServer(...standIns());
	const calls: Request[] = [];
	beforeAll(() => {
		server.listen({ onUnhandledFrame: "error" });
		server.events.on("request:start", ({ request }) => {
			calls.push(request.clone());
		});
	});
	afterEach(() => {
		server.resetHandlers();
		calls.length = 0;
	});
	afterAll(() => server.close());
	return { use: server.use, calls };
}
