import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { send } from "./send.ts";

// A real server, as MSW does not behave like one when an answer stops halfway.
let server: Server | undefined;
afterEach(() => {
	server?.closeAllConnections();
	server?.close();
});

async function sendTo(listener: RequestListener, timeoutMs = 10_000) {
	const started = createServer(listener);
	server = started;
	await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
	const address = started.address();
	const port = typeof address === "object" ? address?.port : undefined;
	const url = new URL(`http://127.0.0.1:${port}/`);
	return await send({ provider: "forbes", url, timeoutMs, maxBytes: 1_000 }, () => 0);
}

test("times out when an answer stops halfway or never begins", async () => {
	const stuck = sendTo((_, response) => {
		response.setHeader("Connection", "close");
		response.write('{"a":');
	}, 150);
	await expect(stuck).rejects.toMatchObject({ kind: "timeout", message: "forbes: timeout" });
	await expect(sendTo(() => undefined, 150)).rejects.toMatchObject({ kind: "timeout" });
});

test("fails when the connection breaks", async () => {
	const broken = sendTo((_, response) => {
		response.write('{"a":', () => response.destroy());
	});
	await expect(broken).rejects.toMatchObject({ kind: "unreachable", message: "forbes: unreachable" });
});

test("stops reading an endless answer at the limit", async () => {
	const endless = sendTo((_, response) => {
		const more = () => {
			while (response.write("x".repeat(500)));
			response.once("drain", more);
		};
		more();
	});
	await expect(endless).rejects.toMatchObject({
		kind: "unreadable",
		message: "forbes: unreadable (more than 1000 bytes)",
	});
});
