import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { PIXEL } from "@hilo/server/testing/pictures";
import { atMost } from "../../report.ts";
import type { Attack } from "./attack.ts";
import { post } from "./post.ts";
import { ATTACKER } from "./watch.ts";

const REQUESTS = 28;
const UPLOADS = 5;
const PICTURE = Buffer.concat([PIXEL, Buffer.alloc(300_000)]);
const ADDRESSES = [ATTACKER, "127.0.0.67"];

/** Each request announces 10 MB and sends next to nothing, signed in and not. */
export const slowBodies: Attack = {
	name: `${REQUESTS} slow requests of two addresses, while a player uploads pictures`,
	async prepare({ site, operator }) {
		const [ada, mallory] = [await operator.site.player("ada"), await operator.site.player("mallory")];
		const { hostname, port } = new URL(site.url);
		let refused = 0;
		return {
			async run() {
				const sockets = Array.from({ length: REQUESTS }, (_, n) => {
					const localAddress = ADDRESSES[n % 2] ?? ATTACKER;
					const socket = connect({ host: hostname, port: Number(port), localAddress });
					socket.on("error", () => undefined);
					const cookie = n % 4 < 2 ? `Cookie: ${mallory.cookieHeader}\r\n` : "";
					const type = "Content-Type: multipart/form-data; boundary=b\r\n";
					socket.write(`POST /api/user/avatar HTTP/1.1\r\nHost: a\r\n${cookie}${type}`);
					socket.write("Content-Length: 10485760\r\n\r\n--b");
					return socket;
				});
				await sleep(500);
				for (let n = 0; n < UPLOADS; n++) {
					const body = { type: "application/octet-stream", content: PICTURE };
					if ((await post(site, ada, "/trpc/customGames.addPicture", body)) !== 200) refused++;
				}
				for (const socket of sockets) socket.destroy();
			},
			findings: () => [atMost("  of the player's pictures, not taken", refused, 0, String)],
		};
	},
};
