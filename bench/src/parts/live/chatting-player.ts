import { type ClientRequest, request } from "node:http";
import { HttpConnection } from "../../processes/http-connection.ts";
import { expectStatus } from "../player.ts";
import type { Friend } from "./friends-in-pairs.ts";

interface Page {
	readonly messages: readonly { readonly id: string; readonly sender: string; readonly content: string }[];
}

/** A player with an open chat that acts as the site's client: refetches on every live event and marks messages read. */
export class ChattingPlayer {
	/** From the call that sends a message to the answer that shows it here, in ms. */
	readonly latencies: number[] = [];
	readonly #url: string;
	readonly #friend: Friend;
	readonly #sending: HttpConnection;
	readonly #reading: HttpConnection;
	#stream: ClientRequest | null = null;
	#newest: string | null = null;
	#sent = 0;
	#isRefetching = false;
	#mustRefetch = false;
	#onError: (error: unknown) => void = () => {};

	constructor(url: string, friend: Friend) {
		this.#url = url;
		this.#friend = friend;
		this.#sending = new HttpConnection(url);
		this.#reading = new HttpConnection(url);
	}

	/** Opens the live event stream and warms the connections. @param onError gets later failures. */
	async open(onError: (error: unknown) => void): Promise<void> {
		this.#onError = onError;
		for (const connection of [this.#sending, this.#reading])
			expectStatus(await connection.send({ path: "/health" }), 200);
		await this.#openStream();
	}

	#openStream(): Promise<void> {
		const { cookie } = this.#friend;
		return new Promise((resolve, reject) => {
			const path = new URL("/api/trpc/live.events", this.#url);
			this.#stream = request(path, { agent: false, headers: { cookie } }, (answer) => {
				if (answer.statusCode !== 200) return reject(new Error(`a stream answered ${answer.statusCode}`));
				answer.setEncoding("utf8");
				answer.on("data", (text: string) => this.#receive(text));
				answer.on("error", () => undefined);
				resolve();
			});
			this.#stream.on("error", reject);
			this.#stream.end();
		});
	}

	/** The content is the time of sending. */
	async send(): Promise<void> {
		const { cookie, id, friendId: userId } = this.#friend;
		const body = { userId, content: String(performance.now()), clientId: `${id}-${this.#sent++}` };
		const call = { path: "/api/trpc/chat.send", method: "POST", headers: { cookie }, body } as const;
		expectStatus(await this.#sending.send(call), 200);
	}

	close(): void {
		this.#stream?.destroy();
		this.#sending.close();
		this.#reading.close();
	}

	#receive(text: string): void {
		if (/"kind":"(?:message|read)"/.test(text)) this.#refetchUntilCurrent().catch(this.#onError);
	}

	/** One refetch at a time; events during it cause one more. */
	async #refetchUntilCurrent(): Promise<void> {
		this.#mustRefetch = true;
		if (this.#isRefetching) return;
		this.#isRefetching = true;
		try {
			while (this.#mustRefetch) {
				this.#mustRefetch = false;
				await this.#refetch();
			}
		} finally {
			this.#isRefetching = false;
		}
	}

	async #refetch(): Promise<void> {
		const { cookie, id, friendId: userId } = this.#friend;
		const input = { userId, ...(this.#newest !== null && { after: this.#newest }) };
		const path = `/api/trpc/chat.list?input=${encodeURIComponent(JSON.stringify(input))}`;
		const answer = await this.#reading.send({ path, headers: { cookie } });
		expectStatus(answer, 200);
		const { result }: { result: { data: Page } } = JSON.parse(answer.body.toString());
		const received = result.data.messages.filter(({ sender }) => sender !== id);
		for (const { content } of received) this.latencies.push(performance.now() - Number(content));
		this.#newest = result.data.messages.at(-1)?.id ?? this.#newest;
		if (received.length === 0) return;
		const body = { userId, upTo: this.#newest };
		const read = { path: "/api/trpc/chat.read", method: "POST", headers: { cookie }, body } as const;
		expectStatus(await this.#reading.send(read), 200);
	}
}
