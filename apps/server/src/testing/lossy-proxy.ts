import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { Dice } from "./fuzz/dice.ts";

/** A proxy that sometimes cuts the connection when the server answers, so that the client can't know what was done. */
export async function openLossyProxy(url: string, dice: Dice, cutOnceIn: number) {
	const { hostname, port } = new URL(url);
	const proxy = createServer((client) => {
		const server = connect(Number(port), hostname);
		const end = () => {
			client.destroy();
			server.destroy();
		};
		for (const socket of [client, server]) socket.on("error", end).on("close", end);
		client.pipe(server);
		server.on("data", (bytes) => {
			if (dice.onceIn(cutOnceIn)) end();
			else client.write(bytes);
		});
	});
	proxy.listen(0, "127.0.0.1");
	await once(proxy, "listening");
	const address = proxy.address();
	return {
		url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
		close: () => new Promise<void>((done) => proxy.close(() => done())),
	};
}
