import { HttpConnection } from "../../processes/http-connection.ts";
import { expectStatus } from "../player.ts";
import type { SeededPlayer } from "./seed-players.ts";

export class BenchCaller {
	readonly #connection: HttpConnection;
	readonly #cookie: string;

	private constructor(connection: HttpConnection, cookie: string) {
		this.#connection = connection;
		this.#cookie = cookie;
	}

	/** Players who share one connection in turn. */
	static sharing(url: string, players: readonly SeededPlayer[]): BenchCaller[] {
		const connection = new HttpConnection(url);
		return players.map(({ cookie }) => new BenchCaller(connection, cookie));
	}

	async mutate<Data>(procedure: string, body: object): Promise<Data> {
		const headers = { cookie: this.#cookie };
		const call = { path: `/api/trpc/${procedure}`, method: "POST", headers, body } as const;
		const answer = await this.#connection.send(call);
		expectStatus(answer, 200);
		const { result }: { result: { data: Data } } = JSON.parse(answer.body.toString());
		return result.data;
	}
}
