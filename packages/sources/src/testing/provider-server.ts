import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import { mockHandlers } from "./mock-handlers.ts";

/** Mocks all providers; `use()` changes an answer for one test, `calls` has every call. Other hosts fail. */
export function providerServer() {
	const server = setupServer(...mockHandlers());
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
